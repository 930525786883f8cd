//! How results are shown: the flags that every command with results has.

use clap::{Args, ValueEnum};

/// How results are shown.
#[derive(Clone, Debug, Default, Args)]
pub struct ShownArgs {
    /// The format of the results.
    #[arg(long, value_enum, default_value_t = Format::Text, help_heading = "Output")]
    pub format: Format,
    /// Print only the line that sums up.
    #[arg(short, long, conflicts_with = "verbose", help_heading = "Output")]
    pub quiet: bool,
    /// List every function, also those that are equivalent, with times and engines.
    #[arg(short, long, help_heading = "Output")]
    pub verbose: bool,
    /// For what is unknown, print everything that was tried and what stood in the way.
    #[arg(long, help_heading = "Output")]
    pub explain: bool,
    /// Use colours: on a terminal unless NO_COLOR is set, always, or never.
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = Colour::Auto, help_heading = "Output")]
    pub color: Colour,
}

/// The formats of results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For a person at a terminal.
    #[default]
    Text,
    /// One JSON object an item, one item a line (docs/schema/tandem-2.json).
    Json,
    /// SARIF 2.1.0, for code scanning.
    Sarif,
    /// JUnit's XML, for build servers.
    Junit,
    /// Markdown, for a comment on a pull request.
    Markdown,
    /// Annotations in the log of a GitHub workflow.
    Github,
    /// One HTML page with the sources, the runs and the proofs.
    Html,
}

/// When colours are used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Colour {
    /// On a terminal, unless NO_COLOR is set.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}
