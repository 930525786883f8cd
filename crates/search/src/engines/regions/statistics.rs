//! What abstraction and refinement took, for reports and for the tables beside the paper's.

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
