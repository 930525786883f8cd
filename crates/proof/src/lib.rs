//! Claims, certificates, obligations and the checker that alone may call two programs equivalent.
//!
//! This crate cannot see the searches. What they propose arrives here as a [`Certificate`] and is believed only as
//! far as its obligations are discharged.

mod abstraction;
mod apart;
mod certain;
pub mod certificate;
pub mod checker;
pub mod claim;
mod congruence;
pub mod counterexample;
pub mod discharge;
mod elimination;
pub mod encode;
pub mod endless;
pub mod expression;
pub mod hash;
mod instances;
pub mod joint;
mod made_objects;
pub mod recurrent;
pub mod replay;
pub mod reshape;
pub mod semantics;
pub mod signs;
pub mod substitution;
pub mod symbolic;
