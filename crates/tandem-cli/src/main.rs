//! Tandem's command line.

#[macro_use]
mod output;

mod cli;
mod command;
mod exit_code;

use clap::Parser;

use cli::{Cli, Command};
use exit_code::ExitCode;

fn main() -> std::process::ExitCode {
    // Clap ends with code 2 on a usage error by itself.
    let cli = Cli::parse();
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
        Command::Verify(args) => command::verify::run(args),
        Command::Replay(args) => command::replay::run(args),
        Command::Run(args) => command::run::run(args),
        Command::Dump(args) => command::dump::run(args),
        Command::Doctor => Ok(command::doctor::run()),
    };
    result.unwrap_or_else(|error| {
        message!("tandem: {error}");
        ExitCode::Error
    })
}
