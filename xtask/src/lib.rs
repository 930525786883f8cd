//! Development tasks.
//!
//! [`case`] reads the corpus, [`judge`] runs one case every way it can be run, [`score`] adds up; [`mutants`] measures the tester.

pub mod case;
pub mod judge;
pub mod mutants;
pub mod score;
