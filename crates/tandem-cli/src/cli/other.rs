//! The arguments of the commands beside `check`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use tandem::semantics::{Ints, Relation};

use super::{ProjectArgs, RootArgs, ShownArgs, SolvingArgs, TestArgs, choice};

/// `tandem replay`.
#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// What `tandem check --format json` printed.
    pub result: PathBuf,
    /// Do not run the programs natively.
    #[arg(long)]
    pub no_native: bool,
    /// A regression test from the counterexample.
    #[command(flatten)]
    pub test: TestArgs,
    /// How results are shown.
    #[command(flatten)]
    pub shown: ShownArgs,
}

/// `tandem verify`.
#[derive(Debug, Args)]
pub struct VerifyArgs {
    /// The certificate.
    pub certificate: PathBuf,
    /// The left program.
    pub left: PathBuf,
    /// The right program.
    pub right: PathBuf,
    /// An invariant of LEFT, as `PLACE: PREDICATE`. If it is inductive, what follows for RIGHT is printed.
    #[arg(long = "invariant", value_name = "PLACE: PREDICATE")]
    pub invariants: Vec<String>,
    /// Believe less. 1: no tactic and no simplifier; obligations are derived in steps that the kernel takes itself, and every
    /// question is put as it is to all solvers that are installed. 2: nor the passes to normal form and the rewrites that a
    /// certificate asks for; they are proved to change nothing, function by function.
    #[arg(long, value_name = "LEVEL", value_parser = clap::value_parser!(u8).range(1..=2))]
    pub strict: Option<u8>,
    /// Write the programs that the certificate is about, in the form its names refer to, as left.tir and right.tir there.
    #[arg(long, value_name = "FOLDER")]
    pub programs: Option<PathBuf>,
    /// Limits and solvers.
    #[command(flatten)]
    pub solving: SolvingArgs,
    /// Flags for the C compiler: -I, -D, -U and -std only.
    #[arg(long = "cflag", value_name = "FLAG", allow_hyphen_values = true)]
    pub cflags: Vec<String>,
    /// The projects that the two files are in.
    #[command(flatten)]
    pub roots: RootArgs,
    /// How crates are compiled, and what corresponds.
    #[command(flatten)]
    pub project: ProjectArgs,
}

/// `tandem run`.
#[derive(Debug, Args)]
pub struct RunArgs {
    /// The program.
    pub file: PathBuf,
    /// The function.
    #[arg(long)]
    pub entry: String,
    /// One argument for each parameter, written as reports write them: -3, 0.5, true, 'a', "text", [1, 2, 3]. Contents of
    /// memory that has no parameter as `region[key,…]=value`.
    #[arg(allow_hyphen_values = true)]
    pub args: Vec<String>,
    /// Integer semantics: fixed width that wraps around, or mathematical integers without bounds.
    #[arg(long, value_name = "KIND", default_value = "machine", value_parser = choice(Ints::NAMES))]
    pub ints: String,
    /// How many instructions to run at most.
    #[arg(long, default_value_t = 1_000_000_000)]
    pub steps: u64,
    /// Flags for the C compiler: -I, -D, -U and -std only.
    #[arg(long = "cflag", value_name = "FLAG", allow_hyphen_values = true)]
    pub cflags: Vec<String>,
}

/// `tandem mcp`.
#[derive(Debug, Args)]
pub struct McpArgs {
    /// Let tools run the compiled programs to confirm differences. They run with your rights.
    #[arg(long)]
    pub native: bool,
    /// Files outside of this folder are not read; by default the current folder.
    #[arg(long, value_name = "FOLDER")]
    pub root: Option<PathBuf>,
}

/// `tandem serve`.
#[derive(Debug, Args)]
pub struct ServeArgs {
    /// The port; 0 takes one that is free.
    #[arg(long, default_value_t = 7341)]
    pub port: u16,
    /// The address to listen at. Whoever can reach it can make this machine work.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub address: std::net::IpAddr,
    /// Run the compiled programs to confirm differences. They run with your rights: never do this for others.
    #[arg(long)]
    pub native: bool,
    /// The time for one request.
    #[arg(long, value_name = "TIME", default_value = "30s", value_parser = super::units::parse_duration)]
    pub timeout: std::time::Duration,
}

/// `tandem dump`.
#[derive(Debug, Args)]
pub struct DumpArgs {
    /// The program.
    pub file: PathBuf,
    /// The program claimed to behave like it, for `--horn`.
    #[arg(requires = "horn")]
    pub right: Option<PathBuf>,
    /// Print the product of two programs as Horn clauses in SMT-LIB: satisfiable where couplings exist.
    #[arg(long, requires = "right", conflicts_with_all = ["what", "raw"])]
    pub horn: bool,
    /// The left function, where the names differ (for `--horn`).
    #[arg(long, requires_all = ["right_entry", "horn"], conflicts_with = "entry")]
    pub left_entry: Option<String>,
    /// The right function, where the names differ (for `--horn`).
    #[arg(long, requires_all = ["left_entry", "horn"], conflicts_with = "entry")]
    pub right_entry: Option<String>,
    /// A predicate over the inputs of both sides (for `--horn`).
    #[arg(long, value_name = "EXPR", requires = "horn")]
    pub assume: Vec<String>,
    /// A predicate over the results (for `--horn`).
    #[arg(long, value_name = "EXPR", requires = "horn")]
    pub ensure: Option<String>,
    /// Integer semantics (for `--horn`).
    #[arg(long, value_name = "KIND", default_value = "machine", value_parser = choice(Ints::NAMES))]
    pub ints: String,
    /// Whether RIGHT refines LEFT, or they are equal (for `--horn`).
    #[arg(long, value_name = "KIND", default_value = "refines", value_parser = choice(Relation::NAMES))]
    pub relation: String,
    /// Count any abnormal end as equal to any other (for `--horn`).
    #[arg(long, requires = "horn")]
    pub traps_agree: bool,
    /// List the products that are tried, the likeliest first, instead of printing one (for `--horn`).
    #[arg(long, requires = "horn", conflicts_with_all = ["product", "sync"])]
    pub products: bool,
    /// Print the product of this number in the list of `--products`; without it the likeliest (for `--horn`).
    #[arg(long, value_name = "NUMBER", requires = "horn", conflicts_with = "sync")]
    pub product: Option<usize>,
    /// Print the product that this synchronisation file gives: cut at its points, advancing by its rules (for `--horn`).
    #[arg(long, value_name = "FILE", requires = "horn")]
    pub sync: Option<PathBuf>,
    /// What to print.
    #[arg(value_enum, long, default_value_t = Dumped::Ir)]
    pub what: Dumped,
    /// Only this function.
    #[arg(long)]
    pub entry: Option<String>,
    /// As lowered, before any rewriting.
    #[arg(long)]
    pub raw: bool,
    /// Flags for the C compiler: -I, -D, -U and -std only.
    #[arg(long = "cflag", value_name = "FLAG", allow_hyphen_values = true)]
    pub cflags: Vec<String>,
}

/// What `tandem dump` prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Dumped {
    /// The intermediate representation.
    Ir,
    /// The cut points and the state at each.
    Cuts,
}
