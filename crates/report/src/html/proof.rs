//! A certificate's story in plain words: where the two versions meet, and what holds there.

use serde_json::Value;
use tandem_base::Pair;

use crate::data::{CertificateReport, Report};
use crate::source::Source;

/// What a proof says at one place where the versions meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// Where, in words.
    pub place: String,
    /// The lines of the sources, where they are known.
    pub lines: Pair<Option<u32>>,
    /// What holds there, each in words.
    pub facts: Vec<String>,
}

/// The places of a proof, in the order of the certificate, without those that cannot be reached.
pub fn meetings(report: &Report) -> Vec<Meeting> {
    let text;
    let certificate = match &report.certificate {
        Some(CertificateReport::Inline(certificate)) => certificate,
        Some(CertificateReport::Path(path)) => {
            text = std::fs::read_to_string(path).unwrap_or_default();
            &serde_json::from_str::<Value>(&text).unwrap_or_default()
        }
        None => return vec![],
    };
    let has_reshapes = certificate["reshape"].as_object().is_some_and(|reshape| !reshape.is_empty());
    let sources = report.sources.as_deref().filter(|_| !has_reshapes);
    let mut found = Vec::new();
    for relation in certificate["relations"].as_array().into_iter().flatten() {
        let names = relation["functions"].as_array().into_iter().flatten();
        let names: Vec<&str> = names.filter_map(|function| function["name"].as_str()).collect();
        let of = match names[..] {
            [left, right] if left != right => format!("{left} and {right}"),
            _ => names.first().copied().unwrap_or_default().to_owned(),
        };
        for point in relation["points"].as_array().into_iter().flatten() {
            found.extend(meeting(point, &of, sources.filter(|_| found.is_empty() || names.len() == 2)));
        }
    }
    found
}

fn meeting(point: &Value, of: &str, sources: Option<&Pair<Source>>) -> Option<Meeting> {
    let at: Vec<&str> = point["at"].as_array()?.iter().filter_map(Value::as_str).collect();
    let facts: Vec<&str> = point["coupling"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    if facts == ["false"] {
        return None;
    }
    let line = |source: fn(&Pair<Source>) -> &Source, name: Option<&&str>| {
        sources.and_then(|sources| source(sources).places.get(*name?).copied())
    };
    let lines = Pair::new(line(|sources| &sources.left, at.first()), line(|sources| &sources.right, at.get(1)));
    let place = match (&at[..], lines.left, lines.right) {
        (["entry", "entry"], ..) => format!("When {of} begins on both sides"),
        (["exit", "exit"], ..) => format!("When {of} ends on both sides"),
        (_, Some(left), Some(right)) => {
            format!("Whenever the left version is at line {left} and the right one at line {right}")
        }
        _ => format!("Whenever the versions are at {}", at.join(" and ")),
    };
    let mut words: Vec<String> = Vec::new();
    let same: Vec<&str> = facts.iter().filter_map(|fact| same_name(fact)).collect();
    if !same.is_empty() {
        let verb = if same.len() == 1 { "is" } else { "are" };
        words.push(format!("{} {verb} the same on both sides", list(&same)));
    }
    words.extend(facts.iter().filter(|fact| same_name(fact).is_none()).map(|fact| readable(fact)));
    if at == ["entry", "entry"] && words.is_empty() {
        words.push("all inputs are the same on both sides".to_owned());
    }
    Some(Meeting { place, lines, facts: words })
}

/// The name in `left.name == right.name`.
fn same_name(fact: &str) -> Option<&str> {
    let (left, right) = fact.split_once(" == ")?;
    let name = left.strip_prefix("left.")?;
    let is_name = name.chars().all(|letter| letter.is_alphanumeric() || "_.`".contains(letter));
    (is_name && right.strip_prefix("right.") == Some(name)).then_some(name)
}

/// Comparisons of unsigned numbers as everybody writes comparisons.
fn readable(fact: &str) -> String {
    let compared = |text: &str| -> Option<String> {
        let (is_not, call) = text.strip_prefix('!').map_or((false, text), |call| (true, call));
        let (name, rest) = call.split_once('(')?;
        let (one, other) = rest.strip_suffix(')')?.split_once(", ")?;
        // What is nested is left as it is.
        if [one, other].iter().any(|part| part.contains(['(', ')', ','])) {
            return None;
        }
        Some(match (name, is_not) {
            ("ult", false) => format!("{one} < {other}"),
            ("ule", false) => format!("{one} <= {other}"),
            ("ult", true) => format!("{other} <= {one}"),
            ("ule", true) => format!("{other} < {one}"),
            _ => return None,
        })
    };
    compared(fact).unwrap_or_else(|| fact.to_owned())
}

fn list(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [begin @ .., last] => format!("{} and {last}", begin.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::data::{ItemName, Status, VerdictName};
    use crate::testing::report;

    #[test]
    fn what_is_the_same_is_said_in_words() {
        let mut proved = report(ItemName::Function, Status::Compared, VerdictName::Equivalent);
        let points = json!([
            { "at": ["entry", "entry"] },
            { "at": ["b2", "b2"], "coupling": ["left.i == right.i", "12 * left.i == right.step", "left.sum == right.sum"] },
            { "at": ["b2", "exit"], "coupling": ["false"] },
        ]);
        let functions = json!([{ "side": "left", "name": "f" }, { "side": "right", "name": "f" }]);
        let certificate = json!({ "relations": [{ "functions": functions, "points": points }] });
        proved.certificate = Some(CertificateReport::Inline(certificate));
        let found = meetings(&proved);
        assert_eq!(found.len(), 2, "{found:?}");
        assert_eq!(readable("!ule(left.n, left.i)"), "left.i < left.n");
        assert_eq!(readable("ult(f(a), b)"), "ult(f(a), b)");
        assert_eq!(found[0].place, "When f begins on both sides");
        assert_eq!(found[1].facts, ["i and sum are the same on both sides", "12 * left.i == right.step"]);
    }
}
