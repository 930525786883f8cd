//! The methods that search, each behind [`Engine`](crate::Engine).

pub mod abstraction;
pub mod couplings;
pub mod horn;
pub mod induction;
pub mod pequod;
pub mod regions;
pub mod testing;
