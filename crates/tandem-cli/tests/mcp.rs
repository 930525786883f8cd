//! A client of `tandem mcp` that knows nothing but the protocol.

mod support;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use support::{Folder, adding};

struct Client {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    next: u64,
}

impl Client {
    fn start(folder: &Folder) -> Client {
        let mut command = folder.command(&["mcp"]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let output = BufReader::new(child.stdout.take().expect("it has one"));
        let mut client = Client { input: child.stdin.take(), child, output, next: 1 };
        let hello = json!({ "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": { "name": "test", "version": "1" } });
        let welcome = client.ask("initialize", hello);
        assert_eq!(welcome["protocolVersion"], "2025-06-18");
        assert_eq!(welcome["serverInfo"]["name"], "tandem");
        client.send(&json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }));
        client
    }

    fn send(&mut self, message: &Value) {
        let input = self.input.as_mut().expect("it is open");
        writeln!(input, "{message}").and_then(|()| input.flush()).expect("it reads");
    }

    fn receive(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("it writes");
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line:?}"))
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        let id = self.next;
        self.next += 1;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        let reply = self.receive();
        assert_eq!(reply["id"], id, "{reply}");
        assert!(reply["error"].is_null(), "{reply}");
        reply["result"].clone()
    }

    /// Calls a tool that must not fail.
    fn call(&mut self, name: &str, arguments: Value) -> Value {
        let result = self.ask("tools/call", json!({ "name": name, "arguments": arguments }));
        assert_eq!(result["isError"], false, "{result}");
        let text = result["content"][0]["text"].as_str().expect("there is a text");
        assert_eq!(serde_json::from_str::<Value>(text).expect("it is JSON"), result["structuredContent"]);
        assert!(text.len() < 8_000, "too long for an agent: {} bytes", text.len());
        result["structuredContent"].clone()
    }

    fn failing(&mut self, name: &str, arguments: Value) -> String {
        let result = self.ask("tools/call", json!({ "name": name, "arguments": arguments }));
        assert_eq!(result["isError"], true, "{result}");
        result["content"][0]["text"].as_str().unwrap_or_default().to_owned()
    }
}

/// Closing the input ends the server.
impl Drop for Client {
    fn drop(&mut self) {
        self.input = None;
        let begun = Instant::now();
        while self.child.try_wait().expect("it can be waited for").is_none() {
            assert!(begun.elapsed() < Duration::from_secs(20), "the server outlives its client");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// The absolute value, with a branch; and its refactoring, which is wrong for one sign.
const OLD: &str = "define i32 @absolute(i32 %x) {\n  %n = icmp slt i32 %x, 0\n  br i1 %n, label %neg, label %pos\nneg:\n  %m = sub i32 0, %x\n  ret i32 %m\npos:\n  ret i32 %x\n}\n";
const WRONG: &str = "define i32 @absolute(i32 %x) {\n  %s = ashr i32 %x, 31\n  %a = xor i32 %x, %s\n  %r = add i32 %a, %s\n  ret i32 %r\n}\n";
const FIXED: &str = "define i32 @absolute(i32 %x) {\n  %s = ashr i32 %x, 31\n  %a = xor i32 %x, %s\n  %r = sub i32 %a, %s\n  ret i32 %r\n}\n";

#[test]
fn an_agent_takes_a_wrong_refactoring_to_one_that_is_equivalent() {
    let folder = Folder::new("mcp-agent", &[("old.ll", OLD), ("new.ll", WRONG)]);
    let mut client = Client::start(&folder);
    let tools = client.ask("tools/list", json!({}));
    let names: Vec<&str> =
        tools["tools"].as_array().into_iter().flatten().filter_map(|tool| tool["name"].as_str()).collect();
    assert_eq!(names, ["check", "explain", "verify", "replay", "emit_test"]);
    let found = client.call("check", json!({ "left": "old.ll", "right": "new.ll" }));
    assert_eq!(found["verdict"], "different", "{found}");
    let row = &found["rows"][0];
    assert_eq!(row["entry"], "absolute");
    // The input really tells the two apart.
    let input = row["input"].as_str().expect("there is an input").to_owned();
    let x: i32 = input.strip_prefix("x = ").expect("it is called x").parse().expect("it is a number");
    assert!(x < 0, "{input}");
    assert_eq!(row["left"], format!("returns {}", x.wrapping_neg()), "{row}");
    let about = json!({ "result": found["result"], "entry": "absolute" });
    assert!(client.call("explain", about.clone())["confirmed"].is_string());
    assert_eq!(client.call("replay", about.clone())["verdict"], "different");
    folder.write("new.ll", FIXED);
    // On the repaired file the input shows nothing any more, and the proof holds.
    assert_eq!(client.call("replay", about)["verdict"], "unknown");
    let fixed = client.call("check", json!({ "left": "old.ll", "right": "new.ll" }));
    assert_eq!((&fixed["verdict"], &fixed["rows"]), (&json!("equivalent"), &json!([])), "{fixed}");
}

#[test]
fn programs_are_given_as_texts_and_proofs_as_files() {
    let folder = Folder::new("mcp-texts", &[("a.ll", &adding("f", 1)), ("b.ll", &adding("f", 1))]);
    let kept = folder.tandem(&["check", "a.ll", "b.ll", "--entry", "f", "--certificate", "proof.json"]);
    assert_eq!(kept.code, Some(0), "{kept:?}");
    let mut client = Client::start(&folder);
    let texts = json!({ "left_text": adding("f", 1), "right_text": adding("f", 3), "language": "ll" });
    assert_eq!(client.call("check", texts)["verdict"], "different");
    let verified = client.call("verify", json!({ "certificate": "proof.json", "left": "a.ll", "right": "b.ll" }));
    assert_eq!(verified["confirmed"], true, "{verified}");
}

#[test]
fn a_regression_test_names_its_program_from_the_servers_folder() {
    let program = |body: &str| format!("int twice(int x) {{ return {body}; }}\n");
    let folder = Folder::new("mcp-test", &[("old.c", &program("x + x")), ("new.c", &program("x + 1"))]);
    let mut client = Client::start(&folder);
    let found =
        client.ask("tools/call", json!({ "name": "check", "arguments": { "left": "old.c", "right": "new.c" } }));
    if found["isError"] == true {
        println!("not run: {found}");
        return;
    }
    let about = json!({ "result": found["structuredContent"]["result"], "entry": "twice", "kind": "c" });
    let test = client.call("emit_test", about)["test"].as_str().expect("it is a text").to_owned();
    assert!(test.contains("#define PROGRAM \"new.c\""), "{test}");
}

#[test]
fn what_cannot_be_done_is_said_and_the_server_goes_on() {
    let folder = Folder::new("mcp-wrong", &[("a.ll", &adding("f", 1)), ("broken.ll", "define nonsense")]);
    let mut client = Client::start(&folder);
    assert!(client.failing("check", json!({ "left": "a.ll", "right": "broken.ll" })).contains("broken.ll"));
    assert!(
        client.failing("check", json!({ "left": "a.ll", "right": "../../../../../../etc/passwd" })).contains("outside")
    );
    assert!(client.failing("check", json!({ "left": "a.ll" })).contains("right"));
    assert!(client.failing("explain", json!({ "result": 99, "entry": "f" })).contains("no result 99"));
    client.send(&json!({ "jsonrpc": "2.0", "id": "x", "method": "nonsense" }));
    assert_eq!(client.receive()["error"]["code"], -32601);
    writeln!(client.input.as_mut().expect("it is open"), "no json").expect("it reads");
    assert_eq!(client.receive()["error"]["code"], -32700);
    assert_eq!(client.ask("ping", json!({})), json!({}));
    assert_eq!(client.call("check", json!({ "left": "a.ll", "right": "a.ll" }))["verdict"], "equivalent");
}
