//! What Tandem says: plain data, and one renderer a file.
//!
//! A [`Report`] is the whole answer about one function or datum of two programs in words and numbers. Renderers only lay
//! it out; they decide nothing.

pub mod answer;
mod blocks;
pub mod counterexample;
mod data;
pub mod emit;
mod github;
mod html;
mod json;
mod junit;
mod markdown;
mod objects;
pub mod replay_data;
mod run;
mod sarif;
mod secrets;
mod shaped;
pub mod source;
pub mod story;
pub mod summary;
#[cfg(test)]
mod testing;
mod text;
mod tools;
pub mod unknown;
pub mod values;
pub mod verification;
pub mod words;

pub use data::{
    Accepted, CertificateReport, CounterexampleReport, ItemName, MemoryData, OutcomeReport, RefinedPiece, Refinement,
    ReplayData, Replayed, Report, SCHEMA, SemanticsReport, Status, Values, VerdictName, overall,
};
pub use github::render_github;
pub use html::render_html;
pub use json::render_json;
pub use junit::render_junit;
pub use markdown::render_markdown;
pub use run::render_run;
pub use sarif::render_sarif;
pub use summary::Summary;
pub use text::{Detail, Layout, Style, render_all, render_text};
pub use tools::render_tools;
