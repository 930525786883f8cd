//! The command line. Its words, the JSON format and the exit codes are relied on by scripts.

mod other;
mod units;

use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use tandem::Options;
use tandem::report::emit::TestKind;
use tandem::semantics::{Aliasing, Floats, Ints, Overflow, Relation, Semantics, Termination};
use tandem_compile::rustc::Profile;

pub use self::other::{DumpArgs, Dumped, ReplayArgs, RunArgs, VerifyArgs};
use self::units::{parse_duration, parse_size};

/// Program-equivalence checker: does RIGHT behave like LEFT?
#[derive(Debug, Parser)]
#[command(name = "tandem", version, about, max_term_width = 100)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Prove that two programs behave the same, or show an input on which they do not.
    Check(Box<CheckArgs>),
    /// Check a certificate against the two programs it speaks of, without searching.
    Verify(VerifyArgs),
    /// Run the counterexamples of a result in JSON again, in the interpreter and natively.
    Replay(ReplayArgs),
    /// Interpret one function on given arguments.
    Run(RunArgs),
    /// Print what a program was lowered to.
    Dump(DumpArgs),
    /// Say which solvers and compilers are installed, and what the missing ones would give.
    Doctor,
}

/// What a claim is about.
#[derive(Clone, Debug, Args)]
pub struct ClaimArgs {
    /// The reference program.
    pub left: PathBuf,
    /// The program claimed to behave like it.
    pub right: PathBuf,
    /// The function to compare; without it, every function that both sides have.
    #[arg(long, conflicts_with_all = ["left_entry", "right_entry"])]
    pub entry: Option<String>,
    /// The left function, where the names differ.
    #[arg(long, requires = "right_entry")]
    pub left_entry: Option<String>,
    /// The right function, where the names differ.
    #[arg(long, requires = "left_entry")]
    pub right_entry: Option<String>,
    /// A predicate over the inputs of both sides, such as `left.n >= 0`. May be given several times.
    #[arg(long, value_name = "EXPR")]
    pub assume: Vec<String>,
    /// A predicate over the results, such as `left.ret <= right.ret`, instead of their being equal. The inputs are
    /// then related only by --assume.
    #[arg(long, value_name = "EXPR")]
    pub ensure: Option<String>,
    /// How integers compute.
    #[arg(long, value_name = "KIND", default_value = "machine", value_parser = choice(Ints::NAMES))]
    pub ints: String,
    /// How floats compute.
    #[arg(long, value_name = "KIND", default_value = "ieee", value_parser = choice(Floats::NAMES))]
    pub floats: String,
    /// What signed overflow means in C and LLVM.
    #[arg(long, value_name = "KIND", default_value = "wrap", value_parser = choice(Overflow::NAMES))]
    pub overflow: String,
    /// Whether RIGHT refines LEFT, or they are equal.
    #[arg(long, value_name = "KIND", default_value = "refines", value_parser = choice(Relation::NAMES))]
    pub relation: String,
    /// Whether terminating on the same inputs is part of the claim.
    #[arg(long, value_name = "KIND", default_value = "total", value_parser = choice(Termination::NAMES))]
    pub termination: String,
    /// Count any abnormal end as equal to any other.
    #[arg(long)]
    pub traps_agree: bool,
    /// What a pointer parameter of a C or Rust function leads to is not reached through another one or otherwise.
    #[arg(long)]
    pub no_alias: bool,
    /// Flags for the C compiler: -I, -D, -U and -std only.
    #[arg(long = "cflag", value_name = "FLAG", allow_hyphen_values = true)]
    pub cflags: Vec<String>,
    /// Which of cargo's profiles Rust is compiled as: with overflow checks and debug assertions, or without.
    #[arg(long, value_name = "PROFILE", default_value = "dev", value_parser = choice(Profile::NAMES))]
    pub rust_profile: String,
}

impl ClaimArgs {
    /// Flags for compilers.
    pub fn compiler_flags(&self) -> Vec<String> {
        let profile = (self.rust_profile == "release").then(|| Profile::RELEASE.to_owned());
        self.cflags.iter().cloned().chain(profile).collect()
    }
}

/// Limits and solvers.
#[derive(Clone, Debug, Args)]
pub struct SolvingArgs {
    /// The time for a pair of functions.
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = parse_duration)]
    pub timeout: Duration,
    /// The memory for everything.
    #[arg(long, value_name = "SIZE", default_value = "4G", value_parser = parse_size)]
    pub memory: u64,
    /// The solver to use instead of Z3: cvc5, bitwuzla, or a command that reads SMT-LIB.
    #[arg(long, value_name = "COMMAND")]
    pub solver: Option<String>,
    /// Another solver that has to confirm every obligation.
    #[arg(long, value_name = "COMMAND")]
    pub second_solver: Option<String>,
    /// A folder to write every query to, as standalone SMT-LIB files.
    #[arg(long, value_name = "FOLDER")]
    pub log_queries: Option<PathBuf>,
}

impl SolvingArgs {
    /// How the session works.
    pub fn options(&self) -> Options {
        Options {
            timeout: self.timeout,
            memory: self.memory,
            solver: self.solver.clone(),
            second_solver: self.second_solver.clone(),
            log_queries: self.log_queries.clone(),
            ..Options::default()
        }
    }
}

/// `tandem check`.
#[derive(Clone, Debug, Args)]
pub struct CheckArgs {
    /// The claim.
    #[command(flatten)]
    pub claim: ClaimArgs,
    /// Limits and solvers.
    #[command(flatten)]
    pub solving: SolvingArgs,
    /// An assumption about the outside that no proof may rest on, by its id (docs/assumptions.md). May be given several times.
    #[arg(long, value_name = "ID")]
    pub no_assume: Vec<String>,
    /// How to show results.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// A Horn solver to use instead of Spacer: a command that reads SMT-LIB, with {} for the file.
    #[arg(long, value_name = "COMMAND")]
    pub horn_solver: Option<String>,
    /// Use only these engines, in this order.
    #[arg(long = "engine", value_name = "NAME")]
    pub engines: Vec<String>,
    /// Synchronisation points, as a TOML file: checked as they are, then seeds that the search may strengthen or drop.
    #[arg(long, value_name = "FILE")]
    pub sync: Option<PathBuf>,
    /// Where to write the certificate of a proof: a file, or for several functions a folder that exists.
    #[arg(long, value_name = "FILE")]
    pub certificate: Option<PathBuf>,
    /// Seed of everything random.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Do not run the programs natively to confirm a difference.
    #[arg(long)]
    pub no_native: bool,
    /// A regression test from a counterexample.
    #[command(flatten)]
    pub test: TestArgs,
}

impl CheckArgs {
    /// How the session works.
    pub fn options(&self) -> Options {
        Options {
            horn_solver: self.horn_solver.clone(),
            engines: self.engines.clone(),
            seed: self.seed,
            native: !self.no_native,
            ..self.solving.options()
        }
    }
}

/// Regression tests.
#[derive(Clone, Debug, Args)]
pub struct TestArgs {
    /// Write a regression test for a difference: it passes on LEFT and fails on RIGHT.
    #[arg(long, value_name = "KIND", value_parser = test_kind())]
    pub emit_test: Option<TestKind>,
    /// The file to write it to; by default a file in the current folder, named after the function.
    #[arg(long, value_name = "FILE", requires = "emit_test")]
    pub test_file: Option<PathBuf>,
}

fn test_kind() -> impl TypedValueParser<Value = TestKind> {
    let named = |name: String| TestKind::NAMED.into_iter().find(|(known, _)| *known == name).map(|(_, kind)| kind);
    PossibleValuesParser::new(TestKind::NAMED.map(|(name, _)| name)).try_map(move |name| named(name).ok_or("no kind"))
}

/// How results are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For a person.
    Text,
    /// One JSON object a pair, one pair a line.
    Json,
}

impl ClaimArgs {
    /// The semantics asked for.
    pub fn semantics(&self) -> Semantics {
        Semantics {
            ints: Ints::from_name(&self.ints).unwrap_or_default(),
            floats: Floats::from_name(&self.floats).unwrap_or_default(),
            overflow: Overflow::from_name(&self.overflow).unwrap_or_default(),
            relation: Relation::from_name(&self.relation).unwrap_or_default(),
            termination: Termination::from_name(&self.termination).unwrap_or_default(),
            aliasing: if self.no_alias { Aliasing::None } else { Aliasing::Possible },
        }
    }
}

fn choice(names: &'static [&'static str]) -> clap::builder::PossibleValuesParser {
    clap::builder::PossibleValuesParser::new(names)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_table_of_flags_is_consistent() {
        Cli::command().debug_assert();
    }
}
