//! Claims, certificates, and the checker that alone may call two programs equivalent.
//!
//! The kernel sees no search, no tactic and no pass, does no I/O and reads no clock. What searches propose arrives here as a
//! certificate and is believed only as far as its obligations are refuted. Who refutes them, and who rewrites programs
//! where a certificate says so, is handed in: either somebody who is believed ([`obligation::Discharge`]), or somebody who
//! has to say why in steps that the kernel takes itself ([`derivation`]).

pub mod certificate;
pub mod checker;
pub mod claim;
pub mod concrete;
pub mod definitions;
pub mod derivation;
pub mod encode;
pub mod expression;
pub mod hash;
pub mod joint;
pub mod obligation;
pub mod reshape;
mod same_code;
pub mod secrecy;
pub mod semantics;
pub mod symbolic;
