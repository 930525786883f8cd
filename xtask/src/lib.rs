//! Development tasks.
//!
//! [`case`] reads the corpus, [`judge`] runs cases every way they can be run, [`score`] adds up; [`adversarial`] looks for
//! wrong answers under bad conditions; [`mod@itself`] compares whole files with themselves, [`campaign`] generated programs
//! with changes of them; [`examine`] runs both programs after each proof; [`mutants`] measures the tester, [`damage`] the checker, [`mod@bench`] whole checks;
//! [`mod@trusted`] counts the code that a verdict rests on.

pub mod adversarial;
pub mod bench;
pub mod campaign;
pub mod case;
pub mod damage;
pub mod examine;
pub mod itself;
pub mod judge;
pub mod mutants;
pub mod queries;
pub mod score;
pub mod strict;
pub mod trusted;
pub mod why;
