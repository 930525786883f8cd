//! Takes what happens while a panic unwinds out of the text of a Rust module, where nobody can see it.
//!
//! Panics unwind unless a crate says otherwise: calls become `invoke`, and landing pads drop what is alive. A panic that
//! leaves a function ends the comparison, and what memory holds then is not observed. So cleaning up does not matter as long as
//! all it does is to free memory; an `invoke` is then a call like any other. Where a destructor of the program's own runs or
//! anything else is done that others can see, the function stays as it is, and is lowered with its landing pads. Where a panic is
//! caught, it is marked with [`MARK`] and refused.
//!
//! Only rustc's text is read here, as rustc writes it: one instruction a line, the targets of an `invoke` in a second one.

use std::fmt::Write;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::library::is_shim;
use crate::names::{is_library, readable};
use crate::panics::panic_of_symbol;

/// The attribute of functions in which a panic is caught. Its value tells such functions of different modules apart.
pub(crate) const MARK: &str = "tandem-unwinding";

/// Why unwinding matters in a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Matter {
    Caught,
    Seen,
}

/// A function of the text, in lines.
struct Function<'a> {
    symbol: &'a str,
    header: &'a str,
    blocks: Vec<Block<'a>>,
}

struct Block<'a> {
    /// None for a first block without a label.
    label: Option<&'a str>,
    lines: Vec<&'a str>,
}

/// The text without unwinding.
pub fn without_unwinding(text: &str) -> String {
    let functions = functions(text);
    let bodies: FxHashMap<&str, &Function<'_>> =
        functions.values().map(|function| (function.symbol, function)).collect();
    let constants = constants(text);
    let digest = blake3::hash(text.as_bytes()).to_hex();
    let mut out = String::with_capacity(text.len());
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        match functions.get(&(line.as_ptr() as usize)) {
            Some(function) if function.has_unwinding() => {
                let matter = function.matter(&bodies, &constants);
                let is_kept = matter == Some(Matter::Seen);
                if is_kept {
                    push_line(&mut out, line);
                } else {
                    // Writing to a string does not fail.
                    let _ = function.write(&mut out, matter.is_some(), &digest);
                }
                for line in lines.by_ref() {
                    match (is_kept, line.trim_start() == EVERYTHING) {
                        (false, _) => {}
                        // A panic while one is cleaned up after ends the program, which the pad says itself.
                        (true, true) => push_line(&mut out, "          cleanup"),
                        (true, false) => push_line(&mut out, line),
                    }
                    if line == "}" {
                        break;
                    }
                }
            }
            _ => push_line(&mut out, line),
        }
    }
    out
}

/// The clause of a landing pad that nothing gets past.
const EVERYTHING: &str = "filter [0 x ptr] zeroinitializer";

fn push_line(out: &mut String, line: &str) {
    out.push_str(line);
    out.push('\n');
}

/// The functions with a body, by where their text begins.
fn functions(text: &str) -> FxHashMap<usize, Function<'_>> {
    let mut found = FxHashMap::default();
    let mut lines = text.lines();
    while let Some(header) = lines.next() {
        if !header.starts_with("define ") {
            continue;
        }
        let mut blocks = vec![Block { label: None, lines: vec![] }];
        for line in lines.by_ref().take_while(|line| *line != "}").filter(|line| !line.is_empty()) {
            match label_of(line) {
                Some(label) => blocks.push(Block { label: Some(label), lines: vec![] }),
                None => blocks.last_mut().into_iter().for_each(|block| block.lines.push(line)),
            }
        }
        if blocks[0].lines.is_empty() && blocks.len() > 1 {
            blocks.remove(0);
        }
        if let Some(symbol) = symbols(header).next() {
            found.insert(header.as_ptr() as usize, Function { symbol, header, blocks });
        }
    }
    found
}

/// Data that never changes.
fn constants(text: &str) -> FxHashSet<&str> {
    let is_constant = |line: &&str| line.starts_with('@') && (line.contains(" constant ") || line.contains(" alias "));
    text.lines().filter(is_constant).filter_map(|line| symbols(line).next()).collect()
}

impl<'a> Function<'a> {
    fn has_unwinding(&self) -> bool {
        self.header.contains(" personality ")
    }

    /// Whether unwinding through the function matters, and why.
    fn matter(&self, bodies: &FxHashMap<&str, &Function<'_>>, constants: &FxHashSet<&str>) -> Option<Matter> {
        let pads: Vec<&str> =
            self.blocks.iter().flat_map(|block| block.lines.iter().filter_map(|line| unwind_target(line))).collect();
        let cleanup = self.reachable(&pads);
        let blocks = self.blocks.iter().filter(|block| block.label.is_some_and(|label| cleanup.contains(label)));
        let objects: FxHashSet<&str> =
            self.lines().filter(|line| line.contains(" = alloca ")).filter_map(defined).collect();
        let parts: FxHashSet<&str> = self
            .lines()
            .filter(|line| {
                line.contains(" = getelementptr ") && locals(line).nth(1).is_some_and(|base| objects.contains(base))
            })
            .filter_map(defined)
            .collect();
        for line in blocks.flat_map(|block| &block.lines) {
            let words = line.trim_start();
            if words.starts_with("catch ") {
                return Some(Matter::Caught);
            }
            if words.starts_with("store ") {
                // Where a value goes stands last of all names.
                let own = locals(without_metadata(words))
                    .last()
                    .is_some_and(|local| objects.contains(local) || parts.contains(local));
                if !own {
                    return Some(Matter::Seen);
                }
            }
            if !is_quiet(words, bodies, constants, &mut FxHashSet::default()) {
                return Some(Matter::Seen);
            }
        }
        None
    }

    fn lines(&self) -> impl Iterator<Item = &'a str> {
        self.blocks.iter().flat_map(|block| block.lines.iter().copied())
    }

    /// The labels that control may reach from some of them.
    fn reachable(&self, from: &[&'a str]) -> FxHashSet<&'a str> {
        let blocks: FxHashMap<&str, &Block<'a>> =
            self.blocks.iter().filter_map(|block| Some((block.label?, block))).collect();
        let mut reached: FxHashSet<&'a str> = from.iter().copied().collect();
        let mut work = from.to_vec();
        while let Some(label) = work.pop() {
            for line in blocks.get(label).iter().flat_map(|block| &block.lines) {
                work.extend(targets(line).filter(|target| reached.insert(target)));
            }
        }
        reached
    }

    /// Writes the function with calls in place of invokes and without what is then never reached.
    fn write(&self, out: &mut String, catches: bool, digest: &str) -> std::fmt::Result {
        let params = locals(self.header).filter(|name| name.parse::<usize>().is_ok()).count();
        let name = |text: &str| named(text, params);
        let header = match self.header.split_once(" personality ptr @rust_eh_personality") {
            Some((before, after)) => format!("{before}{after}"),
            None => self.header.to_owned(),
        };
        let mark = if catches { format!(" \"{MARK}\"=\"caught {digest}\"") } else { String::new() };
        // Attributes that are texts stand before the debug information, if there is any, and the body.
        let end = header.find(" !dbg").or_else(|| header.rfind(" {")).unwrap_or(header.len());
        writeln!(out, "{}{mark}{}", &header[..end], &header[end..])?;
        let mut kept: FxHashSet<&str> = FxHashSet::default();
        let mut work: Vec<usize> = vec![0];
        let mut blocks = vec![false; self.blocks.len()];
        while let Some(index) = work.pop() {
            if std::mem::replace(&mut blocks[index], true) {
                continue;
            }
            for line in &self.blocks[index].lines {
                let to: Vec<&str> = match unwind_target(line) {
                    Some(_) => targets(line).take(1).collect(),
                    None => targets(line).collect(),
                };
                for target in to.into_iter().filter(|target| kept.insert(target)) {
                    work.extend(self.blocks.iter().position(|block| block.label == Some(target)));
                }
            }
        }
        for (block, _) in self.blocks.iter().zip(blocks).filter(|(_, kept)| *kept) {
            if let Some(label) = block.label {
                writeln!(out, "{}:", name_of_label(label, params))?;
            }
            let mut lines = block.lines.iter().peekable();
            while let Some(line) = lines.next() {
                let next = lines.peek().filter(|next| unwind_target(next).is_some());
                match (next, targets(next.copied().unwrap_or(&"")).next()) {
                    (Some(next), Some(normal)) => {
                        let debug = next.find(", !").map_or("", |at| &next[at..]);
                        let call = line.replacen("invoke ", "call ", 1);
                        writeln!(out, "{}{debug}", name(&call))?;
                        writeln!(out, "  br label %{}", name_of_label(normal, params))?;
                        lines.next();
                    }
                    _ => writeln!(out, "{}", name(line))?,
                }
            }
        }
        writeln!(out, "}}")
    }
}

/// Whether an instruction of a cleanup does nothing that others see.
fn is_quiet<'t>(
    line: &'t str,
    bodies: &FxHashMap<&str, &Function<'t>>,
    constants: &FxHashSet<&str>,
    seen: &mut FxHashSet<&'t str>,
) -> bool {
    let words = line.trim_start();
    if words.starts_with(';') || words.starts_with('#') {
        return true;
    }
    let loud = [" atomicrmw ", " cmpxchg ", "fence ", " volatile ", " asm ", " atomic "];
    if loud.iter().any(|word| line.contains(word)) {
        return false;
    }
    let is_call =
        ["call ", "invoke "].iter().any(|call| words.starts_with(call) || words.contains(&format!(" {call}")));
    let mut mentioned = symbols(without_metadata(line));
    if is_call {
        // A call through a pointer mentions its callee as a local value.
        let called = words.find('(').map_or(words, |open| &words[..open]);
        let Some(callee) = symbols(called).last() else { return false };
        if !is_quiet_function(callee, bodies, constants, seen) {
            return false;
        }
        return mentioned.all(|symbol| symbol == callee || constants.contains(symbol) || bodies.contains_key(symbol));
    }
    mentioned.all(|symbol| constants.contains(symbol))
}

fn is_quiet_function<'t>(
    symbol: &'t str,
    bodies: &FxHashMap<&str, &Function<'t>>,
    constants: &FxHashSet<&str>,
    seen: &mut FxHashSet<&'t str>,
) -> bool {
    if !seen.insert(symbol) {
        return true;
    }
    match bodies.get(symbol) {
        // The program's own destructors may do anything.
        Some(_) if !is_library(&readable(symbol)) => false,
        Some(function) => function.lines().all(|line| is_quiet(line, bodies, constants, seen)),
        None => {
            let frees = symbol.contains("__rust_dealloc") || symbol == "free";
            frees || symbol.starts_with("llvm.") || is_shim(symbol) || panic_of_symbol(symbol).is_some()
        }
    }
}

/// Why functions with the mark are refused.
pub(crate) const REFUSAL: &str = "a panic is caught in it";

fn label_of(line: &str) -> Option<&str> {
    if line.starts_with([' ', '\t', ';', '}']) || line.is_empty() {
        return None;
    }
    if let Some(rest) = line.strip_prefix('"') {
        return rest.find("\":").map(|end| &rest[..end]);
    }
    line.find(':').map(|end| &line[..end])
}

/// The landing pad that the second line of an `invoke` names.
fn unwind_target(line: &str) -> Option<&str> {
    let words = line.trim_start();
    if !words.starts_with("to label ") {
        return None;
    }
    targets(words).nth(1)
}

/// The labels that a line names.
fn targets(line: &str) -> impl Iterator<Item = &str> {
    line.match_indices("label %").map(|(at, found)| name_at(&line[at + found.len()..]))
}

/// The local value that a line defines.
fn defined(line: &str) -> Option<&str> {
    let words = line.trim_start().strip_prefix('%')?;
    Some(name_at(words))
}

fn locals(line: &str) -> impl Iterator<Item = &str> {
    line.match_indices('%').map(|(at, _)| name_at(&line[at + 1..]))
}

fn symbols(line: &str) -> impl Iterator<Item = &str> {
    line.match_indices('@').map(|(at, _)| name_at(&line[at + 1..]))
}

fn without_metadata(line: &str) -> &str {
    line.find(", !").map_or(line, |at| &line[..at])
}

/// The name that a text begins with, without quotes.
fn name_at(text: &str) -> &str {
    if let Some(rest) = text.strip_prefix('"') {
        return rest.find('"').map_or(rest, |end| &rest[..end]);
    }
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-')));
    end.map_or(text, |end| &text[..end])
}

/// What the names of values begin with that were only numbered: no name of a program's does.
const NUMBERED: &str = "$.";

/// A line in which values that were only numbered have names: with some of them gone, the numbers would be wrong.
/// Parameters are numbered first and stay.
fn named(line: &str, params: usize) -> String {
    let mut out = String::with_capacity(line.len() + 8);
    let mut rest = line;
    while let Some(at) = rest.find('%') {
        out.push_str(&rest[..=at]);
        rest = &rest[at + 1..];
        let name = name_at(rest);
        if name.parse::<usize>().is_ok_and(|number| number >= params) {
            out.push_str(NUMBERED);
        }
    }
    out + rest
}

fn name_of_label(label: &str, params: usize) -> String {
    let plain = label.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-'));
    match label.parse::<usize>() {
        Ok(number) if number >= params => format!("{NUMBERED}{label}"),
        _ if plain => label.to_owned(),
        _ => format!("\"{label}\""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
@GLOBAL = external global i32
@text = private unnamed_addr constant [3 x i8] c\"abc\"

define internal i32 @f(ptr %0) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !3 {
start:
  %slot = alloca [16 x i8], align 8
  %1 = invoke i32 @may_panic(ptr %0) #4
          to label %bb1 unwind label %cleanup, !dbg !7

bb1:                                              ; preds = %start
  %2 = add i32 %1, 1
  ret i32 %2

cleanup:                                          ; preds = %start
  %3 = landingpad { ptr, i32 }
          cleanup
  %4 = extractvalue { ptr, i32 } %3, 0
  store ptr %4, ptr %slot, align 8
  call void @_ZN4core3ptr13drop_in_place17h0123456789abcdefE(ptr %0)
  resume { ptr, i32 } %3
}

define internal void @_ZN4core3ptr13drop_in_place17h0123456789abcdefE(ptr %0) {
start:
  call void @__rust_dealloc(ptr %0, i64 4, i64 4)
  ret void
}

declare i32 @may_panic(ptr)
declare void @__rust_dealloc(ptr, i64, i64)
declare i32 @rust_eh_personality(...)
";

    fn mark(text: &str) -> Option<&'static str> {
        let found = without_unwinding(text);
        let is_kept = found.contains("landingpad");
        found.contains(MARK).then_some("caught").or(is_kept.then_some("seen"))
    }

    #[test]
    fn freeing_is_not_seen() {
        let expected = "\
define internal i32 @f(ptr %0) unnamed_addr #0 !dbg !3 {
start:
  %slot = alloca [16 x i8], align 8
  %$.1 = call i32 @may_panic(ptr %0) #4, !dbg !7
  br label %bb1
bb1:
  %$.2 = add i32 %$.1, 1
  ret i32 %$.2
";
        let found = without_unwinding(TEXT);
        assert!(found.contains(expected), "{found}");
        assert_eq!(mark(TEXT), None);
        // A second round finds nothing to do.
        assert_eq!(without_unwinding(&found), found);
    }

    #[test]
    fn names_that_look_like_numbers_stay_apart() {
        let found = without_unwinding(&TEXT.replace("%slot", "%v1"));
        assert!(found.contains("%v1 = alloca") && found.contains("%$.1 = call"), "{found}");
    }

    #[test]
    fn what_others_see_is_marked() {
        let dealloc = "call void @__rust_dealloc(ptr %0, i64 4, i64 4)";
        assert_eq!(mark(&TEXT.replace(dealloc, "call void @print(ptr @text)")), Some("seen"));
        assert_eq!(mark(&TEXT.replace(dealloc, "call void %9(ptr %0)")), Some("seen"));
        assert_eq!(mark(&TEXT.replace(dealloc, "store i32 1, ptr @GLOBAL")), Some("seen"));
        assert_eq!(mark(&TEXT.replace("_ZN4core3ptr", "_ZN7program4")), Some("seen"));
        assert_eq!(mark(&TEXT.replace("store ptr %4, ptr %slot", "store ptr %4, ptr %0")), Some("seen"));
        assert_eq!(mark(&TEXT.replace("          cleanup\n", "          catch ptr null\n")), Some("caught"));
    }
}
