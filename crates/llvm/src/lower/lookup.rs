//! Finding a function by the name that a user gives.

use tandem_ir::FuncId;

use super::{Lowered, Refusal};
use crate::names::{distance, last_segment};

/// What a name given by a user stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lookup<'l> {
    /// This function.
    Found(FuncId),
    /// A function that could not be lowered.
    Refused(&'l Refusal),
    /// Several functions; their paths.
    Ambiguous(Vec<String>),
    /// No function; names that are near, best first.
    Missing(Vec<String>),
}

impl Lowered {
    /// The function that a user means by a name: its path, its symbol, the end of its path, or its last segment.
    pub fn lookup(&self, name: &str) -> Lookup<'_> {
        let accepted = self.functions.iter().map(|info| (&info.symbol, &info.path, Ok(info.id)));
        let refused = self.refused.iter().map(|refusal| (&refusal.symbol, &refusal.path, Err(refusal)));
        let all: Vec<_> = accepted.chain(refused).collect();
        let exact: Vec<_> = all.iter().filter(|(symbol, path, _)| *symbol == name || *path == name).collect();
        let tail = format!("::{name}");
        let matches = if exact.is_empty() {
            all.iter().filter(|(_, path, _)| path.ends_with(&tail) || last_segment(path) == name).collect()
        } else {
            exact
        };
        match matches[..] {
            [] => {
                let mut near: Vec<(usize, &str)> =
                    all.iter().map(|(_, path, _)| (distance(name, last_segment(path)), path.as_str())).collect();
                near.retain(|(distance, _)| *distance <= 1 + name.chars().count() / 3);
                near.sort();
                near.dedup();
                Lookup::Missing(near.into_iter().take(5).map(|(_, path)| path.to_owned()).collect())
            }
            [(_, _, Ok(id))] => Lookup::Found(*id),
            [(_, _, Err(refusal))] => Lookup::Refused(refusal),
            _ => Lookup::Ambiguous(matches.iter().map(|(_, path, _)| (*path).clone()).collect()),
        }
    }
}
