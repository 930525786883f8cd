//! What Tandem says: plain data, and one renderer a file.
//!
//! A [`Report`] is the whole answer about one function or datum of two programs in words and numbers. Renderers only lay
//! it out; they decide nothing.

mod data;
mod json;
mod text;

pub use data::{
    CertificateReport, CounterexampleReport, ItemName, MemoryData, OutcomeReport, ReplayData, Replayed, Report, SCHEMA,
    SemanticsReport, Status, Values, VerdictName,
};
pub use json::render_json;
pub use text::{Style, render_summary, render_text};
