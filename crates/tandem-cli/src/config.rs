//! `tandem.toml`: flags of `tandem check` that a project always wants.
//!
//! A key is the name of a flag, so the table of flags is the only list there is, and a key that is no flag is an error.
//! What stands there comes before the command line, which therefore has the last word. A file may come with a project that
//! somebody else wrote, so it cannot name programs to run or files to write.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::{ArgAction, Command};

/// The file's name.
const NAME: &str = "tandem.toml";

/// Flags that run a program or write to a file, and those that say which pair is meant.
const NEVER: [&str; 17] = [
    "allow-build-scripts",
    "solver",
    "second-solver",
    "horn-solver",
    "log-queries",
    "certificate",
    "emit-test",
    "test-file",
    "entry",
    "left-entry",
    "right-entry",
    "secret",
    "constant-time",
    "secret-result",
    "config",
    "no-config",
    "help",
];

/// The arguments with those of the file put in after the command's name; the arguments as they are if there is no file.
pub fn with_config(args: Vec<OsString>, table: &Command) -> Result<Vec<OsString>, String> {
    let Some(command) = args.get(1).and_then(|name| name.to_str()).filter(|name| ["check", "git"].contains(name))
    else {
        return Ok(args);
    };
    if args.iter().any(|arg| arg == "--no-config") {
        return Ok(args);
    }
    let given = args.iter().position(|arg| arg == "--config").and_then(|at| args.get(at + 1)).map(PathBuf::from);
    let Some(path) = given.or_else(nearest) else { return Ok(args) };
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let Some(flags) = table.find_subcommand(command) else { return Ok(args) };
    let more = arguments(&text, flags).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut all: Vec<OsString> = args[..2].to_vec();
    all.extend(more.into_iter().map(OsString::from));
    all.extend_from_slice(&args[2..]);
    Ok(all)
}

/// The file in the current folder or the nearest one above.
fn nearest() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    here.ancestors().map(|folder: &Path| folder.join(NAME)).find(|path| path.is_file())
}

/// The file's text as arguments.
fn arguments(text: &str, flags: &Command) -> Result<Vec<String>, String> {
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| error.to_string().trim_end().to_owned())?;
    let mut arguments = Vec::new();
    for (key, value) in &table {
        if NEVER.contains(&key.as_str()) {
            return Err(format!("`{key}` can only be given at the command line"));
        }
        let flag = flags.get_arguments().find(|flag| flag.get_long() == Some(key));
        let flag = flag.ok_or_else(|| unknown(key, flags))?;
        let is_switch = matches!(flag.get_action(), ArgAction::SetTrue);
        let mut push = |value: &toml::Value| -> Result<(), String> {
            match (value, is_switch) {
                (toml::Value::Boolean(true), true) => arguments.push(format!("--{key}")),
                (toml::Value::Boolean(false), true) => {}
                (_, true) => return Err(format!("`{key}` is true or false")),
                (toml::Value::String(text), _) => arguments.push(format!("--{key}={text}")),
                (toml::Value::Integer(number), _) => arguments.push(format!("--{key}={number}")),
                _ => return Err(format!("`{key}` is a text or a number")),
            }
            Ok(())
        };
        match value {
            toml::Value::Array(values) if matches!(flag.get_action(), ArgAction::Append) => {
                values.iter().try_for_each(push)?;
            }
            toml::Value::Array(_) => return Err(format!("`{key}` is one value")),
            value => push(value)?,
        }
    }
    Ok(arguments)
}

/// A key that is no flag, with the nearest one that is.
fn unknown(key: &str, flags: &Command) -> String {
    let known = flags.get_arguments().filter_map(|flag| flag.get_long()).filter(|known| !NEVER.contains(known));
    let near = known.map(|known| (distance(key, known), known)).min().filter(|(distance, _)| *distance <= 3);
    match near {
        Some((_, near)) => format!("there is no key `{key}`; did you mean `{near}`?"),
        None => format!("there is no key `{key}`; keys are the long flags of `tandem check`"),
    }
}

/// How many letters have to be changed, put in or taken out.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (index, letter) in one.chars().enumerate() {
        let mut before = row[0];
        row[0] = index + 1;
        for (at, theirs) in other.iter().enumerate() {
            let changed = before + usize::from(letter != *theirs);
            before = row[at + 1];
            row[at + 1] = changed.min(row[at] + 1).min(before + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    fn read(text: &str) -> Result<Vec<String>, String> {
        let table = crate::cli::Cli::command();
        arguments(text, table.find_subcommand("check").expect("there is one"))
    }

    #[test]
    fn keys_are_flags() {
        let text = "timeout = \"5s\"\nno-alias = true\ntraps-agree = false\ncflag = [\"-DA\", \"-DB\"]\nseed = 3\n";
        let mut found = read(text).expect("it can be read");
        found.sort();
        assert_eq!(found, ["--cflag=-DA", "--cflag=-DB", "--no-alias", "--seed=3", "--timeout=5s"]);
    }

    #[test]
    fn what_is_no_flag_is_an_error() {
        assert_eq!(read("timeuot = \"5s\""), Err("there is no key `timeuot`; did you mean `timeout`?".to_owned()));
        assert!(read("solver = \"sh -c evil\"").is_err_and(|error| error.contains("command line")));
        assert!(read("timeout = [1]").is_err() && read("no-alias = \"yes\"").is_err() && read("= 1").is_err());
    }
}
