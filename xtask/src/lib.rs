//! Development tasks.
//!
//! [`case`] reads the corpus, [`judge`] runs one case every way it can be run, [`score`] adds up; [`adversarial`] looks for
//! wrong answers under bad conditions; [`mutants`] measures the tester, [`damage`] the checker, [`bench`] whole checks.

pub mod adversarial;
pub mod bench;
pub mod case;
pub mod damage;
pub mod judge;
pub mod mutants;
pub mod score;
