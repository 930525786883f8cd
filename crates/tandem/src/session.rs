//! What is the same for everything that is asked: the solver, limits, engines, and whether programs may be run.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tandem_base::{Budget, Pair, Work};
use tandem_process::discover::{find_in_path, is_program};
use tandem_search::{Engine, engines_with, further_engines, other_name};
use tandem_solver::{Command, QueryLog, SecondOpinion, Solver, discover};

use crate::cache::Cache;
use crate::error::Error;
use crate::programs::Programs;
use crate::progress::Progress;

/// How a [`Session`] works.
#[derive(Clone, Debug)]
pub struct Options {
    /// The time for a pair of functions, with reading and compiling the programs.
    pub timeout: Duration,
    /// The time for everything that is asked at once, if there is a limit: it is shared out over the functions.
    pub total_timeout: Option<Duration>,
    /// A folder with proofs that were found before, to look in and to add to.
    pub cache: Option<PathBuf>,
    /// The work for a pair of functions, in units of about a millisecond: the same work gives the same answer every time,
    /// if the time is long enough for it.
    pub work: Option<Work>,
    /// The bytes of memory for a solver and everything it starts.
    pub memory: u64,
    /// The solver: `z3`, `cvc5`, `bitwuzla`, or a command that reads SMT-LIB. Without it Z3.
    pub solver: Option<String>,
    /// Another solver that has to confirm every obligation.
    pub second_solver: Option<String>,
    /// A folder to write every query to, as standalone SMT-LIB files.
    pub log_queries: Option<PathBuf>,
    /// A Horn solver instead of Spacer: a command that reads SMT-LIB, with `{}` for the file.
    pub horn_solver: Option<String>,
    /// Only these engines, in this order. Without any all of them, and what holds under weaker semantics besides.
    pub engines: Vec<String>,
    /// Seed of everything random.
    pub seed: u64,
    /// Whether the programs may be run natively to confirm a difference.
    pub native: bool,
    /// On how many inputs both programs are run natively after a proof, to see whether they do what it says.
    pub cross_examine: usize,
    /// How many functions are compared at the same time.
    pub jobs: usize,
    /// How far a check has come is told here.
    pub progress: Progress,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            timeout: Duration::from_secs(60),
            total_timeout: None,
            cache: None,
            work: None,
            memory: 4 << 30,
            solver: None,
            second_solver: None,
            log_queries: None,
            horn_solver: None,
            engines: vec![],
            seed: 0,
            native: true,
            cross_examine: 0,
            jobs: 1,
            progress: Progress::default(),
        }
    }
}

/// The time for reading programs of which many functions are compared.
const READING_MANY: Duration = Duration::from_secs(60);

/// Tools that were found, and how they are used. Clones share the solver's processes.
#[derive(Clone, Debug)]
pub struct Session(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    options: Options,
    solver: Solver,
    horn_solver: Option<Command>,
    cache: Option<Cache>,
}

impl Session {
    /// A session with the default options. Nothing is run: the solver is started when it is first asked something.
    pub fn new() -> Result<Session, Error> {
        Session::with(Options::default())
    }

    /// A session with these options.
    pub fn with(options: Options) -> Result<Session, Error> {
        let parse = |line: &String| {
            Command::parse(line).ok_or_else(|| Error::Solver("--horn-solver names no program".to_owned()))
        };
        let horn_solver = options.horn_solver.as_ref().map(parse).transpose()?.map(there).transpose()?;
        let solver = solver(&options)?;
        chosen(&options.engines, horn_solver.clone())?;
        let cache = options.cache.as_deref().map(Cache::new).transpose()?;
        Ok(Session(Arc::new(Inner { options, solver, horn_solver, cache })))
    }

    /// Reads and compiles two programs: the reference, and the one that is claimed to behave like it.
    pub fn load(&self, left: impl AsRef<Path>, right: impl AsRef<Path>) -> Result<Programs, Error> {
        self.load_with(left, right, &[])
    }

    /// Reads and compiles two programs with flags for the C compiler (`-I`, `-D`, `-U` and `-std` only).
    pub fn load_with(
        &self,
        left: impl AsRef<Path>,
        right: impl AsRef<Path>,
        flags: &[String],
    ) -> Result<Programs, Error> {
        self.load_sides(Pair::new(left.as_ref(), right.as_ref()), Pair::new(flags.to_vec(), flags.to_vec()))
    }

    /// Reads and compiles two programs with flags of their own for the compilers.
    pub fn load_sides(&self, paths: Pair<impl AsRef<Path>>, flags: Pair<Vec<String>>) -> Result<Programs, Error> {
        Programs::read(self, paths.as_ref().map(AsRef::as_ref), flags, self.options().timeout)
    }

    /// The same for programs of which many functions are compared: how long each of those may take is no limit for reading
    /// all of them once.
    pub(crate) fn load_many(&self, paths: Pair<impl AsRef<Path>>, flags: Pair<Vec<String>>) -> Result<Programs, Error> {
        let limit = self.options().timeout.max(READING_MANY);
        Programs::read(self, paths.as_ref().map(AsRef::as_ref), flags, limit)
    }

    /// How it works.
    pub fn options(&self) -> &Options {
        &self.0.options
    }

    /// The solver.
    pub fn solver(&self) -> &Solver {
        &self.0.solver
    }

    /// The proofs that were found before.
    pub(crate) fn cache(&self) -> Option<&Cache> {
        self.0.cache.as_ref()
    }

    /// The allowance for so much time from now on.
    pub(crate) fn budget(&self, time: Duration) -> Budget {
        Budget::lasting(time).with_memory(self.0.options.memory)
    }

    /// The engines to ask, in order.
    pub(crate) fn engines(&self) -> Result<Vec<Box<dyn Engine>>, Error> {
        chosen(&self.0.options.engines, self.0.horn_solver.clone())
    }
}

fn solver(options: &Options) -> Result<Solver, Error> {
    let command = match options.solver.as_deref() {
        None | Some("z3") => discover::z3().ok_or_else(|| {
            Error::MissingTool("no Z3 was found; `make setup` fetches it, `tandem doctor` says more".to_owned())
        })?,
        Some(other) => named(other)?,
    };
    let mut solver = Solver::new(there(command)?);
    if let Some(folder) = &options.log_queries {
        let log = QueryLog::new(folder).map_err(|error| Error::Solver(format!("{}: {error}", folder.display())))?;
        solver = solver.logged(log);
    }
    if let Some(second) = &options.second_solver {
        solver = solver.confirmed_by(Solver::new(there(named(second)?)?), SecondOpinion::Required);
    }
    Ok(solver)
}

/// The command, if there is such a program: better now than in the middle of a proof.
fn there(command: Command) -> Result<Command, Error> {
    let program = &command.program;
    let is_there = if program.components().count() > 1 { is_program(program) } else { find_in_path(program).is_some() };
    let variable = match command.name.as_str() {
        "z3" if env_is(program, "TANDEM_Z3") => " (from TANDEM_Z3)",
        "cvc5" if env_is(program, "TANDEM_CVC5") => " (from TANDEM_CVC5)",
        "bitwuzla" if env_is(program, "TANDEM_BITWUZLA") => " (from TANDEM_BITWUZLA)",
        _ => "",
    };
    match is_there {
        true => Ok(command),
        false => Err(Error::MissingTool(format!(
            "there is no solver program `{}`{variable}; `tandem doctor` says what is installed",
            program.display()
        ))),
    }
}

fn env_is(program: &Path, variable: &str) -> bool {
    std::env::var_os(variable).is_some_and(|given| given == program.as_os_str())
}

fn named(name: &str) -> Result<Command, Error> {
    let missing = || Error::MissingTool(format!("no {name} was found; `tandem doctor` says what is installed"));
    match name {
        "z3" => discover::z3().ok_or_else(missing),
        "cvc5" => discover::cvc5().ok_or_else(missing),
        "bitwuzla" => discover::bitwuzla().ok_or_else(missing),
        line => Command::parse(line).ok_or_else(|| Error::Solver(format!("{line:?} is not a command"))),
    }
}

fn chosen(names: &[String], horn_solver: Option<Command>) -> Result<Vec<Box<dyn Engine>>, Error> {
    let mut all = engines_with(horn_solver);
    if names.is_empty() {
        return Ok(all);
    }
    all.extend(further_engines());
    let known: Vec<&str> = all.iter().map(|engine| engine.name()).collect();
    let known = known.join(", ");
    let mut chosen: Vec<Box<dyn Engine>> = Vec::new();
    for name in names {
        let name = other_name(name);
        match all.iter().position(|engine| engine.name() == name) {
            Some(index) => chosen.push(all.remove(index)),
            None if chosen.iter().any(|engine| engine.name() == name) => {}
            None => return Err(Error::Usage(format!("there is no engine {name}; there are {known}"))),
        }
    }
    Ok(chosen)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_chosen_by_their_names() {
        let names = |names: &[&str]| -> Result<Vec<String>, Error> {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            Ok(chosen(&names, None)?.iter().map(|engine| engine.name().to_owned()).collect())
        };
        assert_eq!(names(&["couplings", "testing"]), Ok(vec!["couplings".to_owned(), "testing".to_owned()]));
        assert!(matches!(names(&["magic"]), Err(Error::Usage(why)) if why.contains("there is no engine magic")));
    }
}
