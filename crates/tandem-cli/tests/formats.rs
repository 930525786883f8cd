//! Formats for machines: they are what their schemas say, and the same in every run but for times.

mod support;

use serde_json::Value;
use support::{Folder, adding};

/// What is wrong with a value, by a schema in the part of JSON Schema that ours uses. A word that is not known is an error.
fn wrong(value: &Value, schema: &Value, root: &Value, at: &str) -> Vec<String> {
    let mut found = Vec::new();
    let Some(words) = schema.as_object() else { return vec![format!("{at}: the schema is none")] };
    for (word, meant) in words {
        match word.as_str() {
            "$schema" | "title" | "description" | "$defs" => {}
            "$ref" => {
                let target = meant.as_str().and_then(|path| root.pointer(path.trim_start_matches('#')));
                found.extend(wrong(value, target.expect("references lead somewhere"), root, at));
            }
            "type" => {
                let kinds = meant.as_array().cloned().unwrap_or_else(|| vec![meant.clone()]);
                let own = match value {
                    Value::Null => "null",
                    Value::Bool(_) => "boolean",
                    Value::Number(number) if number.is_i64() || number.is_u64() => "integer",
                    Value::Number(_) => "number",
                    Value::String(_) => "string",
                    Value::Array(_) => "array",
                    Value::Object(_) => "object",
                };
                if !kinds.iter().any(|kind| kind == own) {
                    found.push(format!("{at}: {own} instead of {meant}"));
                }
            }
            "enum" if !meant.as_array().is_some_and(|all| all.contains(value)) => {
                found.push(format!("{at}: {value} is not in {meant}"))
            }
            "enum" => {}
            "required" => {
                for name in meant.as_array().into_iter().flatten().filter_map(Value::as_str) {
                    if value.is_object() && value.get(name).is_none() {
                        found.push(format!("{at}: {name} is missing"));
                    }
                }
            }
            "properties" => {
                for (name, own) in value.as_object().into_iter().flatten() {
                    if let Some(schema) = meant.get(name) {
                        found.extend(wrong(own, schema, root, &format!("{at}.{name}")));
                    }
                }
            }
            "additionalProperties" => {
                assert_eq!(meant, &Value::Bool(false));
                for name in value.as_object().into_iter().flatten().map(|(name, _)| name) {
                    if schema["properties"].get(name).is_none() {
                        found.push(format!("{at}: {name} is not known"));
                    }
                }
            }
            "items" => {
                for (index, own) in value.as_array().into_iter().flatten().enumerate() {
                    found.extend(wrong(own, meant, root, &format!("{at}[{index}]")));
                }
            }
            "anyOf" => {
                let all = meant.as_array().expect("it is a list").iter();
                let failures: Vec<Vec<String>> = all.map(|schema| wrong(value, schema, root, at)).collect();
                if failures.iter().all(|failures| !failures.is_empty()) {
                    found.extend(failures.into_iter().flatten());
                }
            }
            other => found.push(format!("{at}: the schema says {other}, which this test does not know")),
        }
    }
    found
}

/// Two files with rows of every kind.
fn folder(name: &str) -> Folder {
    let volatile = "define i32 @read(ptr %p) {\n  %v = load volatile i32, ptr %p\n  ret i32 %v\n}\n";
    let left = [&adding("same", 1), &adding("other", 1), &adding("gone", 1), volatile, "@k = global i32 5\n"].concat();
    let volatile = volatile.replace("ret i32 %v", "%w = add i32 %v, 0\n  ret i32 %w");
    let right = [&adding("same", 1), &adding("other", 2), &adding("new", 1), &volatile, "@k = global i32 6\n"].concat();
    Folder::new(name, &[("left.ll", &left), ("right.ll", &right)])
}

fn rendered(folder: &Folder, format: &str) -> String {
    let said = folder.tandem(&["check", "left.ll", "right.ll", "--no-native", "--format", format]);
    assert_eq!(said.code, Some(1), "{said:?}");
    said.out
}

#[test]
fn json_is_what_the_schema_says_and_the_same_every_time() {
    let folder = folder("formats-json");
    let schema = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/schema/tandem-2.json"));
    let schema: Value = serde_json::from_str(&schema.expect("it is there")).expect("it is JSON");
    let rows = |text: &str| -> Vec<Value> {
        let rows = text.lines().map(|line| serde_json::from_str(line).expect("each line is an object"));
        rows.map(|mut row: Value| {
            row["millis"] = Value::from(0);
            row
        })
        .collect()
    };
    let first = rows(&rendered(&folder, "json"));
    assert!(first.len() >= 6, "{first:?}");
    for row in &first {
        let found = wrong(row, &schema, &schema, "row");
        assert!(found.is_empty(), "{}\n{row}", found.join("\n"));
    }
    for _ in 0..4 {
        assert_eq!(rows(&rendered(&folder, "json")), first);
    }
    // The test can fail.
    let mut broken = first[0].clone();
    broken["verdict"] = Value::from("maybe");
    broken["surprise"] = Value::Null;
    assert_eq!(wrong(&broken, &schema, &schema, "row").len(), 2);
}

/// The parts of the SARIF 2.1.0 schema that results for code scanning have to keep to.
const SARIF: &str = r##"{
  "type": "object", "required": ["version", "runs"],
  "properties": {
    "version": { "enum": ["2.1.0"] },
    "runs": { "type": "array", "items": { "type": "object", "required": ["tool"], "properties": {
      "tool": { "type": "object", "required": ["driver"], "properties": { "driver": { "type": "object", "required": ["name"], "properties": {
        "name": { "type": "string" }, "version": { "type": "string" },
        "rules": { "type": "array", "items": { "type": "object", "required": ["id"], "properties": {
          "id": { "type": "string" },
          "shortDescription": { "type": "object", "required": ["text"] },
          "defaultConfiguration": { "type": "object", "properties": { "level": { "$ref": "#/$defs/level" } } } } } } } } } },
      "columnKind": { "enum": ["utf16CodeUnits", "unicodeCodePoints"] },
      "results": { "type": "array", "items": { "type": "object", "required": ["message", "locations"], "properties": {
        "ruleId": { "type": "string" }, "ruleIndex": { "type": "integer" }, "level": { "$ref": "#/$defs/level" },
        "message": { "type": "object", "required": ["text"], "properties": { "text": { "type": "string" } } },
        "partialFingerprints": { "type": "object" },
        "locations": { "type": "array", "items": { "type": "object", "required": ["physicalLocation"], "properties": {
          "physicalLocation": { "type": "object", "required": ["artifactLocation"], "properties": {
            "artifactLocation": { "type": "object", "required": ["uri"], "properties": { "uri": { "type": "string" } } },
            "region": { "type": "object", "required": ["startLine"], "properties": { "startLine": { "type": "integer" } } } } },
          "logicalLocations": { "type": "array" } } } } } } } } } } },
  "$defs": { "level": { "enum": ["none", "note", "warning", "error"] } } }"##;

#[test]
fn sarif_is_what_code_scanning_reads() {
    let schema: Value = serde_json::from_str(SARIF).expect("it is JSON");
    let log: Value = serde_json::from_str(&rendered(&folder("formats-sarif"), "sarif")).expect("it is JSON");
    let found = wrong(&log, &schema, &schema, "log");
    assert!(found.is_empty(), "{}\n{log:#}", found.join("\n"));
    let levels: Vec<&str> = log["runs"][0]["results"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|result| result["level"].as_str())
        .collect();
    assert!(levels.contains(&"error") && levels.contains(&"warning"), "{log:#}");
}

/// The elements of a document that is well formed: each that begins also ends.
fn elements(text: &str) -> Vec<String> {
    let (mut open, mut all) = (Vec::new(), Vec::new());
    for part in text.split('<').skip(1) {
        let tag = part.split('>').next().expect("a tag ends");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name), "{text}");
        } else if !tag.starts_with('?') {
            let name = tag.split([' ', '/']).next().unwrap_or_default().to_owned();
            assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
            all.push(name.clone());
            if !tag.ends_with('/') {
                open.push(name);
            }
        }
    }
    assert!(open.is_empty(), "{open:?} do not end");
    all
}

#[test]
fn junit_markdown_and_annotations_say_what_differs() {
    let folder = folder("formats-others");
    let junit = elements(&rendered(&folder, "junit"));
    assert_eq!(junit.iter().filter(|name| *name == "failure").count(), 2, "{junit:?}");
    let markdown = rendered(&folder, "markdown");
    assert!(markdown.contains("#### `other` is different") && markdown.contains("| `read` |"), "{markdown}");
    let annotations = rendered(&folder, "github");
    assert!(annotations.contains("::error file=right.ll") && annotations.contains("::warning "), "{annotations}");
    let page = rendered(&folder, "html");
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("other") && !page.contains("http:"), "{page}");
}
