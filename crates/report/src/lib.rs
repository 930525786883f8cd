//! What Tandem says: plain data, and one renderer a file.
//!
//! A [`Report`] is the whole answer about one function or datum of two programs in words and numbers. Renderers only lay
//! it out; they decide nothing.

pub mod answer;
mod blocks;
pub mod counterexample;
mod data;
pub mod emit;
mod json;
mod objects;
mod parting;
pub mod replay_data;
mod run;
mod text;
mod tools;
pub mod values;
pub mod verification;

pub use data::{
    CertificateReport, CounterexampleReport, ItemName, MemoryData, OutcomeReport, ReplayData, Replayed, Report, SCHEMA,
    SemanticsReport, Status, Values, VerdictName, overall,
};
pub use json::render_json;
pub use run::render_run;
pub use text::{Style, render_all, render_summary, render_text};
pub use tools::render_tools;
