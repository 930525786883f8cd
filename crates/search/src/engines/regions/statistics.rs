//! What abstraction and refinement took, for reports and for the tables beside the paper's.

use std::fmt;

/// What an engine of regions did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Abstractions that were tried.
    pub iterations: usize,
    /// The pieces that both programs have.
    pub common: usize,
    /// What was made exact, in order.
    pub refined: Vec<Refined>,
    /// Uninterpreted functions left in the end.
    pub opaque: usize,
    /// Milliseconds for finding common code, for choosing what to refine, and for attempts at a proof.
    pub millis: [u64; 3],
}

/// A piece that was made exact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refined {
    /// Its line on the left side, 0 if unknown.
    pub line: u32,
    /// By which heuristics it was a candidate: 1, 2, both or neither; the third chose among the candidates.
    pub by: Vec<u8>,
}

impl fmt::Display for Statistics {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [diff, choice, attempts] = self.millis;
        write!(out, "{} iterations, {} pieces of common code, {} opaque in the end", self.iterations, self.common, self.opaque)?;
        write!(out, " ({diff} ms to find them, {choice} ms to choose, {attempts} ms for attempts)")?;
        for refined in &self.refined {
            write!(out, "; line {} made exact", refined.line)?;
            let by: Vec<String> = refined.by.iter().map(u8::to_string).collect();
            match by.is_empty() {
                true => write!(out, " by heuristic 3")?,
                false => write!(out, " by heuristics {} and 3", by.join(", "))?,
            }
        }
        Ok(())
    }
}
