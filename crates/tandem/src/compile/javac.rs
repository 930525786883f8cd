//! Java through javac.

use std::path::Path;
use std::process::Command;

use super::{Scratch, operand, run};
use crate::tools;

/// Debug information, and no annotation processors: they are someone's code.
const FLAGS: &[&str] = &["-g", "-proc:none", "-implicit:none", "-nowarn", "-encoding", "UTF-8"];

/// The class files of a Java source.
pub fn compile(path: &Path) -> Result<Vec<Vec<u8>>, String> {
    let javac = tools::javac().ok_or("no javac was found; `make setup` installs a JDK")?;
    // A public class must stand in a file of its name, and cases are called name.left.java: compile a copy under the
    // name that the class asks for.
    let source = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    let scratch = Scratch::new()?;
    let name = public_class(&source).unwrap_or("Program");
    let copy = scratch.path().join(format!("{name}.java"));
    std::fs::write(&copy, &source).map_err(|error| error.to_string())?;
    let classes = scratch.path().join("classes");
    std::fs::create_dir(&classes).map_err(|error| error.to_string())?;
    let mut command = Command::new(javac);
    command.args(FLAGS).arg("-classpath").arg(&classes).arg("-d").arg(&classes).arg(operand(&copy));
    let shown = path.display().to_string();
    run("javac", command).map_err(|error| error.replace(&copy.display().to_string(), &shown))?;
    let mut found = Vec::new();
    collect(&classes, &mut found)?;
    found.sort();
    found.into_iter().map(|file| std::fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))).collect()
}

/// The name of the public class at the top of a source, if it has one.
fn public_class(source: &str) -> Option<&str> {
    for line in source.lines() {
        let mut words =
            line.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '$').filter(|word| !word.is_empty());
        if words.next() != Some("public") {
            continue;
        }
        let mut rest =
            words.skip_while(|word| matches!(*word, "final" | "abstract" | "static" | "strictfp" | "sealed"));
        if matches!(rest.next(), Some("class" | "interface" | "enum" | "record")) {
            return rest.next();
        }
    }
    None
}

fn collect(folder: &Path, found: &mut Vec<std::path::PathBuf>) -> Result<(), String> {
    for entry in std::fs::read_dir(folder).map_err(|error| error.to_string())? {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_dir() {
            collect(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "class") {
            found.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::public_class;

    #[test]
    fn the_public_class_names_the_file() {
        assert_eq!(public_class("package a;\npublic final class Foo<T> {\n"), Some("Foo"));
        assert_eq!(public_class("class Foo {\n  public int x;\n}"), None);
    }
}
