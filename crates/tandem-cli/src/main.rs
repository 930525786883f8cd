//! Tandem's command line.

#[macro_use]
mod output;

mod accept;
mod child;
mod cli;
mod command;
mod config;
mod exit_code;
mod given;
mod mcp;
mod progress;
mod serve;
mod shown;

use clap::{CommandFactory, Parser};

use cli::{Cli, Command};
use exit_code::ExitCode;

fn main() -> std::process::ExitCode {
    let args = match config::with_config(std::env::args_os().collect(), &Cli::command()) {
        Ok(args) => args,
        Err(error) => {
            message!("tandem: {error}");
            return std::process::ExitCode::from(ExitCode::Error.number());
        }
    };
    // Clap ends with code 2 on a usage error by itself.
    let cli = Cli::parse_from(args);
    let work = std::thread::Builder::new().name("tandem".to_owned()).stack_size(tandem::STACK).spawn(move || run(&cli));
    let code = match work.map(std::thread::JoinHandle::join) {
        Ok(Ok(code)) => code,
        // A panic has said what it is about.
        Ok(Err(_)) => ExitCode::Error,
        Err(error) => {
            message!("tandem: no thread can be made: {error}");
            ExitCode::Error
        }
    };
    std::process::ExitCode::from(code.number())
}

fn run(cli: &Cli) -> ExitCode {
    let result = match &cli.command {
        Command::Check(args) => command::check::run(args),
        Command::Git(args) => command::git::run(args),
        Command::Verify(args) => command::verify::run(args),
        Command::Replay(args) => command::replay::run(args),
        Command::Run(args) => command::run::run(args),
        Command::Dump(args) => command::dump::run(args),
        Command::Doctor => Ok(command::doctor::run()),
        Command::Mcp(args) => mcp::run(args),
        Command::Serve(args) => serve::run(args),
        Command::Completions { shell } => Ok(command::completions::completions(*shell)),
        Command::Man => command::completions::man(),
    };
    result.unwrap_or_else(|error| {
        message!("tandem: {error}");
        ExitCode::Error
    })
}
