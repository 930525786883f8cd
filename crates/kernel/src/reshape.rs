//! How a program is cut into activations before a certificate speaks of it.
//!
//! A recursion that takes one step at a time and one that takes two have no calls that correspond, and a recursion has
//! none that correspond to the rounds of a loop; nor have the rounds of two loops any that correspond in one loop that
//! does the work of both. After one of these rewrites they do. They are passes of the IR that
//! preserve behaviour, applied here by the checker itself: a certificate names them, its hashes are those of the
//! programs before.
//!
//! A third kind of rewrite is for code that both programs have: it becomes a function of its own on each side (*outlining*). The
//! checker sees for itself that it is the same code (`same_code`), and lets one symbol stand for both.

use serde::{Deserialize, Serialize};

/// A rewrite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reshape {
    /// Two activations of a recursive function become one.
    Unfold,
    /// Loops become recursive functions.
    LoopsAsCalls,
    /// The entry does its loops twice.
    RunAgain,
}

/// The rewrites of each side, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reshapes {
    /// Of the left program.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Reshape>,
    /// Of the right program.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub right: Vec<Reshape>,
    /// Pieces of code, by digest, that become functions of their own wherever they occur in the entry of either program.
    /// Those that are the same code on both sides are opaque: one uninterpreted function stands for both.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opaque: Vec<String>,
    /// Stretches of code of the entries that become functions in the same way, each side's by where it begins and what follows it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stretches: Vec<Stretch>,
}

/// A stretch of code that both programs have: from a block to another, which is not part of it, by their numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stretch {
    /// In the left program.
    pub left: (usize, usize),
    /// In the right program.
    pub right: (usize, usize),
}

/// A certificate with more rewrites of a side than this is not looked at: each may double a program.
pub const MOST_RESHAPES: usize = 3;

impl Reshapes {
    /// Whether code becomes functions of its own.
    pub fn outlines(&self) -> bool {
        !self.opaque.is_empty() || !self.stretches.is_empty()
    }

    /// Whether the programs stay as they are.
    pub fn is_none(&self) -> bool {
        self.left.is_empty() && self.right.is_empty() && !self.outlines()
    }
}
