//! The text of a crate: its root file, with every `mod name;` replaced by what is in the module's file.
//!
//! What only sources tell ([`crate::rust_source`]) is looked up in one text, so that a crate of many files is read as a crate of
//! one. Where a module's file is follows the language: beside the file that names it, in a folder of that file's own name unless
//! it is the root or a `mod.rs`, and where `#[path]` says. A file that is not there stays away: what is not found is left out, as
//! everything is that this reading by tokens does not understand.

use std::path::{Path, PathBuf};

use crate::rust_source::tokens;

/// Modules nested deeper than this are left out: a file may name itself by `#[path]`.
const DEEPEST: usize = 32;

/// The text of the crate that begins with a file.
pub fn text(root: &Path) -> String {
    let mut out = String::new();
    let folder = root.parent().unwrap_or(Path::new("")).to_owned();
    add(root, &folder, &mut out, 0);
    out
}

/// Adds the text of a file whose modules are in a folder.
fn add(file: &Path, folder: &Path, out: &mut String, depth: usize) {
    let Ok(source) = std::fs::read_to_string(file) else { return };
    // The folder of the modules of each brace that is open: `mod a { mod b; }` is in `a/b.rs`.
    let mut open: Vec<PathBuf> = vec![];
    let tokens = tokens(&source);
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        let next = |ahead: usize| tokens.get(at + ahead).map_or("", String::as_str);
        let here = open.last().map_or(folder, PathBuf::as_path);
        match token.as_str() {
            "mod" if next(2) == ";" && depth < DEEPEST => {
                let name = next(1).to_owned();
                out.push_str(&format!(" mod {name} {{"));
                if let Some((file, folder)) = place(&tokens[..at], &name, file, here) {
                    add(&file, &folder, out, depth + 1);
                }
                out.push_str(" }");
                at += 3;
                continue;
            }
            "mod" if next(2) == "{" => {
                let inside = here.join(next(1));
                out.push_str(&format!(" mod {} {{", next(1)));
                open.push(inside);
                at += 3;
                continue;
            }
            // What a file holds that is put in as text or bytes is a part of this one.
            "include_str" | "include_bytes" | "include" if next(1) == "!" => {
                let included = file.parent().unwrap_or(Path::new("")).join(next(3).trim_matches('"'));
                let digest = std::fs::read(&included).map(|bytes| blake3::hash(&bytes).to_hex().to_string());
                let digest = digest.unwrap_or_default();
                out.push_str(&format!(" {token} ! ( {} \"{digest}\" )", next(3)));
                at += 5;
                continue;
            }
            // So is what Cargo tells of the package.
            "env" | "option_env" if next(1) == "!" => {
                let value = package_value(file, next(3).trim_matches('"')).unwrap_or_default();
                out.push_str(&format!(" {token} ! ( {} {value:?}", next(3)));
                at += 4;
                continue;
            }
            "{" => {
                let same = here.to_owned();
                open.push(same);
            }
            "}" => {
                open.pop();
            }
            _ => {}
        }
        out.push(' ');
        out.push_str(token);
        at += 1;
    }
}

/// What a variable of the environment holds that Cargo sets from the manifest of the package that a file belongs to.
fn package_value(file: &Path, variable: &str) -> Option<String> {
    let field = variable.strip_prefix("CARGO_PKG_")?.to_lowercase().replace('_', "-");
    // The parts of a version are told apart by the whole.
    let field = field.split('-').next().filter(|first| *first == "version").map_or(field.clone(), str::to_owned);
    let mut manifests = file.ancestors().skip(1).filter_map(|folder| {
        let text = std::fs::read_to_string(folder.join("Cargo.toml")).ok()?;
        text.parse::<toml::Table>().ok()
    });
    let package = manifests.find(|table| table.contains_key("package"))?;
    let value = package.get("package")?.get(&field)?;
    if value.get("workspace").is_none() {
        return Some(value.to_string());
    }
    std::iter::once(package.clone()).chain(manifests).find_map(|table| {
        let value = table.get("workspace")?.get("package")?.get(&field)?;
        Some(value.to_string())
    })
}

/// The file of a module, and the folder of its own modules.
fn place(before: &[String], name: &str, file: &Path, folder: &Path) -> Option<(PathBuf, PathBuf)> {
    if let Some(path) = path_attribute(before) {
        let file = file.parent().unwrap_or(Path::new("")).join(path);
        let folder = file.parent().unwrap_or(Path::new("")).to_owned();
        return Some((file, folder));
    }
    let name = name.strip_prefix("r#").unwrap_or(name);
    let inside = folder.join(name);
    let files = [folder.join(format!("{name}.rs")), inside.join("mod.rs")];
    files.into_iter().find(|file| file.is_file()).map(|file| (file, inside))
}

/// What `#[path = "…"]` among the attributes before an item says.
fn path_attribute(before: &[String]) -> Option<String> {
    let mut rest = before;
    while let [.., last] = rest {
        match last.as_str() {
            "pub" | ")" | "(" | "crate" | "super" | "in" | "self" => rest = &rest[..rest.len() - 1],
            "]" => {
                let begin = rest.iter().rposition(|token| token == "#")?;
                if let [_, _, name, equals, path, _] = &rest[begin..]
                    && (name.as_str(), equals.as_str()) == ("path", "=")
                {
                    return Some(path.trim_matches('"').to_owned());
                }
                rest = &rest[..begin];
            }
            _ => return None,
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use tandem_compile::Scratch;

    use super::*;
    use crate::rust_source::items;

    #[test]
    fn modules_are_read_where_the_language_says() {
        let scratch = Scratch::new().expect("a temporary folder can be made");
        let write = |path: &str, text: &str| {
            let path = scratch.path().join(path);
            std::fs::create_dir_all(path.parent().expect("it has a folder")).expect("the folder can be made");
            std::fs::write(path, text).expect("the file can be written");
        };
        write(
            "lib.rs",
            "pub mod a;\nmod b;\n#[path = \"odd/name.rs\"] pub mod c;\nmod d { pub mod e; }\nmod gone;\npub fn top() {}",
        );
        write("a.rs", "pub mod deep;\npub fn in_a() {}");
        write("a/deep.rs", "pub fn in_deep() {}");
        write("b/mod.rs", "mod f;");
        write("b/f.rs", "fn in_f() {}");
        write("odd/name.rs", "pub mod g;");
        write("odd/g.rs", "pub fn in_g() {}");
        write("d/e.rs", "pub fn in_e() {}");
        let text = text(&scratch.path().join("lib.rs"));
        let mut paths: Vec<String> = items(&text).into_iter().map(|item| item.path).collect();
        paths.sort();
        assert_eq!(paths, ["a::deep::in_deep", "a::in_a", "b::f::in_f", "c::g::in_g", "d::e::in_e", "top"]);
    }
}
