//! Which engines there are, and in which order they are tried: what is fast where it succeeds first.

use tandem_solver::Command;

use crate::Engine;
use crate::engines::abstraction::engine::Abstraction;
use crate::engines::couplings::engine::Couplings;
use crate::engines::horn::engine::Horn;
use crate::engines::testing::engine::Testing;

/// Every engine, in the order in which they are tried.
pub fn engines() -> Vec<Box<dyn Engine>> {
    engines_with(None)
}

/// Every engine, with this Horn solver in the place of Spacer.
pub fn engines_with(horn_solver: Option<Command>) -> Vec<Box<dyn Engine>> {
    vec![
        Box::new(Testing::QUICK),
        Box::new(Abstraction::Seeds),
        Box::new(Abstraction::Large),
        Box::new(Abstraction::Relational),
        Box::new(Couplings::BRIEF),
        Box::new(Testing::LONG),
        Box::new(Abstraction::Refined),
        Box::new(Couplings::LONG),
        Box::new(Horn { solver: horn_solver }),
    ]
}

/// Engines that are used only when named: for measurements.
pub fn further_engines() -> Vec<Box<dyn Engine>> {
    vec![Box::new(Abstraction::Seeded), Box::new(Abstraction::Unseeded)]
}
