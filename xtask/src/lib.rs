//! Development tasks.
//!
//! [`case`] reads the corpus, [`judge`] runs one case every way it can be run, [`score`] adds up.

pub mod case;
pub mod judge;
pub mod score;
