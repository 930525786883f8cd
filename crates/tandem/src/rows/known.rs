//! What is known of items without any search, and which of it counts.

use std::collections::BTreeSet;

use tandem_base::{Pair, Side};
use tandem_report::answer::Known;
use tandem_report::values::{readable, told_apart};
use tandem_report::{ItemName, Status, Values, VerdictName};

use super::State;
use crate::inventory::Item;

/// What is known of functions that both sides have.
pub fn both_functions(left: &Item, right: &Item, shared: &Pair<BTreeSet<String>>) -> State {
    let same_code = left.digest.is_some() && left.digest == right.digest;
    if let (true, true, Some(why)) = (left.is_uncompiled, right.is_uncompiled, &left.refused)
        && left.refused == right.refused
    {
        return State::Known(Known::unknown(Status::Refused, why.clone()));
    }
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
    State::Known(Known::unknown(Status::Refused, refusal(&whys.join("\n"), same_code)))
}

/// Why functions cannot be compared, so that nobody is alarmed for nothing.
pub fn refusal(why: &str, same_code: bool) -> String {
    match same_code {
        true => format!("{why}\nit is the same code on both sides"),
        false => why.to_owned(),
    }
}

/// A datum that both sides have.
pub fn both_data(left: &Item, right: &Item) -> Known {
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
    if (left.name.starts_with("type ") || left.is_quiet) && is_public {
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

/// What only one side has.
pub fn alone(item: &Item, side: Side, renamed: &Option<Pair<String>>) -> Known {
    let status = if side == Side::Left { Status::Removed } else { Status::Added };
    let mut reason = match (side, item.public) {
        (_, false) => format!("only the {side} program has it; it is private"),
        (Side::Left, true) => "the right program does not have it, and other files may use it".to_owned(),
        (Side::Right, true) => "the left program does not have it".to_owned(),
    };
    if item.runs_by_itself {
        reason = format!("only the {side} program has it; it runs although nobody calls it");
    }
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
        counts: side == Side::Left && item.public || item.runs_by_itself,
    }
}
