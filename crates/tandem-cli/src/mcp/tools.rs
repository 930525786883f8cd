//! The tools of `tandem mcp`: what they take, and answers small enough for an agent.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::{Map, Value, json};
use tandem::Error;
use tandem::report::words::{clipped, inputs, outcomes, replayed};
use tandem::report::{Report, Summary, VerdictName, overall};
use tandem_base::{Budget, Cancel};

use crate::child::{Finished, Scratch, file_name, tandem};
use crate::cli::McpArgs;
use crate::command::relative;

/// Rows that an answer tells of one by one.
const MOST_ROWS: usize = 12;
/// Results that are remembered.
const MOST_RESULTS: usize = 32;
/// Texts longer than this are not taken.
const LONGEST_TEXT: usize = 1 << 20;
/// The longest time for one request.
const LONGEST: Duration = Duration::from_secs(900);

/// The tools, with the results they gave.
pub struct Tools {
    root: PathBuf,
    native: bool,
    results: BTreeMap<u64, Kept>,
    next: u64,
}

/// A result that can be asked about again.
struct Kept {
    reports: Vec<Report>,
    /// The texts, if the programs were given as such.
    _scratch: Scratch,
}

/// A call of a tool: what it says, and whether it failed.
type Called = Result<Value, String>;

/// What the tools are and what they take.
pub fn list() -> Value {
    let program = |side: &str| json!({ "type": "string", "description": format!("{side}: a file (.c .cpp .rs .java .class .jar .ll .tir), relative to the server's folder") });
    let text = |side: &str| json!({ "type": "string", "description": format!("{side} as text, instead of a file; needs `language`") });
    let check = json!({
        "left": program("The old version"), "right": program("The new version"),
        "left_text": text("The old version"), "right_text": text("The new version"),
        "language": { "type": "string", "enum": ["c", "cpp", "rs", "java", "ll", "tir"], "description": "The language of the texts" },
        "entry": { "type": "string", "description": "Only this function; without it everything that both versions have" },
        "assume": { "type": "array", "items": { "type": "string" }, "description": "What callers keep to, such as `left.n >= 0`" },
        "timeout_seconds": { "type": "number", "minimum": 1, "maximum": 600, "description": "For each function; 60 by default" },
        "ints": { "type": "string", "enum": ["machine", "math"] },
        "termination": { "type": "string", "enum": ["total", "partial"] },
        "no_alias": { "type": "boolean", "description": "Pointer parameters do not overlap" },
        "traps_agree": { "type": "boolean", "description": "Any abnormal end equals any other" },
        "cflags": { "type": "array", "items": { "type": "string" }, "description": "-I, -D, -U and -std for the C compiler" },
    });
    let result = json!({ "type": "integer", "description": "The id of a result of `check`" });
    let entry = json!({ "type": "string", "description": "The function" });
    let tool = |name: &str, title: &str, text: &str, properties: Value, required: &[&str]| {
        json!({
            "name": name, "title": title, "description": text,
            "inputSchema": { "type": "object", "properties": properties, "required": required, "additionalProperties": false },
            "annotations": { "readOnlyHint": true, "openWorldHint": false },
        })
    };
    json!([
        tool(
            "check",
            "Compare two versions",
            "Does the new version behave like the old one? Proves it, or shows an input on which it does not, or says why neither was possible.",
            check,
            &[]
        ),
        tool(
            "explain",
            "Explain a result",
            "Everything that is known about one function of a result: why it is unknown, where the two runs part, what is assumed.",
            json!({ "result": result, "entry": entry }),
            &["result", "entry"]
        ),
        tool(
            "verify",
            "Verify a certificate",
            "Checks a proof that was written with `tandem check --certificate` against two programs, without searching.",
            json!({ "certificate": { "type": "string", "description": "The certificate's file" }, "left": program("The old version"), "right": program("The new version") }),
            &["certificate", "left", "right"]
        ),
        tool(
            "replay",
            "Run a counterexample again",
            "Runs the input of a difference again on both versions as they are now: a repaired difference is gone.",
            json!({ "result": result, "entry": entry }),
            &["result", "entry"]
        ),
        tool(
            "emit_test",
            "Write a regression test",
            "A test from the input of a difference: it passes on the old version and fails on the new one. The text is returned, nothing is written.",
            json!({ "result": result, "entry": entry, "kind": { "type": "string", "enum": ["c", "rust", "junit"] } }),
            &["result", "entry", "kind"]
        ),
    ])
}

impl Tools {
    pub fn new(args: &McpArgs) -> Result<Tools, Error> {
        let root = args.root.clone().unwrap_or_else(|| PathBuf::from("."));
        let root = root.canonicalize().map_err(|error| Error::input(&root, error))?;
        Ok(Tools { root, native: args.native, results: BTreeMap::new(), next: 1 })
    }

    /// Calls a tool.
    pub fn call(&mut self, params: &Value, cancel: &Cancel) -> Result<Value, (i32, String)> {
        let none = Map::new();
        let args = params["arguments"].as_object().unwrap_or(&none);
        let called = match params["name"].as_str() {
            Some("check") => self.check(args, cancel),
            Some("explain") => self.explain(args),
            Some("verify") => self.verify(args, cancel),
            Some("replay") => self.replay(args, cancel),
            Some("emit_test") => self.emit_test(args, cancel),
            other => return Err((-32602, format!("there is no tool {}", other.unwrap_or("without a name")))),
        };
        Ok(match called {
            Ok(said) => {
                json!({ "content": [{ "type": "text", "text": said.to_string() }], "structuredContent": said, "isError": false })
            }
            Err(why) => json!({ "content": [{ "type": "text", "text": why }], "isError": true }),
        })
    }

    fn check(&mut self, args: &Map<String, Value>, cancel: &Cancel) -> Called {
        let scratch = Scratch::new()?;
        let (left, right) = (self.program("left", args, &scratch)?, self.program("right", args, &scratch)?);
        let seconds = args.get("timeout_seconds").and_then(Value::as_f64).unwrap_or(60.0).clamp(1.0, 600.0);
        let mut flags: Vec<OsString> = vec!["check".into(), left.into(), right.into(), "--no-config".into()];
        flags.extend(["--format", "json", "--timeout"].map(OsString::from));
        flags.push(format!("{seconds}s").into());
        if !self.native {
            flags.push("--no-native".into());
        }
        for (name, flag) in [("entry", "entry"), ("ints", "ints"), ("termination", "termination")] {
            flags.extend(args.get(name).and_then(Value::as_str).map(|value| format!("--{flag}={value}").into()));
        }
        for (name, flag) in [("assume", "assume"), ("cflags", "cflag")] {
            let all = args.get(name).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
            flags.extend(all.map(|value| OsString::from(format!("--{flag}={value}"))));
        }
        for (name, flag) in [("no_alias", "--no-alias"), ("traps_agree", "--traps-agree")] {
            flags.extend(args.get(name).and_then(Value::as_bool).filter(|is| *is).map(|_| flag.into()));
        }
        let finished = tandem(&flags, &self.root, &Budget::lasting(LONGEST).with_cancel(cancel))?;
        let reports = reports(&finished.stdout);
        if finished.code == Some(2) || reports.is_empty() {
            return Err(problem(&finished.stderr));
        }
        let id = self.next;
        self.next += 1;
        let said = answer(id, &reports);
        self.results.insert(id, Kept { reports, _scratch: scratch });
        while self.results.len() > MOST_RESULTS {
            self.results.pop_first();
        }
        Ok(said)
    }

    fn explain(&self, args: &Map<String, Value>) -> Called {
        let report = self.report(args)?;
        let mut said = row(report);
        said["assumptions"] = json!(report.assumptions);
        said["established"] = json!(report.established);
        said["details"] = json!(report.all_details().collect::<Vec<_>>());
        if let Some(found) = &report.counterexample {
            said["where"] = json!(found.parting);
            said["confirmed"] = json!(format!("both were {}", replayed(found)));
        }
        if let Some(certificate) = &report.certificate {
            said["proof"] = json!(clipped(&serde_json::to_string(certificate).unwrap_or_default(), 4_000));
        }
        Ok(said)
    }

    fn verify(&self, args: &Map<String, Value>, cancel: &Cancel) -> Called {
        let file = |name: &str| self.file(args.get(name).and_then(Value::as_str).unwrap_or_default());
        let flags = ["verify".into(), file("certificate")?.into(), file("left")?.into(), file("right")?.into()];
        let finished = tandem(&flags, &self.root, &Budget::lasting(LONGEST).with_cancel(cancel))?;
        match finished.code {
            Some(code @ (0 | 1 | 3)) => {
                let words = clipped(String::from_utf8_lossy(&finished.stdout).trim_end(), 4_000);
                Ok(json!({ "confirmed": code == 0, "says": words }))
            }
            _ => Err(problem(&finished.stderr)),
        }
    }

    fn replay(&self, args: &Map<String, Value>, cancel: &Cancel) -> Called {
        let (finished, _) = self.again(args, &["--format", "json"], cancel)?;
        match &reports(&finished.stdout)[..] {
            [report] => Ok(row(report)),
            _ => Err(problem(&finished.stderr)),
        }
    }

    fn emit_test(&self, args: &Map<String, Value>, cancel: &Cancel) -> Called {
        let kind = args.get("kind").and_then(Value::as_str).unwrap_or_default();
        if !["c", "rust", "junit"].contains(&kind) {
            return Err("kind is c, rust or junit".to_owned());
        }
        let (finished, scratch) = self.again(args, &["--emit-test", kind, "--test-file", "test.txt"], cancel)?;
        match std::fs::read_to_string(scratch.path().join("test.txt")) {
            Ok(text) => Ok(json!({ "kind": kind, "test": self.seen_from_root(&text, args, scratch.path())? })),
            Err(_) => Err(problem(&finished.stderr)),
        }
    }

    /// A test that was written in one folder, with its programs named from the server's folder.
    fn seen_from_root(&self, text: &str, args: &Map<String, Value>, folder: &Path) -> Called {
        let report = self.report(args)?;
        let mut text = text.to_owned();
        for file in [&report.left, &report.right].into_iter().flatten() {
            let (Ok(file), Ok(folder)) = (self.root.join(file).canonicalize(), folder.canonicalize()) else { continue };
            let (from, to) = (relative(&folder, &file), relative(&self.root, &file));
            text = text.replace(&format!("\"{}\"", from.display()), &format!("\"{}\"", to.display()));
        }
        Ok(json!(text))
    }

    /// Runs the counterexample of a result again, in a folder of its own.
    fn again(&self, args: &Map<String, Value>, flags: &[&str], cancel: &Cancel) -> Result<(Finished, Scratch), String> {
        let mut report = self.report(args)?.clone();
        // The files are named from where the server is.
        for file in [&mut report.left, &mut report.right].into_iter().flatten() {
            *file = self.root.join(&*file).display().to_string();
        }
        let scratch = Scratch::new()?;
        let result =
            scratch.write("result.json", &serde_json::to_string(&report).map_err(|error| error.to_string())?)?;
        let mut all: Vec<OsString> = vec!["replay".into(), result.into()];
        all.extend(flags.iter().map(OsString::from));
        if !self.native {
            all.push("--no-native".into());
        }
        let finished = tandem(&all, scratch.path(), &Budget::lasting(LONGEST).with_cancel(cancel))?;
        Ok((finished, scratch))
    }

    fn report(&self, args: &Map<String, Value>) -> Result<&Report, String> {
        let id = args.get("result").and_then(Value::as_u64).ok_or("result is the id of a result of `check`")?;
        let kept = self.results.get(&id).ok_or_else(|| format!("there is no result {id} any more; check again"))?;
        let entry = args.get("entry").and_then(Value::as_str).unwrap_or_default();
        kept.reports.iter().find(|report| report.entry == entry).ok_or_else(|| {
            let known: Vec<&str> = kept.reports.iter().take(20).map(|report| report.entry.as_str()).collect();
            format!("the result has no {entry:?}; it has {}", known.join(", "))
        })
    }

    /// A program: the file, or the text in a file of its own.
    fn program(&self, side: &str, args: &Map<String, Value>, scratch: &Scratch) -> Result<PathBuf, String> {
        let text = args.get(&format!("{side}_text")).and_then(Value::as_str);
        match (args.get(side).and_then(Value::as_str), text) {
            (Some(file), None) => self.file(file),
            (None, Some(text)) if text.len() <= LONGEST_TEXT => {
                let language = args.get("language").and_then(Value::as_str).unwrap_or_default();
                let name = file_name(side, language).ok_or("`language` is one of c, cpp, rs, java, ll and tir")?;
                scratch.write(&name, text)
            }
            (None, Some(_)) => Err(format!("{side}_text is too long")),
            _ => Err(format!("give either `{side}` or `{side}_text`")),
        }
    }

    /// A file below the server's folder.
    fn file(&self, name: &str) -> Result<PathBuf, String> {
        if name.is_empty() {
            return Err("a file's name is missing".to_owned());
        }
        let path = self.root.join(name).canonicalize().map_err(|error| format!("{name}: {error}"))?;
        match path.strip_prefix(&self.root) {
            Ok(inside) => Ok(Path::new(".").join(inside)),
            Err(_) => Err(format!("{name} is outside of {}; --root chooses another folder", self.root.display())),
        }
    }
}

/// The rows that were printed.
fn reports(stdout: &[u8]) -> Vec<Report> {
    String::from_utf8_lossy(stdout).lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

fn problem(stderr: &[u8]) -> String {
    let text = String::from_utf8_lossy(stderr);
    let text = text.trim().trim_start_matches("tandem: ");
    if text.is_empty() { "it ended without an answer".to_owned() } else { clipped(text, 2_000) }
}

/// An answer: the verdict as a whole, how many of each kind, and every row that is not fine.
fn answer(id: u64, reports: &[Report]) -> Value {
    let open = |report: &&Report| report.verdict != VerdictName::Equivalent && report.counts;
    let mut rows: Vec<&Report> = reports.iter().filter(open).collect();
    rows.sort_by_key(|report| report.verdict != VerdictName::Different);
    let mut said = json!({
        "result": id,
        "verdict": overall(reports).name(),
        "summary": Summary::of(reports).words(),
        "rows": rows.iter().take(MOST_ROWS).map(|report| row(report)).collect::<Vec<_>>(),
    });
    if rows.len() > MOST_ROWS {
        said["more"] = json!(rows.len() - MOST_ROWS);
    }
    said
}

/// One row, without what is empty.
fn row(report: &Report) -> Value {
    let mut said = json!({ "entry": report.entry, "status": report.status.name(), "verdict": report.verdict.name() });
    if let Some(found) = &report.counterexample {
        let (left, right) = outcomes(&found.left, &found.right);
        said["input"] = json!(clipped(&inputs(found), 1_000));
        said["left"] = json!(clipped(&left, 500));
        said["right"] = json!(clipped(&right, 500));
    }
    if let Some(values) = &report.values {
        said["left"] = json!(values.left);
        said["right"] = json!(values.right);
    }
    if let Some(reason) = &report.reason {
        said["reason"] = json!(clipped(reason, 500));
    }
    if !report.advice.is_empty() {
        said["try"] = json!(report.advice);
    }
    said
}
