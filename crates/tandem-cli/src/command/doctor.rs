//! `tandem doctor`: what is installed, and whether it works when it is used.

use std::time::Duration;

use tandem::report::render_tools;
use tandem_base::Budget;
use tandem_compile::tools;

use crate::child::{Scratch, tandem};
use crate::exit_code::ExitCode;

/// The time for one small comparison, on a machine that may have much else to do.
const PATIENCE: Duration = Duration::from_secs(60);

/// A pair that is the same and one that is not, in a language.
struct Trial {
    language: &'static str,
    extension: &'static str,
    tool: &'static str,
    program: fn(&str) -> String,
}

const TRIALS: [Trial; 3] = [
    Trial {
        language: "C",
        extension: "c",
        tool: "clang",
        program: |body| format!("int f(int x) {{ return {body}; }}\n"),
    },
    Trial {
        language: "Rust",
        extension: "rs",
        tool: "rustc",
        program: |body| format!("pub fn f(x: i32) -> i32 {{ let x = x & 255; {body} }}\n"),
    },
    Trial {
        language: "Java",
        extension: "java",
        tool: "javac",
        program: |body| format!("class F {{ static int f(int x) {{ return {body}; }} }}\n"),
    },
];

/// Prints what is installed and what each missing thing would give, then uses what there is.
pub fn run() -> ExitCode {
    let tools = tools::all();
    out!("{}", render_tools(&tools));
    let has = |name: &str| tools.iter().any(|tool| tool.name == name && tool.version.is_some());
    if !has("z3") {
        return ExitCode::Error;
    }
    outln!("");
    let tried: Vec<(&Trial, Result<String, String>)> = std::thread::scope(|scope| {
        let running: Vec<_> =
            TRIALS.iter().filter(|trial| has(trial.tool)).map(|trial| (trial, scope.spawn(|| trial.run()))).collect();
        let joined = running.into_iter().map(|(trial, thread)| (trial, thread.join()));
        joined.map(|(trial, result)| (trial, result.unwrap_or_else(|_| Err("the trial failed".to_owned())))).collect()
    });
    let mut code = ExitCode::Equivalent;
    for (trial, result) in tried {
        match result {
            Ok(words) => outln!("✓ {} works: {words}", trial.language),
            Err(why) => {
                outln!("✗ {} does not work: {why}", trial.language);
                code = ExitCode::Error;
            }
        }
    }
    code
}

impl Trial {
    fn run(&self) -> Result<String, String> {
        let scratch = Scratch::new()?;
        for (name, body) in [("old", "x + x"), ("same", "2 * x"), ("other", "x + 3")] {
            scratch.write(&format!("{name}/f.{}", self.extension), &(self.program)(body))?;
        }
        let check = |other: &str| {
            let files = [format!("old/f.{}", self.extension), format!("{other}/f.{}", self.extension)];
            let flags = ["--no-config", "--format=json", "--timeout=60s"].map(str::to_owned);
            let args: Vec<_> = ["check".to_owned()].into_iter().chain(files).chain(flags).map(Into::into).collect();
            tandem(&args, scratch.path(), &Budget::lasting(PATIENCE))
        };
        let same = check("same")?;
        if same.code != Some(0) {
            return Err(said(&same.stderr).unwrap_or_else(|| "a proof that should be found is not found".to_owned()));
        }
        let other = check("other")?;
        let is_native = String::from_utf8_lossy(&other.stdout).contains("\"native\":true");
        match other.code {
            Some(1) if is_native => Ok("it proves, finds differences and runs them natively".to_owned()),
            Some(1) => Ok("it proves and finds differences, but cannot run them natively".to_owned()),
            _ => {
                Err(said(&other.stderr).unwrap_or_else(|| "a difference that should be found is not found".to_owned()))
            }
        }
    }
}

fn said(stderr: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(stderr).into_owned();
    text.lines().next().map(|line| line.trim_start_matches("tandem: ").to_owned())
}
