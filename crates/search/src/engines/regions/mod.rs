//! Regions: code that both programs have is opaque, until a proof needs to know what it does.
//!
//! Most of a large function is the same after a small change, and a proof rarely needs to know what that part computes, only that
//! it is the same function of its inputs. Differential symbolic execution (DSE; Person, Dwyer, Elbaum and Păsăreanu, FSE 2008)
//! makes all common code uninterpreted functions, once. Impacted summaries (IMP-S; Backes, Person, Rungta and Tkachuk, SPIN 2013)
//! keep what the change can have an influence on. ARDiff (Badihi, Akinotcho, Li and Rubin, ESEC/FSE 2020) begins like DSE and makes
//! one statement exact at a time, chosen by heuristics, until the question is decided: abstraction and refinement (CEGAR) on
//! common code.
//!
//! What is different here. Common code is found in the IR (`diff`), by digests of what pieces would be as functions, so names,
//! slots, order and helpers that were inlined do not matter. Inputs of an uninterpreted function are whatever the code can look
//! at. What is left exact is not unrolled: the seeds of predicate abstraction and the search for couplings work on it as on any
//! other claim, so a proof is one for any number of rounds. And nothing is believed: a proof is a certificate that names the
//! opaque pieces, and the kernel sees for itself that they are the same code on both sides.
//!
//! * `diff`: the pieces that both programs have
//! * `heuristics`: which piece is refined next
//! * `engine`: abstraction, attempt, refinement
//! * `statistics`: what that took

pub mod diff;
pub mod engine;
mod heuristics;
pub mod statistics;
