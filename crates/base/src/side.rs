//! Which of the two programs, and one value for each of them.
//!
//! Everything Tandem says is about two programs. Facts that exist once per program are a [`Pair`], so that no
//! code ever handles a `foo1` beside a `foo2`.

use std::fmt;
use std::ops::{Index, IndexMut};

/// Which of the two programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The reference: what is meant to be preserved.
    Left,
    /// The candidate: what is claimed to behave like the left.
    Right,
}

impl Side {
    /// Both sides, left first.
    pub const BOTH: [Side; 2] = [Side::Left, Side::Right];

    /// The opposite side.
    pub fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }

    /// `"left"` or `"right"`, as written in expressions and reports.
    pub fn name(self) -> &'static str {
        match self {
            Side::Left => "left",
            Side::Right => "right",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pair<T> {
    /// The left program's value.
    pub left: T,
    /// The right program's value.
    pub right: T,
}

impl<T> Pair<T> {
    /// A pair from its two values, left first.
    pub fn new(left: T, right: T) -> Self {
        Pair { left, right }
    }

    /// The value that `make` gives for each side, left first.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> Self {
        Pair { left: make(Side::Left), right: make(Side::Right) }
    }

    /// Like [`Pair::from_fn`], stopping at the first error.
    pub fn try_from_fn<E>(mut make: impl FnMut(Side) -> Result<T, E>) -> Result<Self, E> {
        Ok(Pair { left: make(Side::Left)?, right: make(Side::Right)? })
    }

    /// Both values transformed alike.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> Pair<U> {
        Pair { left: change(self.left), right: change(self.right) }
    }

    /// Each value together with the other pair's value of the same side.
    pub fn zip<U>(self, other: Pair<U>) -> Pair<(T, U)> {
        Pair { left: (self.left, other.left), right: (self.right, other.right) }
    }

    /// The sides exchanged.
    pub fn swap(self) -> Self {
        Pair { left: self.right, right: self.left }
    }

    /// A pair of references.
    pub fn as_ref(&self) -> Pair<&T> {
        Pair { left: &self.left, right: &self.right }
    }

    /// Both values with their sides, left first.
    pub fn iter(&self) -> impl Iterator<Item = (Side, &T)> {
        [(Side::Left, &self.left), (Side::Right, &self.right)].into_iter()
    }
}

impl<T> Index<Side> for Pair<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        match side {
            Side::Left => &self.left,
            Side::Right => &self.right,
        }
    }
}

impl<T> IndexMut<Side> for Pair<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Left => &mut self.left,
            Side::Right => &mut self.right,
        }
    }
}
