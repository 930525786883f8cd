//! What becomes a row of the report: every function and every datum of either file.
//!
//! Items of the two sides are matched by their full names, then by what users call them where that is unambiguous. A
//! function that both sides have is compared. Everything else is a row too, because what changed and was not compared must
//! not look as if it were the same: what only one side has, what cannot be compared, and data whose initial values or
//! types are others. Which of these rows the exit code depends on is decided here:
//!
//! * what both sides have must be equivalent, private or not;
//! * what other files can see must be there on the right, and what they read must be the same;
//! * a private function or datum of one side and an added public one are shown and do not count;
//! * neither does a private constant with another value: it is seen through functions alone, and these are compared with
//!   what each side's constant is.

use std::collections::{BTreeMap, BTreeSet};

use tandem_ir::{Pair, Side};
use tandem_report::{ItemName, Status, Values, VerdictName};

use crate::inventory::Item;

/// A row that is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Function or datum.
    pub item: ItemName,
    /// What it is called on each side that has it.
    pub names: Pair<Option<String>>,
    /// Whether other files can name it, on one side at least.
    pub is_public: bool,
    /// What is known of it without any search.
    pub state: State,
}

/// What is known of an item without any search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// Functions of these names are to be compared.
    Compare {
        /// The functions.
        entries: Pair<String>,
        /// What is to be said if it turns out that they cannot be.
        same_code: bool,
        /// Whether that these two correspond is a guess, since the source gives them no names.
        is_guess: bool,
    },
    /// Nothing more is found out.
    Known(Known),
}

/// The answer about an item that needs no search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// What became of it.
    pub status: Status,
    /// The answer.
    pub verdict: VerdictName,
    /// In words.
    pub reason: Option<String>,
    /// The two values of a datum.
    pub values: Option<Values>,
    /// Whether the exit code depends on it.
    pub counts: bool,
}

impl Row {
    /// The comparison of two functions, of which nothing else is known.
    pub fn comparing(entries: Pair<String>) -> Row {
        let names = entries.as_ref().map(|name| Some(name.clone()));
        let state = State::Compare { entries, same_code: false, is_guess: false };
        Row { item: ItemName::Function, names, is_public: true, state }
    }

    /// What the report calls it.
    pub fn entry(&self) -> String {
        match (&self.names.left, &self.names.right) {
            (Some(left), Some(right)) if left != right => format!("{left} / {right}"),
            (Some(name), _) | (None, Some(name)) => name.clone(),
            (None, None) => String::new(),
        }
    }
}

/// The rows about everything in two programs: what is known at once first, then what is to be compared.
/// Names in one language are matched in full; between two, where paths are written otherwise, by their last part.
pub fn rows(items: &Pair<Vec<Item>>, is_one_language: bool) -> Vec<Row> {
    let matched = matched(items, is_one_language);
    let renamed = rename_candidates(&matched);
    let shared = shared_names(items);
    let mut rows: Vec<Row> = matched.iter().filter_map(|pair| row(pair, &renamed, &shared)).collect();
    rows.sort_by_key(|row| matches!(row.state, State::Compare { .. }));
    rows
}

type Matched<'a> = Pair<Option<&'a Item>>;

/// Which items of the two sides are the same thing.
fn matched(items: &Pair<Vec<Item>>, is_one_language: bool) -> Vec<Matched<'_>> {
    let mut left: Vec<Option<&Item>> = items.left.iter().map(Some).collect();
    let mut right: Vec<Option<&Item>> = items.right.iter().map(Some).collect();
    let mut found: BTreeMap<usize, &Item> = BTreeMap::new();
    // The closest likeness comes first; at each, only what is unambiguous on both sides is matched.
    let likenesses: [fn(&Item) -> &str; 3] = [|item| &item.symbol, |item| &item.name, |item| last_part(&item.name)];
    for likeness in &likenesses[..if is_one_language { 2 } else { 3 }] {
        let only = |side: &[Option<&Item>]| {
            let mut places: BTreeMap<(bool, String), Vec<usize>> = BTreeMap::new();
            for (index, item) in side.iter().enumerate() {
                if let Some(item) = item {
                    let is_function = item.kind == ItemName::Function;
                    places.entry((is_function, likeness(item).to_owned())).or_default().push(index);
                }
            }
            places
        };
        let (ours, theirs) = (only(&left), only(&right));
        for (key, places) in &ours {
            let ([one], Some([other])) = (&places[..], theirs.get(key).map(|places| &places[..])) else { continue };
            if let Some(item) = right[*other].take() {
                found.insert(*one, item);
                left[*one] = None;
            }
        }
    }
    let mut all: Vec<Matched<'_>> = Vec::new();
    for (index, item) in items.left.iter().enumerate() {
        all.push(Pair::new(Some(item), found.get(&index).copied()));
    }
    all.extend(right.into_iter().flatten().map(|item| Pair::new(None, Some(item))));
    all
}

/// The name without the path before it and the types after it.
fn last_part(name: &str) -> &str {
    let name = name.split('(').next().unwrap_or(name);
    name.rsplit(['.', ':']).next().unwrap_or(name)
}

/// A public function that only the left side has and one that only the right side has, if there is one of each and their
/// types are the same: perhaps one is the other under a new name.
fn rename_candidates(matched: &[Matched<'_>]) -> Option<Pair<String>> {
    let alone = |side: Side| {
        let of = |pair: &Matched<'_>| match (pair[side], pair[side.other()]) {
            (Some(item), None) if item.kind == ItemName::Function && item.public => Some(item.clone()),
            _ => None,
        };
        let mut found = matched.iter().filter_map(of);
        found.next().filter(|_| found.next().is_none())
    };
    let (left, right) = (alone(Side::Left)?, alone(Side::Right)?);
    (left.signature == right.signature).then(|| Pair::new(left.name, right.name))
}

/// Names that several functions of a side have. By such a name a function cannot be asked for.
fn shared_names(items: &Pair<Vec<Item>>) -> Pair<BTreeSet<String>> {
    items.as_ref().map(|items| {
        let mut seen = BTreeSet::new();
        let names = items.iter().filter(|item| item.kind == ItemName::Function).map(|item| &item.name);
        names.filter(|name| !seen.insert(*name)).cloned().collect()
    })
}

fn row(pair: &Matched<'_>, renamed: &Option<Pair<String>>, shared: &Pair<BTreeSet<String>>) -> Option<Row> {
    if let (Some(left), Some(right)) = (pair.left, pair.right)
        && left.kind == ItemName::Function
        && left.is_uncompiled
        && right.is_uncompiled
        && left.digest == right.digest
    {
        // The same text, which nothing uses: whatever it mentions has a row of its own.
        return None;
    }
    let names = pair.map(|item| item.map(|item| item.name.clone()));
    let (item, state) = match (pair.left, pair.right) {
        (Some(left), Some(right)) if left.kind == ItemName::Function => {
            (left.kind, both_functions(left, right, shared))
        }
        (Some(left), Some(right)) => (left.kind, State::Known(both_data(left, right))),
        (Some(item), None) => (item.kind, State::Known(alone(item, Side::Left, renamed))),
        (None, Some(item)) => (item.kind, State::Known(alone(item, Side::Right, renamed))),
        (None, None) => unreachable!("an item is on one side at least"),
    };
    let is_public = pair.iter().any(|(_, item)| item.is_some_and(|item| item.public));
    Some(Row { item, names, is_public, state })
}

fn both_functions(left: &Item, right: &Item, shared: &Pair<BTreeSet<String>>) -> State {
    let same_code = left.digest.is_some() && left.digest == right.digest;
    let mut whys: Vec<String> = Vec::new();
    for (item, side) in [(left, Side::Left), (right, Side::Right)] {
        // What a function is refused for may lie in functions beside it, so it is tried by itself where it can be named.
        let is_final = item.is_uncompiled || shared[side].contains(&item.name);
        if let Some(why) = item.refused.as_ref().filter(|_| is_final) {
            whys.push(format!("the {side} function {} is not supported: {why}", item.name));
        }
    }
    if whys.is_empty() {
        let entries = Pair::new(left.name.clone(), right.name.clone());
        return State::Compare { entries, same_code, is_guess: left.is_nameless || right.is_nameless };
    }
    State::Known(Known {
        status: Status::Refused,
        verdict: VerdictName::Unknown,
        reason: Some(refusal(&whys.join("\n"), same_code)),
        values: None,
        counts: true,
    })
}

/// Why functions cannot be compared, so that nobody is alarmed for nothing.
pub fn refusal(why: &str, same_code: bool) -> String {
    match same_code {
        true => format!("{why}\nit is the same code on both sides"),
        false => why.to_owned(),
    }
}

/// A datum that both sides have.
fn both_data(left: &Item, right: &Item) -> Known {
    let readable = |item: &Item| item.value.shown.as_deref().map(readable);
    let (one, other) = told_apart(readable(left).as_deref(), readable(right).as_deref());
    let values = (one.is_some() || other.is_some()).then_some(Values { left: one, right: other });
    let is_public = left.public || right.public;
    let is_same_type = left.signature == right.signature;
    if is_same_type && left.digest.is_some() && left.digest == right.digest {
        return Known {
            status: Status::Compared,
            verdict: VerdictName::Equivalent,
            reason: None,
            values: None,
            counts: true,
        };
    }
    let changed = |verdict: VerdictName, reason: String, counts: bool| Known {
        status: Status::Changed,
        verdict,
        reason: Some(reason),
        values: values.clone(),
        counts,
    };
    if !is_same_type {
        let what = if left.name.starts_with("class ") { "it" } else { "its type" };
        let reason = format!("{what} is `{}` on the left and `{}` on the right", left.signature, right.signature);
        return changed(VerdictName::Unknown, reason, is_public);
    }
    if left.name.starts_with("type ") && is_public {
        return changed(VerdictName::Unknown, "what other files see of it is not the same".to_owned(), true);
    }
    let is_plain = left.value.is_plain && right.value.is_plain;
    match (is_plain && left.value.shown != right.value.shown, is_public) {
        (true, true) => {
            changed(VerdictName::Different, "other files read another initial value of it".to_owned(), true)
        }
        (_, false) if left.value.is_constant && right.value.is_constant => changed(
            VerdictName::Unknown,
            "it is private and constant: the functions that use it are compared with the value of each side".to_owned(),
            false,
        ),
        (true, false) => changed(
            VerdictName::Unknown,
            "it is private and its initial values differ: functions that use it begin in other states".to_owned(),
            true,
        ),
        (false, _) => {
            changed(VerdictName::Unknown, "its initial value or what that refers to is not the same".to_owned(), true)
        }
    }
}

/// A value of LLVM's for a reader: texts without the zero at their end, other bytes as numbers.
fn readable(value: &str) -> String {
    let mut parts = value.split('"');
    let mut out = parts.next().unwrap_or_default().to_owned();
    let mut texts = Vec::new();
    while let (Some(text), rest) = (parts.next(), parts.next()) {
        let shown = readable_bytes(text);
        out.push_str(&shown);
        texts.push(shown);
        out.push_str(rest.unwrap_or_default());
    }
    match &texts[..] {
        // A pointer to a text, as older versions of LLVM write it.
        [text] if value.starts_with("getelementptr") => text.clone(),
        _ => out,
    }
}

fn readable_bytes(text: &str) -> String {
    let mut bytes: Vec<u8> = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let digits = tail.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        match digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()).filter(|_| *first == b'\\') {
            Some(byte) => {
                bytes.push(byte);
                rest = &tail[2..];
            }
            None => {
                bytes.push(*first);
                rest = tail;
            }
        }
    }
    let is_text = |bytes: &[u8]| bytes.iter().all(|byte| (b' '..=b'~').contains(byte));
    match bytes.strip_suffix(&[0]).unwrap_or(&bytes) {
        shown if is_text(shown) => format!("\"{}\"", String::from_utf8_lossy(shown)),
        _ => format!("bytes {}", bytes.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")),
    }
}

/// Two values, short enough to be read: of long ones, what is around the first difference.
fn told_apart(left: Option<&str>, right: Option<&str>) -> (Option<String>, Option<String>) {
    const LONGEST: usize = 60;
    const BEFORE: usize = 20;
    let chars = |text: Option<&str>| text.unwrap_or_default().chars().collect::<Vec<char>>();
    let (one, other) = (chars(left), chars(right));
    let same = one.iter().zip(&other).take_while(|(one, other)| one == other).count();
    let show = |chars: &[char]| {
        if chars.len() <= LONGEST {
            return chars.iter().collect::<String>();
        }
        let begin = if same > LONGEST - BEFORE { same - BEFORE } else { 0 };
        let end = (begin + LONGEST).min(chars.len());
        let shown: String = chars[begin.min(end)..end].iter().collect();
        let (before, after) = (if begin > 0 { "… " } else { "" }, if end < chars.len() { " …" } else { "" });
        format!("{before}{shown}{after}")
    };
    (left.map(|_| show(&one)), right.map(|_| show(&other)))
}

/// What only one side has.
fn alone(item: &Item, side: Side, renamed: &Option<Pair<String>>) -> Known {
    let status = if side == Side::Left { Status::Removed } else { Status::Added };
    let mut reason = match (side, item.public) {
        (_, false) => format!("only the {side} program has it; it is private"),
        (Side::Left, true) => "the right program does not have it, and other files may use it".to_owned(),
        (Side::Right, true) => "the left program does not have it".to_owned(),
    };
    if let (Some(renamed), ItemName::Function) = (renamed, item.kind)
        && renamed[side] == item.name
    {
        reason.push_str(&format!(
            "\nif it was renamed: compare with --left-entry '{}' --right-entry '{}'",
            renamed.left, renamed.right
        ));
    }
    Known {
        status,
        verdict: VerdictName::Unknown,
        reason: Some(reason),
        values: None,
        counts: side == Side::Left && item.public,
    }
}

/// The names of all functions, for a message.
pub fn function_names(items: &[Item]) -> Vec<String> {
    let names = items.iter().filter(|item| item.kind == ItemName::Function).map(|item| item.name.clone());
    names.collect::<BTreeSet<_>>().into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inventory::Value;

    fn function(name: &str, public: bool) -> Item {
        Item {
            kind: ItemName::Function,
            symbol: name.to_owned(),
            name: name.to_owned(),
            public,
            signature: "i32 (i32)".to_owned(),
            digest: None,
            value: Value::default(),
            refused: None,
            is_uncompiled: false,
            is_nameless: false,
        }
    }

    fn datum(name: &str, public: bool, constant: bool, value: &str) -> Item {
        Item {
            kind: ItemName::Data,
            signature: "i32".to_owned(),
            digest: Some(value.to_owned()),
            value: Value { shown: Some(value.to_owned()), is_plain: true, is_constant: constant },
            ..function(name, public)
        }
    }

    fn known(left: Vec<Item>, right: Vec<Item>) -> Vec<(String, Status, VerdictName, bool)> {
        let shown = |row: Row| match &row.state {
            State::Known(known) => (row.entry(), known.status, known.verdict, known.counts),
            State::Compare { .. } => (row.entry(), Status::Compared, VerdictName::Unknown, true),
        };
        rows(&Pair::new(left, right), true).into_iter().map(shown).collect()
    }

    #[test]
    fn every_item_is_a_row() {
        use Status::{Added, Compared, Removed};
        use VerdictName::Unknown;
        let left = vec![function("same", true), function("gone", true), function("helper", false)];
        let right = vec![function("same", true), function("new", true), function("other", false)];
        let expected = [
            ("gone", Removed, true),
            ("helper", Removed, false),
            ("new", Added, false),
            ("other", Added, false),
            ("same", Compared, true),
        ];
        let expected: Vec<_> =
            expected.map(|(name, status, counts)| (name.to_owned(), status, Unknown, counts)).into_iter().collect();
        assert_eq!(known(left, right), expected);
    }

    #[test]
    fn overloads_are_matched_by_their_symbols_and_not_by_their_names() {
        let overload = |symbol: &str| Item { symbol: symbol.to_owned(), name: "f".to_owned(), ..function("f", true) };
        let found = known(vec![overload("_Z1fi"), overload("_Z1fd")], vec![overload("_Z1fd"), overload("_Z1fj")]);
        let statuses: Vec<Status> = found.iter().map(|row| row.1).collect();
        assert_eq!(statuses, [Status::Compared, Status::Compared], "the only ones left have the same name: {found:?}");
        let found = known(vec![overload("_Z1fi"), overload("_Z1fd")], vec![overload("_Z1fj")]);
        let statuses: Vec<Status> = found.iter().map(|row| row.1).collect();
        assert_eq!(statuses, [Status::Removed, Status::Removed, Status::Added]);
    }

    #[test]
    fn data_with_other_values() {
        use Status::{Changed, Compared};
        use VerdictName::{Different, Equivalent, Unknown};
        let one = |left: Item, right: Item| known(vec![left], vec![right]).remove(0);
        let named = |status, verdict, counts| ("k".to_owned(), status, verdict, counts);
        let datum = |public, constant, value| datum("k", public, constant, value);
        assert_eq!(one(datum(true, false, "5"), datum(true, false, "5")), named(Compared, Equivalent, true));
        assert_eq!(one(datum(true, false, "5"), datum(true, false, "6")), named(Changed, Different, true));
        assert_eq!(one(datum(false, false, "5"), datum(false, false, "6")), named(Changed, Unknown, true));
        assert_eq!(one(datum(false, true, "5"), datum(false, true, "6")), named(Changed, Unknown, false));
        let wider = Item { signature: "i64".to_owned(), ..datum(true, true, "5") };
        assert_eq!(one(datum(true, true, "5"), wider), named(Changed, Unknown, true));
        let mut computed = datum(true, true, "(computed)");
        computed.value.is_plain = false;
        assert_eq!(one(datum(true, true, "5"), computed), named(Changed, Unknown, true));
    }

    #[test]
    fn values_are_shown_for_a_reader() {
        assert_eq!(readable("\"1.4\\00\""), "\"1.4\"");
        assert_eq!(readable("\"\\07\\00\""), "bytes 7 0");
        assert_eq!(readable("getelementptr inbounds ( [ 2 x i8 ] , [ 2 x i8 ] * \"a\\00\" , i32 0 )"), "\"a\"");
        assert_eq!(readable("{ i32 1 , ptr \"a\\00\" }"), "{ i32 1 , ptr \"a\" }");
        let long = |last: u32| {
            format!("[{}]", [&["i32 1"; 40].join(", "), &last.to_string()].map(ToString::to_string).join(" "))
        };
        let (one, other) = told_apart(Some(&long(2)), Some(&long(3)));
        assert!(one.as_ref().is_some_and(|one| one.len() < 100 && one.contains('2')) && one != other, "{one:?}");
    }

    #[test]
    fn a_new_name_is_a_hint() {
        let rows = rows(&Pair::new(vec![function("area", true)], vec![function("surface", true)]), true);
        for row in rows {
            let State::Known(known) = row.state else { panic!("there is nothing to compare") };
            let reason = known.reason.expect("it says why");
            assert!(reason.contains("--left-entry 'area' --right-entry 'surface'"), "{reason}");
        }
    }
}
