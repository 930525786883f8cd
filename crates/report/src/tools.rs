//! What is installed.

use std::fmt::Write;

use tandem_process::discover::Tool;

/// A line for every tool: where it is, or what it would give.
pub fn render_tools(tools: &[Tool]) -> String {
    let mut out = String::new();
    for tool in tools {
        let line = match (&tool.path, &tool.version) {
            (Some(path), Some(version)) => format!("✓ {:<9} {version}  ({})", tool.name, path.display()),
            (Some(path), None) => format!("✗ {:<9} does not run: {}", tool.name, path.display()),
            (None, _) => format!("- {:<9} missing: {}", tool.name, tool.purpose),
        };
        writeln!(out, "{line}").expect("writing to a string cannot fail");
    }
    if tools.iter().any(|tool| tool.name == "z3" && tool.version.is_none()) {
        out.push_str(
            "\nWithout a solver nothing can be proved. Put a `z3` into PATH (`pip install z3-solver` brings one), or\n",
        );
        out.push_str("let TANDEM_Z3 name it; in a checkout of Tandem, `make setup` fetches it.\n");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_does_not_run_is_not_one_that_is_there() {
        let tool =
            |path: Option<&str>| Tool { name: "z3", path: path.map(Into::into), version: None, purpose: "proofs" };
        assert!(render_tools(&[tool(Some("/nonexistent"))]).starts_with("✗ z3        does not run: /nonexistent\n"));
        assert!(render_tools(&[tool(None)]).starts_with("- z3        missing: proofs\n"));
    }
}
