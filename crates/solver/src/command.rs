//! Which program to run as a solver, and how to speak to it.

use std::fmt;
use std::path::PathBuf;

/// A solver program with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// A short name for reports and the query log.
    pub name: String,
    /// The program: a path, or a name to look up in `PATH`.
    pub program: PathBuf,
    /// Its arguments. For [`Kind::Batch`] the argument `{}` stands for the file with the query.
    pub args: Vec<String>,
    /// How to speak to it.
    pub kind: Kind,
}

/// How a solver wants to be spoken to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Z3 reading SMT-LIB from its standard input.
    Z3,
    /// cvc5 reading SMT-LIB from its standard input.
    Cvc5,
    /// Bitwuzla reading SMT-LIB from its standard input.
    Bitwuzla,
    /// Any other program that follows SMT-LIB 2.6 over pipes, including `:print-success` and `echo`.
    Other,
    /// A program run once a query, on a file: most Horn solvers. It cannot be incremental.
    Batch,
}

impl Command {
    /// Z3 at this path.
    pub fn z3(program: impl Into<PathBuf>) -> Command {
        Command::new("z3", program, &["-in", "-smt2"], Kind::Z3)
    }

    /// cvc5 at this path.
    pub fn cvc5(program: impl Into<PathBuf>) -> Command {
        Command::new("cvc5", program, &["--lang", "smt2.6", "--incremental", "-"], Kind::Cvc5)
    }

    /// Bitwuzla at this path.
    pub fn bitwuzla(program: impl Into<PathBuf>) -> Command {
        Command::new("bitwuzla", program, &["--lang", "smt2"], Kind::Bitwuzla)
    }

    /// Any program.
    pub fn new(name: &str, program: impl Into<PathBuf>, args: &[&str], kind: Kind) -> Command {
        Command {
            name: name.to_string(),
            program: program.into(),
            args: args.iter().map(|arg| arg.to_string()).collect(),
            kind,
        }
    }

    /// A program from a command line given by the user, words separated by blanks. A word `{}` makes it a batch
    /// program; a program whose file name starts with that of a solver we know is spoken to as that solver, and gets
    /// its usual arguments when none are given.
    pub fn parse(line: &str) -> Option<Command> {
        let mut words = line.split_whitespace();
        let program = PathBuf::from(words.next()?);
        let args: Vec<String> = words.map(str::to_string).collect();
        let name = program.file_name()?.to_string_lossy().into_owned();
        let known = [Command::z3(&program), Command::cvc5(&program), Command::bitwuzla(&program)]
            .into_iter()
            .find(|known| name.starts_with(&known.name));
        let kind = match &known {
            _ if args.iter().any(|arg| arg == "{}") => Kind::Batch,
            Some(known) => known.kind,
            None => Kind::Other,
        };
        let args = match known {
            Some(known) if args.is_empty() => known.args,
            _ => args,
        };
        Some(Command { name, program, args, kind })
    }

    /// What is sent before anything else, after the start and after every `(reset)`. Each command must be answered
    /// by `success`, so an option the solver does not know is found out here and not in a wrong answer.
    pub(crate) fn prologue(&self) -> &'static str {
        match self.kind {
            Kind::Z3 | Kind::Bitwuzla | Kind::Other => {
                "(set-option :print-success true)\n\
                 (set-option :global-declarations true)\n\
                 (set-option :produce-models true)\n"
            }
            // The last one is for maps that are the same everywhere.
            Kind::Cvc5 => {
                "(set-option :print-success true)\n\
                 (set-option :global-declarations true)\n\
                 (set-option :produce-models true)\n\
                 (set-option :arrays-exp true)\n"
            }
            Kind::Batch => "",
        }
    }

    /// Whether `(reset)` brings a process back to the state of its start and is answered by `success`. cvc5 forgets
    /// before it answers that it was told to answer, so one cannot know when it is done.
    pub(crate) fn can_reset(&self) -> bool {
        match self.kind {
            Kind::Z3 | Kind::Bitwuzla => true,
            Kind::Cvc5 | Kind::Other | Kind::Batch => false,
        }
    }

    /// What lifts a limit on the steps of a question: `(reset)` does not.
    pub(crate) fn no_limit(&self) -> &'static str {
        match self.kind {
            Kind::Z3 => "(set-option :rlimit 0)\n",
            Kind::Cvc5 | Kind::Bitwuzla | Kind::Other | Kind::Batch => "",
        }
    }

    /// What is sent before the first declaration of a query over terms. SMT-LIB wants a logic to be named; Z3 does
    /// without and then chooses its methods by the query.
    pub(crate) fn logic(&self) -> &'static str {
        match self.kind {
            Kind::Z3 => "",
            Kind::Cvc5 | Kind::Bitwuzla | Kind::Other | Kind::Batch => "(set-logic ALL)\n",
        }
    }

    /// Environment variables for the process.
    ///
    /// Z3 fills three arrays of 8 MB for every fresh context. With glibc's defaults each is mapped and given back anew,
    /// and the page faults take most of a small query's time: a start with one query took 28 ms and takes 12 ms with
    /// these settings, a `(reset)` with one query took 14 ms and takes 4 ms. Other C libraries ignore the variable.
    pub(crate) fn environment(&self) -> &'static [(&'static str, &'static str)] {
        match self.kind {
            Kind::Z3 => &[(
                "GLIBC_TUNABLES",
                "glibc.malloc.mmap_threshold=33554432:glibc.malloc.trim_threshold=134217728:\
                 glibc.malloc.top_pad=33554432:glibc.malloc.hugetlb=1",
            )],
            Kind::Cvc5 | Kind::Bitwuzla | Kind::Other | Kind::Batch => &[],
        }
    }

    /// Whether it can be asked why it answered `unknown`.
    pub(crate) fn gives_reasons(&self) -> bool {
        match self.kind {
            Kind::Z3 | Kind::Cvc5 | Kind::Other => true,
            Kind::Bitwuzla | Kind::Batch => false,
        }
    }

    /// Whether it counts its steps, can be told how many to make at most, and says how many it made.
    pub(crate) fn counts_steps(&self) -> bool {
        match self.kind {
            Kind::Z3 => true,
            Kind::Cvc5 | Kind::Bitwuzla | Kind::Other | Kind::Batch => false,
        }
    }

    /// Whether a cap on the address space is a cap on memory. A Java virtual machine reserves far more than it uses,
    /// so for unknown programs only what they hold is watched.
    pub(crate) fn limits_address_space(&self) -> bool {
        match self.kind {
            Kind::Z3 | Kind::Cvc5 | Kind::Bitwuzla => true,
            Kind::Other | Kind::Batch => false,
        }
    }
}

impl fmt::Display for Command {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.program.display())?;
        for arg in &self.args {
            write!(out, " {arg}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_are_recognised() {
        assert_eq!(Command::parse("  "), None);
        let z3 = Command::parse("/opt/z3-5.4").expect("there is a program");
        assert_eq!((z3.kind, z3.args.len()), (Kind::Z3, 2));
        let tuned = Command::parse("z3 -in smt.arith.solver=6").expect("there is a program");
        assert_eq!(tuned.to_string(), "z3 -in smt.arith.solver=6");
        assert_eq!(Command::parse("eld -horn {}").map(|command| command.kind), Some(Kind::Batch));
        assert_eq!(Command::parse("yices-smt2 --incremental").map(|command| command.kind), Some(Kind::Other));
    }
}
