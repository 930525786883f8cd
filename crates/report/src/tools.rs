//! What is installed.

use std::fmt::Write;

use tandem_process::discover::Tool;

/// A line for every tool: where it is, or what it would give.
pub fn render_tools(tools: &[Tool]) -> String {
    let mut out = String::new();
    for tool in tools {
        let line = match (&tool.path, &tool.version) {
            (Some(path), version) => {
                let version = version.as_deref().unwrap_or("of unknown version");
                format!("✓ {:<9} {version}  ({})", tool.name, path.display())
            }
            (None, _) => format!("- {:<9} missing: {}", tool.name, tool.purpose),
        };
        writeln!(out, "{line}").expect("writing to a string cannot fail");
    }
    if tools.iter().any(|tool| tool.name == "z3" && tool.path.is_none()) {
        out.push_str("\nWithout a solver nothing can be proved; `make setup` fetches Z3.\n");
    }
    out
}
