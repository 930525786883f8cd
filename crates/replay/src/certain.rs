//! What a difference between two runs rests on.
//!
//! The interpreter makes up what functions answer that are not given, and leaves memory as it is where they may change it.
//! A difference that shows whatever they answer and change is one. One that rests on what was made up is none, unless all of
//! it was made up for functions of the platform: those can be run for real, and then the machine has to say.

use std::collections::{BTreeMap, BTreeSet};
use tandem_base::layout::{FIRST_ALLOCATED, FIRST_TEXT};

use tandem_base::{Pair, Side};
use tandem_interp::{DoubtfulMemory, Doubts, Event, Limits, Program, Run};
use tandem_ir::{Module, Nature, Outcome, Ty};
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_texts::string_id;

use crate::interpreted::{first_made_object, interpreter_ints};
use crate::made_objects::is_same_text;
use crate::native::library;

/// What a difference rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Grounds {
    /// On nothing but the programs and the input.
    Certain,
    /// On what functions of the platform do, for the reason given: a native run has to show it.
    Platform(String),
    /// On something that nobody can know.
    MadeUp(String),
}

/// What the difference between two finished runs on an input rests on.
pub(crate) fn grounds(claim: &Claim, input: &Input, runs: &Pair<Run>, budget: &Limits) -> Grounds {
    if claim.ensure.is_none() && ends_in_two_languages(runs) {
        return Grounds::MadeUp(
            "both sides end the program, each by the function of its own language, and nothing tells these apart"
                .to_owned(),
        );
    }
    let is_plain = |run: &Run| run.made_up.is_empty() && run.events.is_empty();
    if runs.iter().all(|(_, run)| is_plain(run)) {
        return Grounds::Certain;
    }
    let doubts = Pair::from_fn(|side| {
        let program = &claim.programs[side];
        let prepared = Program::with(&program.module, interpreter_ints(claim), &[]);
        prepared.doubts(program.entry, &input.for_side(side, &program.module), budget).doubts
    });
    let view = View { claim, runs, doubts: &doubts, existing: first_made_object(claim, input) };
    let is_certain = match claim.ensure {
        None => view.calls_differ() || view.texts_differ() || view.ends_differ() || view.memories_differ(input),
        Some(_) => doubts.iter().all(|(_, doubts)| {
            let is_known = |memory: &DoubtfulMemory| !memory.is_everywhere && memory.cells.is_empty();
            doubts.course.is_none() && !doubts.results.contains(&true) && doubts.memories.iter().all(is_known)
        }),
    };
    if is_certain {
        return Grounds::Certain;
    }
    let made_up = |wanted: fn(Nature) -> bool| {
        let all = runs.iter().flat_map(|(_, run)| &run.made_up);
        all.filter(|(_, nature)| wanted(*nature)).map(|(name, _)| plain(name)).collect::<BTreeSet<_>>()
    };
    let unknown = made_up(|nature| nature != Nature::Platform);
    if !unknown.is_empty() {
        return Grounds::MadeUp(format!(
            "the sides differ only in what follows from the answers of {}, which are made up because that code is not given",
            listed(&unknown)
        ));
    }
    let platform = made_up(|nature| nature == Nature::Platform);
    if !platform.is_empty() {
        return Grounds::Platform(format!(
            "the difference rests on what {} of the platform does, which only a native run shows",
            listed(&platform)
        ));
    }
    let called: BTreeSet<&str> = runs
        .iter()
        .flat_map(|(_, run)| &run.events)
        .filter(|event| event.nature == Nature::Platform)
        .map(|event| plain(&event.callee))
        .collect();
    if !called.is_empty() {
        return Grounds::Platform(format!(
            "the sides differ only in their calls of {}, and only a native run shows what those do",
            listed(&called)
        ));
    }
    Grounds::MadeUp("the sides differ only in calls that nobody sees".to_owned())
}

/// How a program is ended, and with which status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Exit(u128),
    Abort,
}

/// Whether both sides end the program in one way and with one status, and only the functions that they do it by have other names: `exit`
/// of C, `std::process::exit` of Rust, `System.exit` of Java.
fn ends_in_two_languages(runs: &Pair<Run>) -> bool {
    let name = |run: &Run| match run.outcome() {
        Some(Outcome::Abort(name)) => Some(plain(name).split('[').next().unwrap_or_default().to_owned()),
        _ => None,
    };
    let end = |run: &Run| match name(run)?.as_str() {
        "exit" | "std::process::exit" | "java/lang/System.exit" | "java.lang.System.exit" => {
            Some(End::Exit(run.events.last()?.args.last()? & 0xff))
        }
        "abort" | "std::process::abort" => Some(End::Abort),
        _ => None,
    };
    let (left, right) = (end(&runs.left), end(&runs.right));
    left.is_some() && left == right && name(&runs.left) != name(&runs.right)
}

/// The name without what a front end adds: types of arguments, and that memory is read.
fn plain(name: &str) -> &str {
    name.split(['(', '+', '\'']).next().unwrap_or(name)
}

fn listed(names: &BTreeSet<&str>) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// Two runs with what is doubtful about them.
struct View<'a> {
    claim: &'a Claim,
    runs: &'a Pair<Run>,
    doubts: &'a Pair<Doubts>,
    /// The first object that a program makes.
    existing: Option<u128>,
}

impl View<'_> {
    fn module(&self, side: Side) -> &Module {
        &self.claim.programs[side].module
    }

    /// Whether a value refers to something that the run made: where that is, is nobody's business.
    fn is_made(&self, ty: Ty, bits: u128) -> bool {
        match ty {
            Ty::Ref => self.existing.is_some_and(|existing| bits >= existing),
            Ty::Ptr => bits >= FIRST_ALLOCATED,
            _ => false,
        }
    }

    /// Whether two values that differ need not be different to anybody.
    fn is_excused(&self, ty: Ty, left: u128, right: u128) -> bool {
        self.is_made(ty, left) && self.is_made(ty, right)
            || ty == Ty::Ref && is_same_text(self.claim, self.runs, left, right)
    }

    /// Whether the course of both runs is certain to the end.
    fn courses_are_certain(&self) -> bool {
        self.doubts.iter().all(|(_, doubts)| doubts.course.is_none())
    }

    /// The calls of a side that somebody sees, as far as they are certain, and whether those are all.
    fn seen_calls(&self, side: Side) -> (Vec<&Event>, bool) {
        let promised: BTreeSet<&str> = Side::BOTH
            .into_iter()
            .flat_map(|side| self.module(side).externals.values())
            .filter(|external| external.nature == Nature::Promised)
            .map(|external| external.name.as_str())
            .collect();
        let events = &self.runs[side].events;
        let certain = self.doubts[side].course.unwrap_or(events.len()).min(events.len());
        let is_seen = |event: &&Event| match event.nature {
            Nature::Code | Nature::Observed => !promised.contains(&*event.callee),
            Nature::Platform | Nature::Promised => false,
        };
        let is_whole = self.doubts[side].course.is_none() && self.runs[side].outcome().is_some();
        (events[..certain].iter().filter(is_seen).collect(), is_whole)
    }

    /// Whether other calls of somebody else's code are made, whatever the answers are.
    fn calls_differ(&self) -> bool {
        let (left, is_left_whole) = self.seen_calls(Side::Left);
        let (right, is_right_whole) = self.seen_calls(Side::Right);
        if left.iter().zip(&right).any(|(left, right)| !self.is_same_call(left, right)) {
            return true;
        }
        left.len() > right.len() && is_right_whole || right.len() > left.len() && is_left_whole
    }

    fn is_same_call(&self, left: &Event, right: &Event) -> bool {
        if left.callee != right.callee || left.args.len() != right.args.len() {
            return false;
        }
        // Where the lines of both sides are the same, so are the programs, and what they make they make in the same order.
        if left.nature == Nature::Observed && left.callee.starts_with("line ") {
            return left.args == right.args;
        }
        let mut externals = self.module(Side::Left).externals.values();
        let types = externals.find(|external| *external.name == *left.callee).map(|found| &found.signature.params);
        // Of the status that a program ends with, eight bits are seen.
        let is_status =
            ["exit", "_exit", "_Exit", "quick_exit", "java/lang/System.exit"].contains(&plain(&left.callee));
        left.args.iter().zip(&right.args).enumerate().all(|(index, (left, right))| {
            let ty = types.and_then(|types| types.get(index)).copied();
            left == right
                || is_status && left & 0xff == right & 0xff
                || ty.is_some_and(|ty| self.is_made(ty, *left) && self.is_made(ty, *right))
        })
    }

    /// Whether the sides print different texts through functions that are exactly modelled: `print` and `println` of strings.
    fn texts_differ(&self) -> bool {
        if !self.courses_are_certain() {
            return false;
        }
        let texts = Pair::from_fn(|side| self.texts(side));
        matches!((texts.left, texts.right), (Some(left), Some(right)) if left != right)
    }

    /// The text that a side prints to each stream, if it prints nothing that is not modelled.
    fn texts(&self, side: Side) -> Option<BTreeMap<u128, Vec<u16>>> {
        let run = &self.runs[side];
        let mut texts: BTreeMap<u128, Vec<u16>> = BTreeMap::new();
        for event in run.events.iter().filter(|event| event.nature == Nature::Platform) {
            let call = event.callee.strip_prefix("java/io/PrintStream.")?;
            let (stream, content) = match (call, &event.args[..]) {
                ("flush()V", [_]) => continue,
                ("println()V", [stream]) => (*stream, vec![]),
                ("print(Ljava/lang/String;)V" | "println(Ljava/lang/String;)V", [stream, text]) => {
                    (*stream, self.text(side, *text)?.encode_utf16().collect())
                }
                _ => return None,
            };
            let so_far = texts.entry(stream).or_default();
            so_far.extend(content);
            if call.starts_with("println") {
                so_far.push(u16::from(b'\n'));
            }
        }
        texts.retain(|_, text| !text.is_empty());
        Some(texts)
    }

    /// The text that a number stands for.
    fn text(&self, side: Side, number: u128) -> Option<String> {
        let number = u64::try_from(number).ok()?;
        let made = self.runs[side].strings.as_ref().and_then(|strings| strings.text(number));
        let stands_for =
            |text: &&String| string_id(&text.encode_utf16().collect::<Vec<u16>>()) == number | FIRST_TEXT as u64;
        made.or_else(|| self.module(side).strings.iter().find(stands_for).cloned())
    }

    /// Whether the sides end differently, or return something different, whatever the answers are.
    fn ends_differ(&self) -> bool {
        if !self.courses_are_certain() {
            return false;
        }
        let (Some(left), Some(right)) = (self.runs.left.outcome(), self.runs.right.outcome()) else { return false };
        if left.code() != right.code() {
            let traps = [left, right].iter().all(|outcome| **outcome != Outcome::Return);
            return !(self.claim.traps_agree && traps);
        }
        let types = &self.claim.programs.left.function().signature.results;
        let is_doubtful = |side: Side, index: usize| self.doubts[side].results.get(index).copied().unwrap_or(true);
        let results = self.runs.left.results.iter().zip(&self.runs.right.results).zip(types).enumerate();
        let mut certain = results.filter(|(index, _)| Side::BOTH.iter().all(|side| !is_doubtful(*side, *index)));
        certain.any(|(_, ((left, right), ty))| left != right && !self.is_excused(*ty, *left, *right))
    }

    /// Whether a side calls code that may write to memory which the side itself does not touch.
    fn may_have_written(&self, side: Side) -> bool {
        let is_silent = |event: &Event| {
            matches!(event.nature, Nature::Promised | Nature::Observed) || library::prints(&event.callee)
        };
        self.runs[side].events.iter().any(|event| !is_silent(event))
    }

    /// Whether a cell differs that neither side made up.
    fn memories_differ(&self, input: &Input) -> bool {
        let ends = |run: &Run| matches!(run.outcome(), Some(Outcome::Return | Outcome::Throw(_)));
        if !self.courses_are_certain() || !self.runs.iter().all(|(_, run)| ends(run)) {
            return false;
        }
        Side::BOTH.into_iter().any(|side| {
            let (module, other) = (self.module(side), self.module(side.other()));
            self.runs[side].memories.iter().any(|(region, contents)| {
                let data = &module.regions[*region];
                if !module.is_observed(*region) {
                    return false;
                }
                let theirs =
                    self.runs[side.other()].memories.iter().find(|(id, _)| other.regions[*id].name == data.name);
                let before = input.memories.get(&data.name);
                let before_cells = before.into_iter().flat_map(|memory| &memory.cells).map(|(keys, _)| keys.clone());
                let keys: BTreeSet<Vec<u128>> = contents.cells().map(|(keys, _)| keys).chain(before_cells).collect();
                keys.into_iter().any(|keys| {
                    let bits = contents.get(&keys);
                    let in_made = data.keys.first().zip(keys.first()).is_some_and(|(ty, key)| self.is_made(*ty, *key));
                    if in_made || self.doubts[side].is_doubtful(*region, &keys) {
                        return false;
                    }
                    let there = match theirs {
                        Some((id, theirs)) if !self.doubts[side.other()].is_doubtful(*id, &keys) => theirs.get(&keys),
                        Some(_) => return false,
                        // A memory that only one side has is compared with how it was, unless code that was called may have
                        // changed it.
                        None if data.keys == [Ty::Ptr] && self.may_have_written(side.other()) => return false,
                        None => match before {
                            Some(memory) => memory
                                .cells
                                .iter()
                                .rev()
                                .find(|(at, _)| *at == keys)
                                .map_or(memory.default, |(_, bits)| *bits),
                            None => 0,
                        },
                    };
                    let (left, right) = if side == Side::Left { (bits, there) } else { (there, bits) };
                    bits != there && !self.is_excused(data.element, left, right)
                })
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tandem_base::Pair;
    use tandem_interp::Limits;
    use tandem_ir::text::parse_module;
    use tandem_kernel::claim::{Claim, Program};
    use tandem_kernel::concrete::Input;
    use tandem_kernel::semantics::Semantics;

    use crate::interpreted::{Replayed, replay};

    const DECLARED: &str = "
region @heap: [ptr] -> i32 shared
external @sensor(i32; world) -> i32
external @notify(i32; @heap, world) -> ()
external promised @probe(i32; world) -> i32
external platform @puts(i32; world) -> i32
external platform @printf(i32; world) -> i32
";

    /// Replays `x` in two functions with these bodies, which end by a jump to nowhere else.
    fn replayed(left: &str, right: &str) -> Replayed {
        let program = |body: &str| {
            let text = format!(
                "{DECLARED}func @f(x: i32, p: ptr; m: @heap, w: world) -> i32 {{\nentry:\n  one: i32 = const 1\n  two: i32 \
                 = const 2\n{body}\n}}\n"
            );
            let module = parse_module(&text).unwrap_or_else(|error| panic!("{error}"));
            let entry = module.function_named("f").expect("it is there");
            Program { module: Arc::new(module), entry }
        };
        let claim = Claim::new(Pair::new(program(left), program(right)), Semantics::default(), None, None);
        replay(&claim.expect("they can be compared"), &Input::same(vec![5, 4096]), &Limits::default())
    }

    fn is_certain(replayed: Replayed) -> bool {
        matches!(replayed, Replayed::Different(found) if found.needs_native.is_none())
    }

    fn is_nothing(replayed: Replayed, name: &str) -> bool {
        matches!(replayed, Replayed::Nothing(why) if why.contains(name))
    }

    #[test]
    fn what_follows_from_an_answer_is_no_difference() {
        let side =
            |more: &str| format!("  c, a, w.1 = call @sensor(x; w)\n  r = add a, {more}\n  exit return (r; m, w.1)");
        assert!(is_nothing(replayed(&side("one"), &side("two")), "`sensor`"));
        let branching = |result: &str| {
            format!(
                "  c, a, w.1 = call @sensor(x; w)\n  is = slt a, a\n  branch is, yes, no\nyes:\n  exit return (one; m, w.1)\nno:\n  \
                 exit return ({result}; m, w.1)"
            )
        };
        assert!(is_nothing(replayed(&branching("one"), &branching("two")), "`sensor`"));
    }

    #[test]
    fn other_calls_are_a_difference() {
        let side = |arg: &str| format!("  c, a, w.1 = call @sensor({arg}; w)\n  exit return (a; m, w.1)");
        assert!(is_certain(replayed(&side("one"), &side("two"))));
        let silent = "  exit return (one; m, w)";
        let unused = "  c, a, w.1 = call @sensor(x; w)\n  exit return (one; m, w.1)";
        assert!(is_certain(replayed(unused, silent)) && is_certain(replayed(silent, unused)));
    }

    #[test]
    fn what_depends_on_no_answer_is_a_difference() {
        let returned =
            |result: &str| format!("  c, m.1, w.1 = call @notify(x; m, w)\n  exit return ({result}; m.1, w.1)");
        assert!(is_certain(replayed(&returned("one"), &returned("two"))));
        let written = |value: &str| {
            format!(
                "  c, m.1, w.1 = call @notify(x; m, w)\n  m.2 = store m.1[p], {value}\n  exit return (one; m.2, w.1)"
            )
        };
        assert!(is_certain(replayed(&written("one"), &written("two"))));
        // What was written before the call may be something else after it.
        let before = |value: &str| {
            format!(
                "  m.1 = store m[p], {value}\n  c, m.2, w.1 = call @notify(x; m.1, w)\n  exit return (one; m.2, w.1)"
            )
        };
        assert!(is_nothing(replayed(&before("one"), &before("two")), "`notify`"));
    }

    #[test]
    fn calls_that_nobody_sees_are_no_difference() {
        let silent = "  exit return (one; m, w)";
        let probing = "  c, a, w.1 = call @probe(x; w)\n  exit return (one; m, w.1)";
        assert!(is_nothing(replayed(probing, silent), "`probe`"));
        let printing = |name: &str| format!("  c, a, w.1 = call @{name}(x; w)\n  exit return (one; m, w.1)");
        let Replayed::Different(found) = replayed(&printing("puts"), &printing("printf")) else {
            panic!("a native run has to tell");
        };
        assert!(found.needs_native.is_some_and(|why| why.contains("`printf`, `puts`")));
    }
}
