//! ARCHITECTURE.md is true: every file that it names exists, and every item that it names beside a file is in that file.

use std::path::Path;

/// The code in backticks of a text, with what stands between one and the next.
fn quoted(text: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut parts = text.split('`').skip(1);
    while let (Some(code), Some(after)) = (parts.next(), parts.next()) {
        found.push((code, after));
    }
    found
}

fn is_file_name(code: &str) -> bool {
    ["crates/", "xtask/", "scripts/", ".ci/", "corpus/", "docs/"].iter().any(|folder| code.starts_with(folder))
        && !code.contains(['<', '*', ' '])
}

fn defines(source: &str, item: &str) -> bool {
    ["fn", "struct", "enum", "trait", "type", "const", "mod"].iter().any(|kind| {
        source.match_indices(&format!("{kind} {item}")).any(|(at, found)| {
            !source[at + found.len()..].starts_with(|next: char| next.is_alphanumeric() || next == '_')
        })
    })
}

#[test]
fn every_hop_is_where_it_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let text = std::fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap();
    let mut file: Option<(&str, String)> = None;
    let (mut files, mut items) = (0, 0);
    for (code, after) in quoted(&text) {
        if is_file_name(code) {
            let path = root.join(code);
            assert!(path.exists(), "ARCHITECTURE.md names {code}, which does not exist");
            files += 1;
            // An item of the file stands right behind it.
            let source = if path.is_file() { std::fs::read_to_string(&path).unwrap() } else { String::new() };
            file = (after == " " && path.is_file()).then_some((code, source));
            continue;
        }
        if let Some((name, source)) = file.take() {
            assert!(defines(source.as_str(), code), "ARCHITECTURE.md says that {name} has {code}, which it does not");
            items += 1;
        }
    }
    assert!(
        files > 30 && items > 15,
        "only {files} files and {items} items were found: is the text still what it was?"
    );
}
