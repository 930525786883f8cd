//! An unknown that helps: of everything that stood in the way, the one sentence that tells a user most, and what to try.
//!
//! Engines say in their own words why they gave up, one after the other, and many say the same. Here these words are
//! recognised, put in the order of what a user can do about them, and said once in plain language. What is not recognised is
//! said as it is, but never at more length than can be read.

use tandem_base::Side;
use tandem_ir::Ty;
use tandem_ir::analysis::Cfg;
use tandem_kernel::claim::Claim;
use tandem_kernel::semantics::{Aliasing, Ints, Termination};

/// A reason that is longer than this is cut.
const LONGEST: usize = 400;

/// What is said where there was no time to read the programs.
const UNREAD: &str = "ran out of time: the programs were not read";

/// What is said where a refused function did not change.
const SAME_CODE: &str = "it is the same code on both sides";

/// How a hint begins that something may have another name now.
const RENAMED: &str = "if it was renamed: ";

/// Why there is no answer, for a user.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// In one sentence.
    pub reason: String,
    /// Everything that was said, each thing once.
    pub details: Vec<String>,
    /// The same where the time was up before everything had been tried.
    pub unfinished: Vec<String>,
    /// What to try.
    pub advice: Vec<String>,
}

/// What stood in the way, the most telling first.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Obstacle {
    /// A search proposed what the checker rejects.
    Bug(String),
    /// A difference that could not be confirmed.
    Unconfirmed(String),
    /// What the user gave does not hold.
    Given(String),
    /// Only termination is missing.
    Termination(String),
    /// Something else that was said.
    Other(String),
    /// Differences rest on the answers of code that is not given.
    Outside(String),
    /// Something in the programs is not supported.
    Unsupported(String),
    /// No relation of the kind that is searched for exists.
    NoCouplings,
    /// A solver died or misbehaved.
    Solver(String),
    /// Relations were searched for and not found, from these places on.
    NoCoupling(String),
    /// The loops of the sides do not go together.
    NoAlignment,
    /// There are too many places to look at.
    TooLarge,
    /// The memory is used up.
    Memory,
    /// The time is used up.
    Time,
    /// What says nothing to a user.
    Nothing,
}

/// The explanation of everything that was said. With the claim, the advice names its parameters.
pub fn explained(raw: &str, claim: Option<&Claim>) -> Explanation {
    let mut details: Vec<String> = Vec::new();
    // A line that is indented goes on with what was said before.
    for line in raw.lines() {
        match details.last_mut().filter(|_| line.starts_with("  ")) {
            Some(last) => last.push_str(&format!("\n{line}")),
            None => details.push(line.to_owned()),
        }
    }
    // What to do about it was said by whoever knows more than what can be guessed here.
    let (hints, details): (Vec<String>, Vec<String>) = details.into_iter().partition(|line| line.starts_with(RENAMED));
    let (same, details): (Vec<String>, Vec<String>) = details.into_iter().partition(|line| line == SAME_CODE);
    let mut parts: Vec<String> = Vec::new();
    for part in details.iter().flat_map(|line| line.split("; then ")).map(str::trim_end) {
        if !part.is_empty() && !parts.iter().any(|known| known == part) {
            parts.push(part.to_owned());
        }
    }
    let obstacles: Vec<Obstacle> = parts.iter().map(|part| recognised(part)).collect();
    let is_late = obstacles.contains(&Obstacle::Time);
    let Some(first) = obstacles.iter().min_by_key(|obstacle| obstacle.rank()) else { return Explanation::default() };
    // What was given by the user is answered in full.
    let reason = match first {
        Obstacle::Given(text) => text.clone(),
        other => shortened(&sentence(other, is_late)),
    };
    let reason = if same.is_empty() { reason } else { format!("{reason}; {SAME_CODE}") };
    let hints = hints.into_iter().map(|hint| hint.replacen(RENAMED, "if it was renamed, ", 1));
    let advice = hints.chain(advice(first, is_late, claim)).collect();
    let details = if parts.len() > 1 { parts.iter().map(|part| shortened(part)).collect() } else { vec![] };
    let (details, unfinished) = if is_late { (vec![], details) } else { (details, vec![]) };
    Explanation { reason, details, unfinished, advice }
}

impl Obstacle {
    /// The smaller, the more it tells.
    fn rank(&self) -> usize {
        match self {
            Obstacle::Bug(_) => 0,
            Obstacle::Unconfirmed(_) => 1,
            Obstacle::Given(_) => 2,
            Obstacle::Termination(_) => 3,
            Obstacle::Other(_) => 4,
            Obstacle::Outside(_) => 5,
            Obstacle::Unsupported(_) => 6,
            Obstacle::Solver(_) => 7,
            Obstacle::NoCouplings => 8,
            Obstacle::NoCoupling(_) => 9,
            Obstacle::NoAlignment => 10,
            Obstacle::TooLarge => 11,
            Obstacle::Memory => 12,
            Obstacle::Time => 13,
            Obstacle::Nothing => 14,
        }
    }
}

/// What the words of an engine mean.
fn recognised(part: &str) -> Obstacle {
    let owned = |text: &str| text.trim().to_owned();
    // Which attempt it was says more to those who look at the details, too.
    let prefixes = ["the solver could not decide: ", "with common code opaque:"];
    if let Some(reason) = prefixes.iter().find_map(|prefix| part.strip_prefix(prefix)) {
        return if reason.trim().is_empty() { Obstacle::Nothing } else { recognised(reason.trim()) };
    }
    // Which question it was says more to those who look at the details.
    if let Some(question) = part.strip_prefix("the solver could not decide ") {
        let reason = [": the solver ", ": the work "].iter().find_map(|words| question.rfind(words));
        return recognised(reason.map_or("the solver ran out of time", |at| &question[at + 2..]));
    }
    if let Some(reason) = part.strip_prefix("the Horn solver could not decide: ") {
        return recognised(reason);
    }
    if let Some(places) = part.strip_prefix("no coupling was found that is kept from ") {
        return Obstacle::NoCoupling(owned(places));
    }
    if let Some(what) = part.strip_prefix("not supported: ") {
        return Obstacle::Unsupported(owned(what));
    }
    if part.contains("which is a bug") {
        return Obstacle::Bug(owned(part));
    }
    if part.starts_with("an input was found on which the interpreter sees a difference") {
        return Obstacle::Unconfirmed(owned(part));
    }
    if part.starts_with("the given points were not confirmed") {
        return Obstacle::Given(owned(part));
    }
    if let Some(why) = part.strip_prefix("it was not shown that the sides terminate on the same inputs") {
        return Obstacle::Termination(owned(why.trim_start_matches([':', ' '])));
    }
    if let Some(rest) = part.strip_prefix("the sides differ only in what follows from the answers of `")
        && let Some((name, _)) = rest.split_once('`')
    {
        return Obstacle::Outside(owned(name));
    }
    match part {
        "the Horn solver says that no couplings exist" => Obstacle::NoCouplings,
        "there is no alignment" => Obstacle::NoAlignment,
        "the product of the two programs is too large" => Obstacle::TooLarge,
        "no coupling was found that keeps to where runs were seen"
        | "a coupling was found that cannot be written down" => Obstacle::NoCoupling("entry ~ entry".to_owned()),
        "the solver ran out of memory" => Obstacle::Memory,
        "the solver ran out of time" | "ran out of time" | "cancelled" | "the work set aside for it was used up" => {
            Obstacle::Time
        }
        _ if part.starts_with("the best attempt comes to ") => Obstacle::Nothing,
        _ if part.starts_with("no Horn clauses: ") || part == "no Horn solver was found" => Obstacle::Nothing,
        _ if part.starts_with("the solver ") => Obstacle::Solver(owned(part)),
        _ => Obstacle::Other(refusal(part).unwrap_or_else(|| owned(part))),
    }
}

/// Why a function was refused, without saying again which one it was.
fn refusal(part: &str) -> Option<String> {
    let (side, rest) =
        Side::BOTH.iter().find_map(|side| Some((side, part.strip_prefix(&format!("the {side} function "))?)))?;
    let (_, why) = rest.split_once(" is not supported: ")?;
    // What the sides do not agree on is no matter of one of them.
    let of_both = ["both sides", "the other side", "the left program", "the right program"];
    Some(match of_both.iter().any(|words| why.contains(words)) {
        true => format!("it cannot be compared: {why}"),
        false => format!("the {side} version uses what is not supported yet: {why}"),
    })
}

/// An obstacle in one sentence.
fn sentence(obstacle: &Obstacle, is_late: bool) -> String {
    const NEITHER: &str = "neither a proof nor an input on which they differ was found";
    let time = if is_late { " within the time limit" } else { "" };
    match obstacle {
        Obstacle::Bug(text) | Obstacle::Given(text) | Obstacle::Other(text) => text.clone(),
        Obstacle::Unconfirmed(text) => unconfirmed(text),
        Obstacle::Termination(why) => {
            let why = if why.is_empty() { String::new() } else { format!(": {why}") };
            format!(
                "the results are the same whenever both versions end, but not that both end on the same inputs was shown{why}"
            )
        }
        Obstacle::Outside(name) => {
            format!("all differences that were found depend on what `{name}` answers, and its code is not given")
        }
        Obstacle::Unsupported(what) => format!("{NEITHER}, because something has no model yet: {what}"),
        Obstacle::Solver(what) => format!("{NEITHER}: {what}"),
        Obstacle::NoCouplings => {
            format!("{NEITHER}; no proof of the kinds that are searched for exists, so look closely: they may differ")
        }
        Obstacle::NoCoupling(places) => match lines_of(places) {
            Some((left, right)) => format!(
                "{NEITHER}{time}: nothing was found that stays true from the loop at line {left} on the left and line \
                 {right} on the right to the end"
            ),
            None => format!("{NEITHER}{time}"),
        },
        Obstacle::NoAlignment => {
            format!(
                "{NEITHER}{time}: the loops of the two versions do not go in step in any of the ways that were tried"
            )
        }
        Obstacle::TooLarge => format!("{NEITHER}: the two versions together have too many paths"),
        Obstacle::Memory => format!("{NEITHER} before the solver ran out of memory"),
        Obstacle::Time => format!("{NEITHER} within the time limit"),
        Obstacle::Nothing => NEITHER.to_owned(),
    }
}

/// A difference that was not confirmed, with the input in its place: `… (INPUT)` at the end.
fn unconfirmed(text: &str) -> String {
    let (why, input) = match text.strip_suffix(')').and_then(|text| text.rsplit_once(" (")) {
        Some((why, input)) => (why, input),
        None => (text, ""),
    };
    let why = why.split_once(", but ").map_or(why, |(_, why)| why);
    let why = why.strip_prefix("a native run could not confirm it: ").unwrap_or(why);
    let why = without_symbols(why).replace("the solver ran out of time", "it ran out of time");
    let on = if input.is_empty() { String::new() } else { format!(" on {input}") };
    format!("the interpreter sees a difference{on}, but the compiled programs did not confirm it: {why}")
}

/// A text without the linker's names that stand behind others: `core::f[_RNvCs…]`.
pub fn without_symbols(text: &str) -> String {
    let mut parts = text.split("[_R");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once(']').map_or("", |(_, rest)| rest))
}

/// The source lines in `b1 (line 12) ~ b1 (line 8)`.
fn lines_of(places: &str) -> Option<(u32, u32)> {
    let line = |place: &str| -> Option<u32> { place.split_once("(line ")?.1.split_once(')')?.0.parse().ok() };
    let (left, right) = places.split_once(" ~ ")?;
    Some((line(left)?, line(right)?))
}

/// What a user may try.
fn advice(obstacle: &Obstacle, is_late: bool, claim: Option<&Claim>) -> Vec<String> {
    let mut advice = Vec::new();
    let mut say = |text: &str| advice.push(text.to_owned());
    const LONGER: &str = "--timeout 5m  (a longer time)";
    match obstacle {
        Obstacle::Bug(_) => say("report it: this is a mistake of Tandem's, and no verdict depends on it"),
        Obstacle::Unconfirmed(text) if text.contains("no time left") => say(LONGER),
        Obstacle::Unconfirmed(_) => {
            say("run both versions on this input yourself: `tandem run` shows what the interpreter does")
        }
        Obstacle::Given(_) => say("mend the points in the --sync file, or leave it out"),
        Obstacle::Termination(_) => {
            say("--termination partial  (if it is enough that results agree whenever both end)")
        }
        Obstacle::Outside(name) => {
            say(&format!("put the code of `{name}` into both files, so that it need not be guessed"))
        }
        Obstacle::Solver(_) => say("tandem doctor  (says whether the solver works)"),
        Obstacle::Memory => say("--memory 8G  (more memory)"),
        Obstacle::Other(text) if text.starts_with(UNREAD) => say(LONGER),
        Obstacle::Other(_) | Obstacle::Unsupported(_) => {}
        Obstacle::NoCouplings
        | Obstacle::NoCoupling(_)
        | Obstacle::NoAlignment
        | Obstacle::TooLarge
        | Obstacle::Time
        | Obstacle::Nothing => {
            let claim_advice = claim.map(of_claim).unwrap_or_default();
            if is_late {
                say(LONGER);
            }
            claim_advice.iter().for_each(|text| say(text));
        }
    }
    advice
}

/// Weaker claims that may be all that the user needs.
fn of_claim(claim: &Claim) -> Vec<String> {
    let mut advice = Vec::new();
    // What helps to compare two programs says nothing of two runs.
    if claim.two_runs.is_some() {
        return advice;
    }
    let modules = || claim.programs.iter().map(|(_, program)| &program.module);
    let mut outside = modules().flat_map(|module| module.externals.values()).filter(|external| !external.is_definite);
    if let Some(external) = outside.next() {
        let name = without_symbols(&external.name);
        advice.push(format!("put the code of `{name}` into both files: what it may change is not known"));
    }
    let function = claim.programs[Side::Left].function();
    let params =
        || function.params().iter().map(|param| (function.ty(*param), function.values[*param].name.as_deref()));
    if claim.assume.is_none() {
        let name = params().find_map(|(ty, name)| name.filter(|name| matches!(ty, Ty::Int(_)) && !name.contains('.')));
        if let Some(name) = name {
            advice.push(format!("--assume 'left.{name} >= 0'  (or whatever else callers keep to)"));
        }
    }
    if claim.semantics.aliasing == Aliasing::Possible && params().filter(|(ty, _)| *ty == Ty::Ptr).count() > 1 {
        advice.push("--no-alias  (if no two pointers lead to the same memory)".to_owned());
    }
    if claim.semantics.ints == Ints::Machine && params().any(|(ty, _)| matches!(ty, Ty::Int(_))) {
        advice.push("--ints math  (if nothing overflows)".to_owned());
    }
    if claim.semantics.termination == Termination::Total && has_loop(claim) {
        advice.push("--termination partial  (if it is enough that results agree whenever both end)".to_owned());
    }
    advice
}

fn has_loop(claim: &Claim) -> bool {
    Side::BOTH.iter().any(|side| {
        let function = claim.programs[*side].function();
        let cfg = Cfg::new(function);
        function.blocks.ids().any(|block| cfg.successors(block).iter().any(|next| *next <= block))
    })
}

fn shortened(text: &str) -> String {
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    let begin: String = text.chars().take(LONGEST).collect();
    format!("{} …", begin.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_reason_is_said_once() {
        let raw = "an input was found on which the interpreter sees a difference, but a native run could not confirm it: \
                   there was no time left for a native run (a = 1, n = 2)\nthe solver could not decide: the solver ran out of \
                   time\n; then the solver ran out of time\nthere is no alignment; then the solver ran out of time";
        let said = explained(raw, None);
        assert_eq!(
            said.reason,
            "the interpreter sees a difference on a = 1, n = 2, but the compiled programs did not confirm it: there was no \
             time left for a native run"
        );
        assert_eq!(said.advice, ["--timeout 5m  (a longer time)"]);
        assert_eq!(said.unfinished.len(), 4, "{:?}", said.unfinished);
    }

    #[test]
    fn the_attempt_is_no_part_of_the_reason() {
        let raw = "with common code opaque: \nwith common code opaque: no coupling was found that is kept from b1 (line 12) \
                   ~ b3 (line 8)\nthe solver ran out of time";
        let said = explained(raw, None);
        assert!(said.reason.contains("line 12 on the left and line 8 on the right"), "{}", said.reason);
        assert!(!explained("with common code opaque: \n", None).reason.contains("opaque"));
    }

    #[test]
    fn places_are_lines_of_the_source() {
        let said = explained(
            "no coupling was found that is kept from b1 (line 12) ~ b3 (line 8)\nthe solver ran out of time",
            None,
        );
        assert!(said.reason.contains("line 12 on the left and line 8 on the right"), "{}", said.reason);
        assert!(said.reason.contains("within the time limit"), "{}", said.reason);
    }

    #[test]
    fn no_line_is_longer_than_can_be_read() {
        let said = explained(&"x".repeat(4500), None);
        assert!(said.reason.chars().count() < 420);
        let refused = explained("the right function f is not supported: a.c:3: inline assembly", None);
        assert_eq!(refused.reason, "the right version uses what is not supported yet: a.c:3: inline assembly");
        let unchanged =
            explained("the left function f is not supported: a loop\nit is the same code on both sides", None);
        assert!(unchanged.reason.ends_with("a loop; it is the same code on both sides"), "{}", unchanged.reason);
        let names = "an input was found on which the interpreter sees a difference, but a native run could not confirm it: \
                     core::f[_RNvCs1_4core1f] is not run natively (n = 1)";
        assert!(!explained(names, None).reason.contains("_RNv"));
    }

    #[test]
    fn what_goes_on_in_the_next_line_stays_with_it() {
        let said = explained(
            "the given points were not confirmed: it\n  run from the entry with its inputs, the sides agree",
            None,
        );
        assert!(said.reason.ends_with("the sides agree"), "{}", said.reason);
    }
}
