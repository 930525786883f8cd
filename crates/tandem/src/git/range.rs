//! Which two states are compared: `BASE..HEAD`, `BASE...HEAD`, one commit, the index, the work tree.

use tandem_base::Pair;

use super::repository::{Repository, Revision};
use crate::error::Error;

/// What the user asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// Two commits, or a commit and the one before it.
    Commits,
    /// What is staged.
    Index,
    /// What is on disk.
    WorkTree,
}

/// The two states that a range stands for. Without a range it is the last commit against the index or the work tree.
pub fn revisions(repository: &Repository, range: Option<&str>, against: Against) -> Result<Pair<Revision>, Error> {
    let commit = |name: &str| repository.commit(if name.is_empty() { "HEAD" } else { name });
    let right = match against {
        Against::Commits => None,
        Against::Index => Some(Revision::Index),
        Against::WorkTree => Some(Revision::WorkTree),
    };
    match (range, right) {
        (Some(range), Some(_)) if range.contains("..") => {
            Err(Error::Usage(format!("{range} names two commits, and one is compared with what is not committed")))
        }
        (base, Some(right)) => Ok(Pair::new(Revision::Commit(commit(base.unwrap_or("HEAD"))?), right)),
        (None, None) => Ok(Pair::new(Revision::Commit(commit("HEAD")?), Revision::WorkTree)),
        (Some(range), None) => {
            let (left, right) = if let Some((base, head)) = range.split_once("...") {
                let (base, head) = (commit(base)?, commit(head)?);
                (repository.merge_base(&base, &head)?, head)
            } else if let Some((base, head)) = range.split_once("..") {
                (commit(base)?, commit(head)?)
            } else {
                let head = commit(range)?;
                let first =
                    || Error::Usage(format!("{range} is the first commit: there is nothing to compare it with"));
                (repository.parent(&head).ok_or_else(first)?, head)
            };
            Ok(Pair::new(Revision::Commit(left), Revision::Commit(right)))
        }
    }
}
