//! The command line. Its words, the JSON format and the exit codes are relied on by scripts.

mod git;
mod other;
mod project;
mod shown;
mod units;

use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use tandem::report::emit::TestKind;
use tandem::semantics::{Aliasing, Floats, Ints, Overflow, Relation, Semantics, Termination};
use tandem::{Options, Pair};
use tandem_base::Work;
use tandem_compile::instances::INSTANCE;
use tandem_compile::javac::CLASSPATH;
use tandem_compile::rustc::Profile;
use tandem_search::{engines, further_engines};

pub use self::git::GitArgs;
pub use self::other::{DumpArgs, Dumped, McpArgs, ReplayArgs, RunArgs, ServeArgs, VerifyArgs};
pub use self::project::{ProjectArgs, RootArgs};
pub use self::shown::{Colour, Format, ShownArgs};
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
    /// Compare everything that changed between two states of a git repository. Nothing of the repository is run.
    Git(Box<GitArgs>),
    /// Check a certificate against the two programs it speaks of, without searching.
    Verify(VerifyArgs),
    /// Run the counterexamples of a result in JSON again, in the interpreter and natively.
    Replay(ReplayArgs),
    /// Interpret one function on given arguments.
    Run(RunArgs),
    /// Print what a program was lowered to.
    Dump(DumpArgs),
    /// Say which solvers and compilers are installed and whether they work, and what the missing ones would give.
    Doctor,
    /// Serve the tools `check`, `explain`, `verify`, `replay` and `emit_test` to a coding agent: the Model Context Protocol over
    /// standard input and output (docs/AGENTS.md).
    Mcp(McpArgs),
    /// Serve a page on this machine in which two programs can be typed in and compared.
    Serve(ServeArgs),
    /// Print what a shell needs to complete commands and flags.
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    /// Print the manual page.
    Man,
}

/// What a claim is about.
#[derive(Clone, Debug, Args)]
pub struct ClaimArgs {
    /// The reference program: a file, or - for the standard input.
    pub left: PathBuf,
    /// The program that should behave like it.
    pub right: PathBuf,
    /// The language of a program that has no file name, by its extension: c, cpp, rs, java, ll or tir.
    #[arg(long, value_name = "LANGUAGE", value_parser = choice(&["c", "cpp", "rs", "java", "ll", "tir"]))]
    pub lang: Option<String>,
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
    /// Integer semantics: fixed width that wraps around, or mathematical integers without bounds.
    #[arg(long, value_name = "KIND", default_value = "machine", value_parser = choice(Ints::NAMES))]
    pub ints: String,
    /// Float semantics: IEEE 754 to the bit, or real numbers.
    #[arg(long, value_name = "KIND", default_value = "ieee", value_parser = choice(Floats::NAMES))]
    pub floats: String,
    /// Signed overflow in C and LLVM: wraps around, or is undefined behaviour.
    #[arg(long, value_name = "KIND", default_value = "wrap", value_parser = choice(Overflow::NAMES))]
    pub overflow: String,
    /// The relation: `refines` lets RIGHT do anything where LEFT has undefined behaviour, `equal` does not.
    #[arg(long, value_name = "KIND", default_value = "refines", value_parser = choice(Relation::NAMES))]
    pub relation: String,
    /// Termination: `total` asks that both end on the same inputs, `partial` only that results agree where both end.
    #[arg(long, value_name = "KIND", default_value = "total", value_parser = choice(Termination::NAMES))]
    pub termination: String,
    /// Count any abnormal end (exception, panic, abort) as equal to any other.
    #[arg(long)]
    pub traps_agree: bool,
    /// Assume that pointer parameters do not overlap: what one leads to is not reached through another or through a global.
    #[arg(long)]
    pub no_alias: bool,
    /// A flag for the C compiler: -I, -isystem, -include, -D, -U, -std or -m…. May be given several times.
    #[arg(long = "cflag", value_name = "FLAG", allow_hyphen_values = true)]
    pub cflags: Vec<String>,
    /// A flag for the C compiler of the left side only.
    #[arg(long = "left-cflag", value_name = "FLAG", allow_hyphen_values = true)]
    pub left_cflags: Vec<String>,
    /// A flag for the C compiler of the right side only.
    #[arg(long = "right-cflag", value_name = "FLAG", allow_hyphen_values = true)]
    pub right_cflags: Vec<String>,
    /// Folders and jars of classes that Java sources use, as javac takes them.
    #[arg(long, value_name = "PATH")]
    pub classpath: Option<String>,
    /// Cargo's profile for Rust: `dev` has overflow checks and debug assertions, `release` has not.
    #[arg(long, value_name = "PROFILE", default_value = "dev", value_parser = choice(Profile::NAMES))]
    pub rust_profile: String,
    /// The projects that the two files are in.
    #[command(flatten)]
    pub roots: RootArgs,
    /// How crates are compiled, and what corresponds.
    #[command(flatten)]
    pub project: ProjectArgs,
}

/// The flag that asks the compiler for an instance of a generic function of Rust, if a name is that of one.
pub fn instance_flag(entry: &str) -> Option<String> {
    entry.contains("::<").then(|| format!("{INSTANCE}{entry}"))
}

impl ClaimArgs {
    /// Flags for the compilers of each side.
    pub fn compiler_flags(&self) -> Pair<Vec<String>> {
        let profile = (self.rust_profile == "release").then(|| Profile::RELEASE.to_owned());
        let classpath = self.classpath.as_ref().map(|path| format!("{CLASSPATH}{path}"));
        let project = self.project.flags();
        let entries = Pair::new(&self.left_entry, &self.right_entry).map(|own| own.as_ref().or(self.entry.as_ref()));
        let own = Pair::new(&self.left_cflags, &self.right_cflags).zip(self.roots.flags()).zip(entries);
        own.map(|((own, root), entry)| {
            let instance = entry.and_then(|entry| instance_flag(entry));
            let all = self.cflags.iter().chain(own).chain(&profile).chain(&classpath).chain(&root).chain(&project);
            all.cloned().chain(instance).collect()
        })
    }
}

/// Limits and solvers.
#[derive(Clone, Debug, Args)]
pub struct SolvingArgs {
    /// The time for each pair of functions: 30s, 500ms, 2m.
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = parse_duration)]
    pub timeout: Duration,
    /// The time for all functions together: each gets its share of what is left.
    #[arg(long, value_name = "TIME", value_parser = parse_duration)]
    pub total_timeout: Option<Duration>,
    /// A folder with proofs that were found before: each is confirmed by the checker, and new ones are added.
    #[arg(long, value_name = "FOLDER")]
    pub cache: Option<PathBuf>,
    /// The work for a pair of functions, in units of about a millisecond, instead of as much as there is time for: the same
    /// work gives the same answer every time, on any machine, if the time is long enough.
    #[arg(long, value_name = "WORK")]
    pub budget: Option<u64>,
    /// The memory for everything together: 512M, 4G.
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
            total_timeout: self.total_timeout,
            cache: self.cache.clone(),
            work: self.budget.map(Work::units),
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
#[command(args_override_self = true)]
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
    /// A parameter of the function that nothing may depend on: two runs that agree on all others do the same. Of a pointer, a
    /// slice or an array, what it leads to is secret. Usually LEFT and RIGHT are one file. May be given several times.
    #[arg(long = "secret", value_name = "PARAM", conflicts_with_all = ["ensure", "cross_examine", "emit_test"])]
    pub secrets: Vec<String>,
    /// Nor may the branches taken, the addresses touched and the numbers divided, in the program as it is compiled without
    /// optimisation.
    #[arg(long, requires = "secrets")]
    pub constant_time: bool,
    /// What the function returns and leaves in memory may depend on the secrets; what a clock would tell may not.
    #[arg(long, requires = "constant_time")]
    pub secret_result: bool,
    /// How results are shown.
    #[command(flatten)]
    pub shown: ShownArgs,
    /// A Horn solver to use instead of Spacer: a command that reads SMT-LIB, with {} for the file.
    #[arg(long, value_name = "COMMAND")]
    pub horn_solver: Option<String>,
    /// Use only this engine. May be given several times; the order is that of use.
    #[arg(long = "engine", value_name = "NAME", value_parser = engine())]
    pub engines: Vec<String>,
    /// Synchronisation points, as a TOML file: checked as they are, then seeds that the search may strengthen or drop.
    #[arg(long, value_name = "FILE")]
    pub sync: Option<PathBuf>,
    /// Where to write proofs: a file with --entry, otherwise a folder, which gets one file a function.
    #[arg(long, value_name = "PATH")]
    pub certificate: Option<PathBuf>,
    /// The seed of everything random.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Do not run the compiled programs to confirm a difference.
    #[arg(long)]
    pub no_native: bool,
    /// After a proof, run both compiled programs on so many inputs, and give no answer if they do not do the same.
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "no_native")]
    pub cross_examine: usize,
    /// Compare so many functions at the same time.
    #[arg(short, long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: u16,
    /// A TOML file of differences that are wanted: [[accept]] with entry, reason and date.
    #[arg(long, value_name = "FILE")]
    pub accept: Option<PathBuf>,
    /// Flags that are always given, instead of the nearest tandem.toml.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Take no notice of any tandem.toml.
    #[arg(long)]
    pub no_config: bool,
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
            cross_examine: self.cross_examine,
            jobs: usize::from(self.jobs),
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

/// What each engine does.
const ENGINES: [(&str, &str); 18] = [
    ("testing", "run both programs on many inputs"),
    ("testing-long", "the same for longer, beside the others"),
    ("regions", "loops, conditionals and long stretches that both sides have are opaque, until a proof needs them"),
    ("seeds", "predicate abstraction with a few predicates: what has the same name is equal"),
    ("abstraction-large", "the same over large blocks of code"),
    ("abstraction-relational", "the same with predicates over both programs"),
    ("induction", "what each function computes, guessed from runs and proved by induction"),
    ("couplings", "search for relations that hold where the programs meet"),
    ("abstraction", "predicate abstraction that learns from what fails"),
    ("horn", "Horn clauses, given to a Horn solver"),
    ("pequod", "alignment and invariants together, from proofs about bounded programs"),
    ("abstraction-seeded", "`abstraction` that begins with the predicates of `seeds` (for measurements)"),
    ("abstraction-unseeded", "`abstraction` that begins with none (for measurements)"),
    ("dse", "differential symbolic execution: all common code is opaque, once"),
    ("imp-s", "impacted summaries: what the change has no part in is opaque, once"),
    ("ardiff", "abstraction and refinement of common code, statement by statement"),
    ("ardiff-h3", "`ardiff` with its third heuristic alone (for measurements)"),
    ("ardiff-random", "`ardiff` that chooses by chance (for measurements)"),
];

/// The engines by name, each once.
fn engine() -> PossibleValuesParser {
    let mut names: Vec<&'static str> = Vec::new();
    for engine in engines().iter().chain(&further_engines()) {
        if !names.contains(&engine.name()) {
            names.push(engine.name());
        }
    }
    let help = |name: &str| ENGINES.iter().find(|(known, _)| *known == name).map_or("", |(_, help)| help);
    PossibleValuesParser::new(
        names.into_iter().map(|name| PossibleValue::new(name).help(help(name))).collect::<Vec<_>>(),
    )
}

fn choice(names: &'static [&'static str]) -> clap::builder::PossibleValuesParser {
    clap::builder::PossibleValuesParser::new(names)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn every_engine_is_explained() {
        for engine in engines().iter().chain(&further_engines()) {
            assert!(ENGINES.iter().any(|(name, _)| *name == engine.name()), "{}", engine.name());
        }
    }

    #[test]
    fn the_table_of_flags_is_consistent() {
        Cli::command().debug_assert();
    }
}
