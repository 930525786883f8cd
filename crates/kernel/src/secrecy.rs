//! What a claim says of secrets, and what the two runs of it are.
//!
//! A claim that a function does not depend on its secrets is made of an ordinary one: the programs were given a second value for each
//! secret, of which each side looks at its own (the pass `two_runs`), so that equal inputs are two runs with different secrets. All
//! rules of this crate are then right as they are. What is kept here is what was asked, so that a certificate says it and is not
//! taken for one of another claim, and what an input of the claim is made of, which `tandem_replay` takes apart.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tandem_base::Pair;

use crate::claim::Claim;

/// What is said of secrets.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secrecy {
    /// The parameters that are secret.
    pub params: Vec<String>,
    /// Whether branches, addresses and divisions must not depend on them either.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub constant_time: bool,
    /// Whether what the function returns and leaves in memory may.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub secret_result: bool,
}

/// The two runs that a claim about secrets is about.
#[derive(Clone, Debug)]
pub struct TwoRuns {
    /// What was asked.
    pub secrecy: Secrecy,
    /// The functions as callers know them.
    pub plain: Arc<Claim>,
    /// Secret parameters and their twins, by their places.
    pub twins: Vec<(usize, usize)>,
    /// Memories in which each side finds what a secret parameter leads to, and in which callers know it to be.
    pub behind: Pair<Vec<(String, String)>>,
}
