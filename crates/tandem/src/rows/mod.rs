//! What becomes a row of the report: every function and every datum of either file.
//!
//! Items of the two sides are matched by their full names, then by what users call them where that is unambiguous. A
//! function that both sides have is compared. Everything else is a row too, because what changed and was not compared must
//! not look as if it were the same: what only one side has, what cannot be compared, and data whose initial values or
//! types are others. Which of these rows the exit code depends on is decided here:
//!
//! * what both sides have must be equivalent, private or not, unless it is private and nobody sees it (`unseen`);
//! * what other files can see must be there on the right, and what they read must be the same;
//! * a private function or datum of one side and an added public one are shown and do not count;
//! * neither does a private constant with another value: it is seen through functions alone, and these are compared with
//!   what each side's constant is.

mod known;
mod matching;

use std::collections::BTreeSet;

use tandem_base::{Pair, Side};
use tandem_kernel::semantics::Semantics;
use tandem_report::answer::{Known, entry_name, report_known};
use tandem_report::{ItemName, Report, Status};

use self::known::{alone, both_data, both_functions};
use self::matching::{Matched, matched, rename_candidates, shared_names};
use crate::inventory::Item;

pub use self::known::refusal;

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
    /// What of it changed.
    pub change: Change,
    /// What tells it from all other items: names and digests.
    pub key: String,
}

/// What of an item that both sides have changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Nothing, down to all that it uses.
    Nothing,
    /// Functions that it uses.
    Used,
    /// It itself; or nobody can tell.
    Own,
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

impl Row {
    /// The comparison of two functions, of which nothing else is known.
    pub fn comparing(entries: Pair<String>) -> Row {
        let names = entries.as_ref().map(|name| Some(name.clone()));
        let state = State::Compare { entries, same_code: false, is_guess: false };
        let key = entry_name(&names);
        Row { item: ItemName::Function, names, is_public: true, state, change: Change::Own, key }
    }

    /// A file that cannot be read, on the sides that have it.
    pub(crate) fn of_file(path: &str, exists: Pair<bool>) -> Row {
        let names = exists.map(|exists| exists.then(|| path.to_owned()));
        let known = Known::unknown(Status::Refused, String::new());
        let (state, key) = (State::Known(known), path.to_owned());
        Row { item: ItemName::Data, names, is_public: true, state, change: Change::Own, key }
    }

    /// Whether functions are to be compared.
    pub(crate) fn is_compared(&self) -> bool {
        matches!(self.state, State::Compare { .. })
    }

    /// Whether both sides have it.
    pub(crate) fn is_on_both(&self) -> bool {
        self.names.left.is_some() && self.names.right.is_some()
    }

    /// Whether it itself changed.
    pub(crate) fn is_changed(&self) -> bool {
        self.change == Change::Own
    }

    /// Whether it or something that it uses changed.
    pub(crate) fn is_changed_somewhere(&self) -> bool {
        self.change != Change::Nothing
    }

    /// What the report calls it.
    pub fn entry(&self) -> String {
        entry_name(&self.names)
    }

    /// The report on it, if nothing more is found out than this.
    pub fn report(&self, known: &Known, files: &Pair<String>, semantics: &Semantics) -> Report {
        report_known(self.item, &self.names, known, files, semantics)
    }
}

/// The rows about everything in two programs: what is known at once first, then what is to be compared.
/// Names in one language are matched in full; between two, where paths are written otherwise, by their last part.
pub fn rows(items: &Pair<Vec<Item>>, is_one_language: bool) -> Vec<Row> {
    let matched = matched(items, is_one_language);
    let renamed = rename_candidates(&matched);
    let shared = shared_names(items);
    let mut rows: Vec<Row> = matched.iter().filter_map(|pair| row(pair, &renamed, &shared)).collect();
    rows.extend(matched.iter().filter_map(hidden));
    for row in &mut rows {
        let is_new = |item: &&Item| row.names.left.is_none() && Some(&item.name) == row.names.right.as_ref();
        let class = items.right.iter().find(is_new).and_then(|item| item.overrides_in.as_ref());
        let Some(class) = class.map(|class| format!("class {class}")) else { continue };
        if let State::Known(known) = &mut row.state
            && items.left.iter().any(|item| item.name == class)
        {
            known.counts = true;
            known.reason = Some("it takes the place of a method that the class inherits on the left".to_owned());
        }
    }
    rows.sort_by_key(|row| matches!(row.state, State::Compare { .. }));
    rows
}

fn row(pair: &Matched<'_>, renamed: &Option<Pair<String>>, shared: &Pair<BTreeSet<String>>) -> Option<Row> {
    if let (Some(left), Some(right)) = (pair.left, pair.right)
        && (left.kind == ItemName::Function && left.is_uncompiled && right.is_uncompiled || left.is_quiet)
        && left.digest == right.digest
    {
        // The same text, which nothing uses, and so is all that it mentions; functions it calls have rows of their own.
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
    let digest = |item: Option<&Item>| item.and_then(|item| item.digest.clone()).unwrap_or_default();
    let key = format!("{} {} {}", entry_name(&names), digest(pair.left), digest(pair.right));
    Some(Row { item, names, is_public, state, change: change(pair), key })
}

/// What other files could name on the left and cannot on the right: it may do the same, but not for them.
fn hidden(pair: &Matched<'_>) -> Option<Row> {
    let (left, right) = (pair.left?, pair.right?);
    if !left.public || right.public {
        return None;
    }
    let names = Pair::new(left, right).map(|item| Some(format!("visibility of {}", item.name)));
    let reason = "other files may use it on the left, and cannot on the right".to_owned();
    let state = State::Known(Known::unknown(Status::Changed, reason));
    let key = entry_name(&names);
    Some(Row { item: ItemName::Data, names, is_public: true, state, change: Change::Own, key })
}

fn change(pair: &Matched<'_>) -> Change {
    let (Some(left), Some(right)) = (pair.left, pair.right) else { return Change::Own };
    let is_same = |one: &Option<String>, other: &Option<String>| one.is_some() && one == other;
    if left.signature != right.signature || left.public != right.public {
        Change::Own
    } else if is_same(&left.digest, &right.digest) {
        Change::Nothing
    } else if is_same(&left.own, &right.own) {
        Change::Used
    } else {
        Change::Own
    }
}

/// The names of all functions, for a message.
pub fn function_names(items: &[Item]) -> Vec<String> {
    let names = items.iter().filter(|item| item.kind == ItemName::Function).map(|item| item.name.clone());
    names.collect::<BTreeSet<_>>().into_iter().collect()
}

#[cfg(test)]
mod tests {
    use tandem_report::VerdictName;

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
            own: None,
            value: Value::default(),
            refused: None,
            is_uncompiled: false,
            is_nameless: false,
            is_quiet: false,
            overrides_in: None,
            runs_by_itself: false,
            instance: None,
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
    fn a_new_name_is_a_hint() {
        let rows = rows(&Pair::new(vec![function("area", true)], vec![function("surface", true)]), true);
        for row in rows {
            let State::Known(known) = row.state else { panic!("there is nothing to compare") };
            let reason = known.reason.expect("it says why");
            assert!(reason.contains("--left-entry 'area' --right-entry 'surface'"), "{reason}");
        }
    }
}
