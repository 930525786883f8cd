//! `tandem mcp`: the Model Context Protocol over standard input and output, one JSON-RPC message a line.
//!
//! A coding agent asks whether a change kept the behaviour and gets an answer it can act on: an input, what each version does
//! with it, what to try. One request is worked on at a time; meanwhile the agent can ask whether we are there, or take its
//! request back. When the agent goes away, so do we, and whatever we started.

mod tools;

use std::collections::VecDeque;
use std::io::{BufRead, Write};
use std::sync::{Arc, Condvar, Mutex, PoisonError};

use serde_json::{Value, json};
use tandem::Error;
use tandem_base::Cancel;

use crate::cli::McpArgs;
use crate::exit_code::ExitCode;
use tools::Tools;

/// Versions of the protocol that are spoken, the newest first.
const VERSIONS: [&str; 4] = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];

const INSTRUCTIONS: &str = "Tandem checks whether two versions of a program behave the same. Call `check` with the old and the \
new version (files or texts). `equivalent` is a proof. `different` comes with an input on which both versions were run: fix \
the code and check again. `unknown` says why and what to try. Results have an id for `explain`, `replay` and `emit_test`.";

/// Messages that wait, and the one that is worked on.
#[derive(Default)]
struct Queue {
    waiting: VecDeque<Value>,
    running: Option<(Value, Cancel)>,
    is_closed: bool,
}

type Shared = Arc<(Mutex<Queue>, Condvar)>;

/// Answers messages until there are no more.
pub fn run(args: &McpArgs) -> Result<ExitCode, Error> {
    let mut tools = Tools::new(args)?;
    let shared: Shared = Shared::default();
    let reader = shared.clone();
    std::thread::Builder::new()
        .name("mcp-input".to_owned())
        .spawn(move || read(&reader))
        .map_err(|error| Error::Internal(format!("no thread can be made: {error}")))?;
    while let Some((message, cancel)) = next(&shared) {
        let (id, params) = (message["id"].clone(), &message["params"]);
        let result = match message["method"].as_str() {
            Some("initialize") => Ok(initialize(params)),
            Some("tools/list") => Ok(json!({ "tools": tools::list() })),
            Some("tools/call") => tools.call(params, &cancel),
            Some(method) => Err((-32601, format!("there is no method {method}"))),
            None => Err((-32600, "a request has a method".to_owned())),
        };
        let is_taken_back = cancel.is_raised();
        lock(&shared).running = None;
        if !is_taken_back {
            reply(&id, result);
        }
    }
    Ok(ExitCode::Equivalent)
}

/// Reads messages. Those that need no work are answered at once.
fn read(shared: &Shared) {
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else { break };
        if line.trim().is_empty() {
            continue;
        }
        let Ok(message) = serde_json::from_str::<Value>(&line) else {
            reply(&Value::Null, Err((-32700, "this is no JSON".to_owned())));
            continue;
        };
        let id = &message["id"];
        match (message["method"].as_str(), id.is_null()) {
            (Some("ping"), false) => reply(id, Ok(json!({}))),
            (Some("notifications/cancelled"), _) => take_back(shared, &message["params"]["requestId"]),
            // Other notifications ask for nothing, and answers to questions that we did not ask are not waited for.
            (Some(_), true) | (None, false) if message.get("result").is_some() || id.is_null() => {}
            _ => {
                lock(shared).waiting.push_back(message);
                shared.1.notify_all();
            }
        }
    }
    let mut queue = lock(shared);
    queue.is_closed = true;
    queue.waiting.clear();
    if let Some((_, cancel)) = &queue.running {
        cancel.raise();
    }
    drop(queue);
    shared.1.notify_all();
}

fn take_back(shared: &Shared, id: &Value) {
    let mut queue = lock(shared);
    queue.waiting.retain(|message| message["id"] != *id);
    if let Some((_, cancel)) = queue.running.as_ref().filter(|(running, _)| running == id) {
        cancel.raise();
    }
}

/// The next message to work on, and the flag that takes it back; nothing at the end.
fn next(shared: &Shared) -> Option<(Value, Cancel)> {
    let mut queue = lock(shared);
    loop {
        if let Some(message) = queue.waiting.pop_front() {
            let cancel = Cancel::new();
            queue.running = Some((message["id"].clone(), cancel.clone()));
            return Some((message, cancel));
        }
        if queue.is_closed {
            return None;
        }
        queue = shared.1.wait(queue).unwrap_or_else(PoisonError::into_inner);
    }
}

fn lock(shared: &Shared) -> std::sync::MutexGuard<'_, Queue> {
    shared.0.lock().unwrap_or_else(PoisonError::into_inner)
}

fn initialize(params: &Value) -> Value {
    let asked = params["protocolVersion"].as_str().unwrap_or_default();
    let version = VERSIONS.into_iter().find(|known| *known == asked).unwrap_or(VERSIONS[0]);
    json!({
        "protocolVersion": version,
        "capabilities": { "tools": {} },
        "serverInfo": { "name": "tandem", "title": "Tandem", "version": env!("CARGO_PKG_VERSION") },
        "instructions": INSTRUCTIONS,
    })
}

fn reply(id: &Value, result: Result<Value, (i32, String)>) {
    let message = match result {
        Ok(result) => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
        Err((code, text)) => json!({ "jsonrpc": "2.0", "id": id, "error": { "code": code, "message": text } }),
    };
    let mut out = std::io::stdout().lock();
    if writeln!(out, "{message}").and_then(|()| out.flush()).is_err() {
        // Nobody reads any more.
        std::process::exit(i32::from(ExitCode::Error.number()));
    }
}
