//! The command line. Its words, the JSON format and the exit codes are relied on by scripts.

use std::path::PathBuf;
use std::time::Duration;

use crate::compile::rustc::Profile;
use crate::emit::TestKind;
use clap::{Args, Parser, Subcommand, ValueEnum};
use tandem_proof::semantics::{Aliasing, Floats, Ints, Overflow, Relation, Semantics, Termination};

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

/// `tandem check`.
#[derive(Clone, Debug, Args)]
pub struct CheckArgs {
    /// The claim.
    #[command(flatten)]
    pub claim: ClaimArgs,
    /// Limits and solvers.
    #[command(flatten)]
    pub solving: SolvingArgs,
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
    /// Where to write the certificate of a proof.
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

/// Regression tests.
#[derive(Clone, Debug, Args)]
pub struct TestArgs {
    /// Write a regression test for a difference: it passes on LEFT and fails on RIGHT.
    #[arg(long, value_name = "KIND", value_enum)]
    pub emit_test: Option<TestKind>,
    /// The file to write it to; by default a file in the current folder, named after the function.
    #[arg(long, value_name = "FILE", requires = "emit_test")]
    pub test_file: Option<PathBuf>,
}

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
    /// How to show results.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
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
    /// Write the programs that the certificate is about, in the form its names refer to, as left.tir and right.tir there.
    #[arg(long, value_name = "FOLDER")]
    pub programs: Option<PathBuf>,
    /// Limits and solvers.
    #[command(flatten)]
    pub solving: SolvingArgs,
    /// Flags for the C compiler: -I, -D, -U and -std only.
    #[arg(long = "cflag", value_name = "FLAG", allow_hyphen_values = true)]
    pub cflags: Vec<String>,
}

/// `tandem run`.
#[derive(Debug, Args)]
pub struct RunArgs {
    /// The program.
    pub file: PathBuf,
    /// The function.
    #[arg(long)]
    pub entry: String,
    /// One argument for each scalar parameter; memory contents as `region[key,…]=value`.
    #[arg(allow_hyphen_values = true)]
    pub args: Vec<String>,
    /// How integers compute.
    #[arg(long, value_name = "KIND", default_value = "machine", value_parser = choice(Ints::NAMES))]
    pub ints: String,
    /// How many instructions to run at most.
    #[arg(long, default_value_t = 1_000_000_000)]
    pub steps: u64,
    /// Flags for the C compiler: -I, -D, -U and -std only.
    #[arg(long = "cflag", value_name = "FLAG", allow_hyphen_values = true)]
    pub cflags: Vec<String>,
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
    /// How integers compute (for `--horn`).
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

/// Reads `30s`, `500ms`, `2m` or a plain number of seconds.
fn parse_duration(text: &str) -> Result<Duration, String> {
    let split = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(split);
    let number: f64 = number.parse().map_err(|_| format!("{text:?} is not a time"))?;
    let seconds = match unit {
        "" | "s" => number,
        "ms" => number / 1e3,
        "m" => number * 60.0,
        "h" => number * 3600.0,
        _ => return Err(format!("{unit:?} is not a unit of time; ms, s, m and h are")),
    };
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}

/// Reads `2G`, `512M` or a plain number of bytes.
fn parse_size(text: &str) -> Result<u64, String> {
    let split = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, unit) = text.split_at(split);
    let number: u64 = number.parse().map_err(|_| format!("{text:?} is not a size"))?;
    let factor: u64 = match unit.trim_end_matches("iB").trim_end_matches('B') {
        "" => 1,
        "K" | "k" => 1 << 10,
        "M" => 1 << 20,
        "G" => 1 << 30,
        _ => return Err(format!("{unit:?} is not a unit of size; K, M and G are")),
    };
    number.checked_mul(factor).ok_or_else(|| format!("{text} is too much"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_table_of_flags_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn times_and_sizes_are_read() {
        assert_eq!(parse_duration("30s"), Ok(Duration::from_secs(30)));
        assert_eq!(parse_duration("1.5m"), Ok(Duration::from_secs(90)));
        assert_eq!(parse_duration("250ms"), Ok(Duration::from_millis(250)));
        assert!(parse_duration("soon").is_err());
        assert_eq!(parse_size("2G"), Ok(2 << 30));
        assert_eq!(parse_size("512MiB"), Ok(512 << 20));
        assert!(parse_size("9999999999999G").is_err());
    }
}
