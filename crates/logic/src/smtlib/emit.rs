//! The SMT-LIB printer: terms with what they share sent once.
//!
//! A term with shared subterms may be exponentially large as a tree, so a shared subterm is defined once (`define-fun
//! %7 ...`) and then called by its name; below quantifiers, where a definition cannot mention the bound variables, by
//! `let`. A subterm that was printed in full before and occurs again is defined too, so nothing is printed more than
//! twice.
//!
//! This is trusted: a solver proves what it reads. So printing is a table of operations (`layout`) without choices of
//! its own, every name is mangled so that none can be taken for another (`symbols`), and the tests read back what was
//! printed and compare terms, and compare a solver's answers with evaluation.
//!
//! Definitions and declarations are global (the prelude says so), so they outlive `pop`. The one thing that does not is
//! the fact that ties a fresh variable to the bits of a float, for which SMT-LIB has no operation: the emitter counts
//! levels and sends the fact again when it was popped.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::layout::{Helper, Layout, layout, to_fp};
use super::scope::{Region, analyse, closed_parts};
use super::symbols::{Named, Symbols};
use crate::sort::Sort;
use crate::term::{Constant, Op, Term};
use crate::terms::Terms;
use crate::traverse::FunctionSignature;

/// Texts nested deeper than this get a definition, for the sake of solvers that read with recursion.
const TEXT_DEPTH_LIMIT: u32 = 200;
/// Quantifiers may be nested this deep.
const QUANTIFIER_LIMIT: u32 = 100;

/// How [`Op::FpTruncRem`] is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FloatRemainder {
    /// As an unknown function: equal arguments have equal remainders, and nothing else is known. What is proved
    /// holds for the real remainder too, but a model may be wrong about it.
    #[default]
    Uninterpreted,
    /// Exactly, through `fp.rem`. Z3 takes forever on it unless the arguments are constants.
    Exact,
}

/// How terms are printed.
#[derive(Clone, Copy, Debug, Default)]
pub struct EmitterOptions {
    /// The remainder of floats.
    pub float_remainder: FloatRemainder,
}

/// A term that cannot be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintError {
    /// What stands in the way.
    pub message: String,
}

impl fmt::Display for PrintError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.message)
    }
}

impl std::error::Error for PrintError {}

/// Prints terms into one solver process. It belongs to one [`Terms`] and one process from start to end.
#[derive(Default)]
pub struct Emitter {
    options: EmitterOptions,
    symbols: Symbols,
    declared: FxHashSet<Named>,
    helpers: FxHashSet<Helper>,
    /// The number of the definition of a term.
    definitions: FxHashMap<Term, u32>,
    /// Terms that were printed without a definition.
    printed: FxHashSet<Term>,
    /// The number of the variable for the bits of a float, by the [`Op::FpToBits`] term.
    float_bits: FxHashMap<Term, u32>,
    /// The facts about those variables that hold right now, and by level those that vanish with it.
    facts: FxHashSet<Term>,
    levels: Vec<Vec<Term>>,
    /// The facts that a definition may need.
    definition_facts: FxHashMap<Term, Arc<[Term]>>,
    next_number: u32,
    inexact: bool,
}

impl Emitter {
    /// To be sent before anything else. A definition made between `push` and `pop` must survive the `pop`.
    pub const PRELUDE: &'static str = "(set-option :global-declarations true)\n";

    /// Nothing sent yet.
    pub fn new(options: EmitterOptions) -> Emitter {
        Emitter { options, ..Emitter::default() }
    }

    /// The command to open a level. Levels must be opened and closed through the emitter.
    pub fn push(&mut self) -> &'static str {
        self.levels.push(Vec::new());
        "(push 1)\n"
    }

    /// The command to close the innermost level.
    pub fn pop(&mut self) -> &'static str {
        for fact in self.levels.pop().unwrap_or_default() {
            self.facts.remove(&fact);
        }
        "(pop 1)\n"
    }

    /// Whether everything printed so far means exactly what the terms mean. If not, an operation was printed as an
    /// unknown function; see [`FloatRemainder`].
    pub fn is_exact(&self) -> bool {
        !self.inexact
    }

    /// The commands that assert a truth value, with all declarations and definitions it needs.
    pub fn assert_text(&mut self, terms: &Terms, term: Term) -> Result<String, PrintError> {
        let (mut commands, text) = self.term_text(terms, term)?;
        commands.push_str("(assert ");
        commands.push_str(&text);
        commands.push_str(")\n");
        Ok(commands)
    }

    /// The commands that declare and define what a term needs, and the text of the term.
    pub fn term_text(&mut self, terms: &Terms, term: Term) -> Result<(String, String), PrintError> {
        let mut commands = String::new();
        self.prepare(terms, term, &mut commands)?;
        let mut text = String::new();
        self.write(terms, term, &mut text)?;
        Ok((commands, text))
    }

    /// The commands that declare what a variable needs, and its symbol.
    pub fn declare(&mut self, terms: &Terms, variable: Term) -> Result<(String, String), PrintError> {
        self.term_text(terms, variable)
    }

    /// The commands that declare an uninterpreted function (for a Horn solver: an unknown predicate), and its symbol.
    pub fn declare_function(&mut self, signature: &FunctionSignature) -> (String, String) {
        let mut commands = String::new();
        self.declare_named(&Named::Function(signature.clone()), &mut commands);
        let symbol = self.symbols.of(&Named::Function(signature.clone()));
        (commands, symbol.to_string())
    }

    /// The text of a sort, declared if need be.
    pub fn sort_text(&mut self, sort: &Sort, commands: &mut String) -> String {
        self.declare_sort(sort, commands);
        self.written_sort(sort)
    }

    pub(super) fn named_symbols(&self) -> impl Iterator<Item = (&Named, &Arc<str>)> {
        self.symbols.all()
    }

    pub(super) fn defined_terms(&self) -> impl Iterator<Item = (Term, String)> {
        self.definitions.iter().map(|(&term, number)| (term, format!("%{number}")))
    }

    pub(super) fn float_bits_variables(&self) -> impl Iterator<Item = (Term, String)> {
        self.float_bits.iter().map(|(&term, number)| (term, format!("%bits{number}")))
    }

    /// Sends everything that the term is made of, without the term itself.
    fn prepare(&mut self, terms: &Terms, root: Term, commands: &mut String) -> Result<(), PrintError> {
        let scan = self.scan(terms, root, commands)?;
        let mut needed_facts: Vec<Term> = scan.facts.clone();
        let mut depths: FxHashMap<Term, u32> = FxHashMap::default();
        for &term in &scan.order {
            if *terms.op(term) == Op::FpToBits {
                needed_facts.push(term);
                self.send_fact(terms, term, commands)?;
                continue;
            }
            let depth = 1 + scan.children(terms, term).iter().filter_map(|child| depths.get(child)).max().unwrap_or(&0);
            let again = self.printed.contains(&term) && scan.has_fresh_parent.contains(&term);
            let shared = scan.uses.get(&term).is_some_and(|&uses| uses > 1);
            if again || ((shared || depth >= TEXT_DEPTH_LIMIT) && term != root) {
                let number = self.fresh_number();
                let mut body = String::new();
                self.write(terms, term, &mut body)?;
                let sort = self.written_sort(terms.sort_ref(term));
                commands.push_str(&format!("(define-fun %{number} () {sort} {body})\n"));
                self.definitions.insert(term, number);
                if !needed_facts.is_empty() {
                    self.definition_facts.insert(term, needed_facts.clone().into());
                }
            } else {
                depths.insert(term, depth);
            }
        }
        for fact in scan.facts {
            self.send_fact(terms, fact, commands)?;
        }
        self.printed.extend(scan.order);
        Ok(())
    }

    /// Walks over what is not yet defined, declares what it meets, and counts.
    fn scan(&mut self, terms: &Terms, root: Term, commands: &mut String) -> Result<Scan, PrintError> {
        let mut scan = Scan::default();
        scan.has_fresh_parent.insert(root);
        let mut seen: FxHashSet<Term> = FxHashSet::default();
        let mut work = vec![(root, false)];
        while let Some((term, children_done)) = work.pop() {
            if children_done {
                scan.order.push(term);
                continue;
            }
            if !seen.insert(term) {
                continue;
            }
            if self.definitions.contains_key(&term) {
                if let Some(facts) = self.definition_facts.get(&term) {
                    scan.facts.extend_from_slice(facts);
                }
                continue;
            }
            self.declare_for(terms, term, commands)?;
            if terms.args(term).is_empty() {
                continue;
            }
            let mut children = Cow::Borrowed(terms.args(term));
            if *terms.op(term) == Op::Forall {
                let (parts, inside) = closed_parts(terms, term, QUANTIFIER_LIMIT)
                    .ok_or_else(|| PrintError { message: "quantifiers are nested too deeply".to_string() })?;
                for dependent in inside {
                    if *terms.op(dependent) == Op::FpToBits {
                        let message = "the bits of a float below a quantifier cannot be printed".to_string();
                        return Err(PrintError { message });
                    }
                    self.declare_dependent(terms, dependent, commands)?;
                }
                scan.parts.insert(term, parts.clone());
                children = Cow::Owned(parts);
            }
            work.push((term, true));
            let fresh = !self.printed.contains(&term);
            for &child in children.iter().rev() {
                *scan.uses.entry(child).or_default() += 1;
                if fresh {
                    scan.has_fresh_parent.insert(child);
                }
                work.push((child, false));
            }
        }
        Ok(scan)
    }

    /// Declares what the operation itself needs.
    fn declare_for(&mut self, terms: &Terms, term: Term, commands: &mut String) -> Result<(), PrintError> {
        if let Op::Variable(name, sort) = terms.op(term) {
            self.declare_named(&Named::Variable(name.clone(), sort.clone()), commands);
        }
        self.declare_dependent(terms, term, commands)
    }

    /// Like [`Emitter::declare_for`], but variables are bound.
    fn declare_dependent(&mut self, terms: &Terms, term: Term, commands: &mut String) -> Result<(), PrintError> {
        match terms.op(term) {
            Op::Variable(_, sort) | Op::ConstArray(sort) => self.declare_sort(sort, commands),
            Op::Apply(name, result) => {
                self.declare_named(&Named::Function(signature_of(terms, name, term, result)), commands);
            }
            op => {
                let sorts: Vec<&Sort> = terms.args(term).iter().take(1).map(|&arg| terms.sort_ref(arg)).collect();
                if let Layout::Helper(helper) = layout(op, &sorts, |_| String::new()) {
                    let exact = self.options.float_remainder == FloatRemainder::Exact;
                    if self.helpers.insert(helper) {
                        commands.push_str(&helper.definition(exact));
                    }
                    self.inexact |= matches!(helper, Helper::FpTruncRem(_)) && !exact;
                }
            }
        }
        Ok(())
    }

    fn declare_named(&mut self, named: &Named, commands: &mut String) {
        if self.declared.contains(named) {
            return;
        }
        let arguments = match named {
            Named::Variable(_, sort) => {
                self.declare_sort(sort, commands);
                (Vec::new(), sort.clone())
            }
            Named::Function(signature) => {
                signature.arguments.iter().for_each(|sort| self.declare_sort(sort, commands));
                self.declare_sort(&signature.result, commands);
                (signature.arguments.clone(), signature.result.clone())
            }
            Named::Sort(_) => {
                let symbol = self.symbols.of(named);
                commands.push_str(&format!("(declare-sort {symbol} 0)\n"));
                self.declared.insert(named.clone());
                return;
            }
        };
        let symbol = self.symbols.of(named);
        let sorts: Vec<String> = arguments.0.iter().map(|sort| self.written_sort(sort)).collect();
        let result = self.written_sort(&arguments.1);
        commands.push_str(&format!("(declare-fun {symbol} ({}) {result})\n", sorts.join(" ")));
        self.declared.insert(named.clone());
    }

    fn declare_sort(&mut self, sort: &Sort, commands: &mut String) {
        match sort {
            Sort::Opaque(name) => self.declare_named(&Named::Sort(name.clone()), commands),
            Sort::Array(index, element) => {
                self.declare_sort(index, commands);
                self.declare_sort(element, commands);
            }
            Sort::Bool | Sort::BitVec(_) | Sort::Int | Sort::Real | Sort::Float(_) => {}
        }
    }

    fn written_sort(&mut self, sort: &Sort) -> String {
        match sort {
            Sort::Opaque(name) => self.symbols.of(&Named::Sort(name.clone())).to_string(),
            Sort::Array(index, element) => {
                format!("(Array {} {})", self.written_sort(index), self.written_sort(element))
            }
            Sort::Bool | Sort::BitVec(_) | Sort::Int | Sort::Real | Sort::Float(_) => sort.to_string(),
        }
    }

    fn fresh_number(&mut self) -> u32 {
        self.next_number += 1;
        self.next_number
    }

    /// Asserts what the variable for the bits of a float is, unless that is known at this level.
    fn send_fact(&mut self, terms: &Terms, term: Term, commands: &mut String) -> Result<(), PrintError> {
        if !self.facts.insert(term) {
            return Ok(());
        }
        if let Some(level) = self.levels.last_mut() {
            level.push(term);
        }
        let float = terms.args(term)[0];
        let Sort::Float(format) = *terms.sort_ref(float) else {
            return Err(PrintError { message: "only floats have bits".to_string() });
        };
        let number = match self.float_bits.get(&term) {
            Some(&number) => number,
            None => {
                let number = self.fresh_number();
                commands.push_str(&format!("(declare-fun %bits{number} () (_ BitVec {}))\n", format.bits()));
                self.float_bits.insert(term, number);
                number
            }
        };
        let mut text = String::new();
        self.write(terms, float, &mut text)?;
        let nan = Constant::BitVec { width: format.bits(), bits: u128::from(format.nan_bits()) };
        commands.push_str(&format!(
            "(assert (let ((x {text})) (and (= ({} %bits{number}) x) (=> (fp.isNaN x) (= %bits{number} {})))))\n",
            to_fp(format),
            super::layout::constant_text(&nan),
        ));
        Ok(())
    }

    /// The text of a term whose parts have been prepared.
    fn write(&mut self, terms: &Terms, root: Term, out: &mut String) -> Result<(), PrintError> {
        self.write_in(terms, root, None, &FxHashMap::default(), out, 0)
    }

    /// The text of a term, inside the quantifiers that `region` describes.
    fn write_in(
        &mut self,
        terms: &Terms,
        root: Term,
        region: Option<&Region>,
        lets: &FxHashMap<Term, u32>,
        out: &mut String,
        nesting: u32,
    ) -> Result<(), PrintError> {
        enum Work {
            Text(&'static str),
            Term(Term),
        }
        let mut work = vec![Work::Term(root)];
        while let Some(item) = work.pop() {
            let term = match item {
                Work::Text(text) => {
                    out.push_str(text);
                    continue;
                }
                Work::Term(term) => term,
            };
            let dependent = region.is_some_and(|region| region.is_dependent(term));
            if dependent && let Some(number) = lets.get(&term) {
                out.push_str(&format!("%let{number}"));
                continue;
            }
            if !dependent && let Some(number) = self.definitions.get(&term) {
                out.push_str(&format!("%{number}"));
                continue;
            }
            let args = terms.args(term);
            let sorts: Vec<&Sort> = args.iter().map(|&arg| terms.sort_ref(arg)).collect();
            let op = terms.op(term);
            let sort_symbols = match op {
                Op::ConstArray(sort) => self.written_sort(sort),
                _ => String::new(),
            };
            let mut call = |out: &mut String, head: &str| {
                out.push('(');
                out.push_str(head);
                work.push(Work::Text(")"));
                for &arg in args.iter().rev() {
                    work.push(Work::Term(arg));
                    work.push(Work::Text(" "));
                }
            };
            match layout(op, &sorts, |_| sort_symbols.clone()) {
                Layout::Symbol(symbol) => out.push_str(&symbol),
                Layout::Call(head) => call(out, &head),
                Layout::Argument => work.push(Work::Term(args[0])),
                Layout::Helper(helper) => call(out, &helper.symbol()),
                Layout::Pairs(head) => {
                    for _ in 1..args.len() {
                        out.push('(');
                        out.push_str(head);
                        out.push(' ');
                    }
                    for &arg in args[1..].iter().rev() {
                        work.push(Work::Text(")"));
                        work.push(Work::Term(arg));
                        work.push(Work::Text(" "));
                    }
                    work.push(Work::Term(args[0]));
                }
                Layout::FloatBits => match self.float_bits.get(&term) {
                    Some(number) => out.push_str(&format!("%bits{number}")),
                    None => {
                        let message = "the bits of a float below a quantifier cannot be printed".to_string();
                        return Err(PrintError { message });
                    }
                },
                Layout::Special => match op {
                    Op::Variable(name, sort) => {
                        out.push_str(&self.symbols.of(&Named::Variable(name.clone(), sort.clone())));
                    }
                    Op::Apply(name, result) => {
                        let symbol = self.symbols.of(&Named::Function(signature_of(terms, name, term, result)));
                        if args.is_empty() { out.push_str(&symbol) } else { call(out, &symbol) }
                    }
                    _ => self.write_forall(terms, term, region.filter(|_| dependent), out, nesting)?,
                },
            }
        }
        Ok(())
    }

    fn write_forall(
        &mut self,
        terms: &Terms,
        forall: Term,
        outer: Option<&Region>,
        out: &mut String,
        nesting: u32,
    ) -> Result<(), PrintError> {
        if nesting >= QUANTIFIER_LIMIT {
            return Err(PrintError { message: "quantifiers are nested too deeply".to_string() });
        }
        let Some((&body, variables)) = terms.args(forall).split_last() else {
            return Err(PrintError { message: "a quantifier has no body".to_string() });
        };
        if variables.is_empty() {
            return self.write_in(terms, body, outer, &FxHashMap::default(), out, nesting + 1);
        }
        out.push_str("(forall (");
        for &variable in variables {
            let Op::Variable(name, sort) = terms.op(variable) else {
                return Err(PrintError { message: "only variables can be bound".to_string() });
            };
            let symbol = self.symbols.of(&Named::Variable(name.clone(), sort.clone()));
            let sort = self.written_sort(sort);
            out.push_str(&format!("({symbol} {sort})"));
        }
        out.push_str(") ");
        let region = analyse(terms, forall, outer);
        let mut lets = FxHashMap::default();
        for &term in &region.order {
            let shared = region.uses.get(&term).is_some_and(|&uses| uses > 1);
            if term != body && shared && !terms.args(term).is_empty() {
                let number = self.fresh_number();
                out.push_str(&format!("(let ((%let{number} "));
                self.write_in(terms, term, Some(&region), &lets, out, nesting + 1)?;
                out.push_str(")) ");
                lets.insert(term, number);
            }
        }
        self.write_in(terms, body, Some(&region), &lets, out, nesting + 1)?;
        out.extend(std::iter::repeat_n(')', lets.len() + 1));
        Ok(())
    }
}

fn signature_of(terms: &Terms, name: &Arc<str>, term: Term, result: &Sort) -> FunctionSignature {
    let arguments = terms.args(term).iter().map(|&arg| terms.sort(arg)).collect();
    FunctionSignature { name: name.clone(), arguments, result: result.clone() }
}

/// What a walk over a term found.
#[derive(Default)]
struct Scan {
    /// Terms with arguments that are not yet defined, arguments first.
    order: Vec<Term>,
    uses: FxHashMap<Term, u32>,
    /// Those below a term that was never printed before.
    has_fresh_parent: FxHashSet<Term>,
    /// For quantifiers: the parts that do not mention the bound variables.
    parts: FxHashMap<Term, Vec<Term>>,
    /// Facts that definitions met on the way need.
    facts: Vec<Term>,
}

impl Scan {
    /// The arguments, or what stands for them in a quantifier.
    fn children<'a>(&'a self, terms: &'a Terms, term: Term) -> &'a [Term] {
        match self.parts.get(&term) {
            Some(parts) => parts,
            None => terms.args(term),
        }
    }
}

/// A file that asks whether the assertions can hold together.
pub fn script(terms: &Terms, assertions: &[Term]) -> Result<String, PrintError> {
    let mut emitter = Emitter::new(EmitterOptions::default());
    let mut text = String::from(Emitter::PRELUDE);
    text.push_str("(set-logic ALL)\n");
    for &assertion in assertions {
        text.push_str(&emitter.assert_text(terms, assertion)?);
    }
    text.push_str("(check-sat)\n");
    Ok(text)
}
