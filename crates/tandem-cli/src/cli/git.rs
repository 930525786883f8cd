//! The arguments of `tandem git`.

use std::path::PathBuf;

use clap::Args;
use tandem::Options;
use tandem::semantics::{Aliasing, Floats, Ints, Overflow, Relation, Semantics, Termination};

use super::{ProjectArgs, ShownArgs, SolvingArgs, choice};

/// `tandem git`.
#[derive(Clone, Debug, Args)]
pub struct GitArgs {
    /// `BASE..HEAD`, `BASE...HEAD` (since their last common commit) or one commit. Without it the last commit and the work tree.
    pub range: Option<String>,
    /// Only changes of these files and below these folders.
    pub paths: Vec<String>,
    /// Compare a commit (the last one if none is named) with what is staged.
    #[arg(long, conflicts_with = "worktree")]
    pub staged: bool,
    /// Compare a commit (the last one if none is named) with the work tree.
    #[arg(long)]
    pub worktree: bool,
    /// The repository, if it is not that of the current folder.
    #[arg(short = 'C', long = "repository", value_name = "FOLDER")]
    pub folder: Option<PathBuf>,
    /// What operations mean.
    #[command(flatten)]
    pub meaning: MeaningArgs,
    /// Flags for the C compiler of both sides: -I, -isystem, -include, -D, -U, -std and -m….
    #[arg(long = "cflag", value_name = "FLAG", allow_hyphen_values = true)]
    pub cflags: Vec<String>,
    /// Flags for the C compiler of the left side only.
    #[arg(long = "left-cflag", value_name = "FLAG", allow_hyphen_values = true)]
    pub left_cflags: Vec<String>,
    /// Flags for the C compiler of the right side only.
    #[arg(long = "right-cflag", value_name = "FLAG", allow_hyphen_values = true)]
    pub right_cflags: Vec<String>,
    /// Folders and jars of classes that Java sources use, as javac takes them.
    #[arg(long, value_name = "PATH")]
    pub classpath: Option<String>,
    /// How crates are compiled, and what corresponds.
    #[command(flatten)]
    pub project: ProjectArgs,
    /// Limits and solvers.
    #[command(flatten)]
    pub solving: SolvingArgs,
    /// How results are shown.
    #[command(flatten)]
    pub shown: ShownArgs,
    /// Do not run the programs natively to confirm a difference.
    #[arg(long)]
    pub no_native: bool,
}

/// What operations mean.
#[derive(Clone, Debug, Args)]
pub struct MeaningArgs {
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
}

impl MeaningArgs {
    /// The semantics asked for.
    pub fn semantics(&self) -> Semantics {
        Semantics {
            ints: Ints::from_name(&self.ints).unwrap_or_default(),
            floats: Floats::from_name(&self.floats).unwrap_or_default(),
            overflow: Overflow::from_name(&self.overflow).unwrap_or_default(),
            relation: Relation::from_name(&self.relation).unwrap_or_default(),
            termination: Termination::from_name(&self.termination).unwrap_or_default(),
            aliasing: Aliasing::Possible,
        }
    }
}

impl GitArgs {
    /// How the session works.
    pub fn options(&self) -> Options {
        Options { native: !self.no_native, ..self.solving.options() }
    }
}
