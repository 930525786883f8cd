//! Tandem's command line.

mod answer;
mod beside;
mod blocks;
mod cli;
mod command;
mod compile;
mod emit;
mod exit_code;
mod load;
mod native;
mod objects;
mod pairs;
mod parting;
mod settle;
mod tools;
mod unsigned;
mod weaker;

use clap::Parser;

use cli::{Cli, Command};
use exit_code::ExitCode;

fn main() -> std::process::ExitCode {
    // Clap ends with code 2 on a usage error by itself.
    let cli = Cli::parse();
    let result = match &cli.command {
        Command::Check(args) => command::check::run(args),
        Command::Verify(args) => command::verify::run(args),
        Command::Replay(args) => command::replay::run(args),
        Command::Run(args) => command::run::run(args),
        Command::Dump(args) => command::dump::run(args),
        Command::Doctor => Ok(command::doctor::run()),
    };
    let code = result.unwrap_or_else(|message| {
        eprintln!("tandem: {message}");
        ExitCode::Error
    });
    std::process::ExitCode::from(code.number())
}
