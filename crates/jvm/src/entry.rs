//! Finds the method that a user means.

use crate::error::Error;
use crate::lower::MethodKey;
use crate::program::Program;

/// How many similar names an error suggests.
const SUGGESTIONS: usize = 3;

/// The method named `Class.method` or `Class.method(descriptor)`, or plain `method` if one class has it. The class
/// may be written with dots or slashes, and without its package if that is unambiguous.
pub fn find(program: &Program, entry: &str) -> Result<MethodKey, Error> {
    let (path, descriptor) = match entry.find('(') {
        Some(position) => (&entry[..position], Some(&entry[position..])),
        None => (entry, None),
    };
    let (class_name, method_name) = match path.rsplit_once('.') {
        Some((class, method)) => (Some(class.replace('.', "/")), method),
        None => (None, path),
    };
    let mut exact = Vec::new();
    let mut loose = Vec::new();
    for class in program.classes() {
        let is_exact = class_name.as_deref().is_none_or(|name| *class.name == *name);
        let is_loose = class_name.as_deref().is_none_or(|name| simple_name(&class.name) == name);
        for method in class.methods.iter().filter(|method| method.code.is_some()) {
            if *method.name != *method_name || descriptor.is_some_and(|wanted| *method.descriptor != *wanted) {
                continue;
            }
            let key = MethodKey {
                class: class.name.clone(),
                name: method.name.clone(),
                descriptor: method.descriptor.clone(),
            };
            if is_exact {
                exact.push(key);
            } else if is_loose {
                loose.push(key);
            }
        }
    }
    let found = if exact.is_empty() { loose } else { exact };
    match &found[..] {
        [one] => Ok(one.clone()),
        [] => Err(Error::NotFound { name: entry.to_string(), near: near(program, path) }),
        several => {
            let candidates =
                several.iter().map(|key| format!("{}.{}{}", key.class.replace('/', "."), key.name, key.descriptor));
            Err(Error::Ambiguous { name: entry.to_string(), candidates: candidates.collect() })
        }
    }
}

/// A class name without its package.
fn simple_name(class: &str) -> &str {
    class.rsplit_once('/').map_or(class, |(_, simple)| simple)
}

/// Existing names that differ little from the one asked for.
fn near(program: &Program, path: &str) -> Vec<String> {
    let wanted = path.to_lowercase();
    let mut found: Vec<(usize, String)> = Vec::new();
    for class in program.classes() {
        for method in class.methods.iter().filter(|method| method.code.is_some() && !method.name.starts_with('<')) {
            let name = format!("{}.{}", class.name.replace('/', "."), method.name);
            let whole = edit_distance(&wanted, &name.to_lowercase());
            let part = path.rsplit('.').next().unwrap_or(path).to_lowercase();
            let part = edit_distance(&part, &method.name.to_lowercase());
            let distance = whole.min(part + 1);
            if distance <= 1 + path.len() / 4 {
                found.push((distance, name));
            }
        }
    }
    found.sort();
    found.dedup_by(|a, b| a.1 == b.1);
    found.into_iter().take(SUGGESTIONS).map(|(_, name)| name).collect()
}

/// How many letters must be inserted, deleted or exchanged.
fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().take(200).collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().take(200).enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, other) in b.iter().enumerate() {
            let exchanged = diagonal + usize::from(letter != *other);
            diagonal = row[j + 1];
            row[j + 1] = exchanged.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        assert_eq!(edit_distance("", "abc"), 3);
        assert_eq!(edit_distance("kitten", "sitting"), 3);
        assert_eq!(edit_distance("sum", "sum"), 0);
    }
}
