//! Which functions of two programs are compared, and the claims about them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;
use std::sync::{Arc, Mutex};

use tandem_base::{Pair, Side};
use tandem_discharge::rewrite::arithmetic;
use tandem_ir::platform::calls_nobody;
use tandem_ir::text::in_text_order;
use tandem_ir::{Const, External, FuncId, Inst, Module, Nature, Ty};
use tandem_kernel::claim::{Claim, ClaimError, Predicate, Program};
use tandem_kernel::expression;
use tandem_kernel::secrecy::Secrecy;
use tandem_kernel::semantics::{Aliasing, Ints, Overflow, Relation, Semantics};
use tandem_llvm::{ChangedForOthers, SAME};
use tandem_passes::{NormalizeOptions, idle_world, normalize};
use tandem_replay::native::{Code, LlvmCode, LlvmSource};
use tandem_report::ItemName;

use crate::error::Error;
use crate::identity::Identities;
use crate::inventory::{Contents, FunctionName, last_part, pair_classes};
use crate::load::{Loaded, Look, Sources};
use crate::rows::{Row, State, function_names, rows};
use crate::rust_source::{SourceItem, is_led_to_by_compiled, items};
use crate::secrets::independent;
use crate::together::Member;
use crate::unsigned;

/// More pairs of functions than this are not tried for being one under two names.
const MOST_RENAMES: usize = 10_000;

/// A program in the form that claims are about.
#[derive(Clone)]
pub struct Subject {
    /// The program.
    pub module: Arc<Module>,
    /// The program as it was lowered, before the passes.
    pub lowered: Arc<Module>,
    /// Functions that could not be lowered: their names and why.
    pub refused: Vec<(String, String)>,
    /// What it can be run natively from.
    pub code: Arc<Code>,
    /// Globals that stand for addresses of the program's own functions, with how users call those.
    pub addresses: Vec<(String, String)>,
}

/// Why there is no claim about two functions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoClaim {
    /// What the user asked for makes no sense.
    Usage(String),
    /// One of them is not supported.
    Refused(String),
    /// They do not correspond to each other.
    Unmatched(String),
    /// There is none unless these functions are equivalent, given by their symbols.
    Needs(String, BTreeSet<String>),
}

impl fmt::Display for NoClaim {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoClaim::Usage(why) | NoClaim::Refused(why) | NoClaim::Unmatched(why) | NoClaim::Needs(why, _) => {
                out.write_str(why)
            }
        }
    }
}

/// Both programs.
pub struct Programs {
    sources: Sources,
    semantics: Semantics,
    /// Everything in them.
    pub all: Arc<Pair<Contents>>,
    /// Those that are given in the IR.
    in_ir: Pair<Option<Subject>>,
    /// What became of functions that others need to be equivalent.
    pub(crate) members: Mutex<BTreeMap<Pair<String>, Member>>,
    /// What became of functions that others lead to.
    pub(crate) parts: Mutex<BTreeMap<Pair<String>, Member>>,
}

/// Reads both programs.
pub fn load_pair(paths: Pair<&Path>, semantics: &Semantics, cflags: &Pair<Vec<String>>) -> Result<Programs, Error> {
    under(Sources::read(paths, cflags)?, semantics)
}

/// Both programs under a semantics.
pub fn under(mut sources: Sources, semantics: &Semantics) -> Result<Programs, Error> {
    sources.no_alias = semantics.aliasing == Aliasing::None;
    sources.refines = semantics.relation == Relation::Refines;
    sources.overflow_undefined = semantics.overflow == Overflow::Undefined;
    sources.check_semantics()?;
    let in_ir = sources.in_ir().map(|loaded| loaded.map(|loaded| subject(loaded, semantics)));
    Ok(Programs {
        all: sources.contents.clone(),
        sources,
        semantics: *semantics,
        in_ir,
        members: Mutex::default(),
        parts: Mutex::default(),
    })
}

impl Programs {
    /// Both programs as far as the two functions need them.
    pub fn about(&self, entries: &Pair<String>) -> Result<Pair<Subject>, NoClaim> {
        let pair = self.seen(entries, Look::Whole)?;
        self.check_callbacks(&pair, entries, &BTreeSet::new())?;
        Ok(pair)
    }

    /// The same under the hypothesis that functions of these symbols are equivalent: code that is not given may call them.
    pub fn about_given(&self, entries: &Pair<String>, given: &BTreeSet<String>) -> Result<Pair<Subject>, NoClaim> {
        let pair = self.seen(entries, Look::Given(given))?;
        self.check_callbacks(&pair, entries, given)?;
        Ok(pair)
    }

    /// Symbols of functions that changed, that an entry leads to, and whose addresses go where nobody sees who calls them.
    pub fn changed_with_address(&self, entries: &Pair<String>) -> BTreeSet<String> {
        self.sources.changed_with_address(Pair::from_fn(|side| self.all[side].symbol(&entries[side])))
    }

    /// The same, where functions that are the same on both sides are not looked into: nothing if there are none. What is
    /// proved of that holds; what the functions answer in a run is made up.
    pub fn about_changed(&self, entries: &Pair<String>) -> Option<Result<Pair<Subject>, NoClaim>> {
        let symbols = Pair::from_fn(|side| self.all[side].symbol(&entries[side]));
        let same = self.sources.same_functions(symbols);
        if same.is_empty() {
            return None;
        }
        Some(self.seen(entries, Look::Changes(&same)).and_then(|pair| {
            self.check_callbacks(&pair, entries, &BTreeSet::new())?;
            Ok(pair)
        }))
    }

    /// Functions that two functions lead to and that changed, by symbol; what leads to others comes after them.
    pub fn parts(&self, entries: &Pair<String>) -> Vec<String> {
        self.sources.changed_functions(Pair::from_fn(|side| self.all[side].symbol(&entries[side])))
    }

    /// What one of two functions promises and the other one does not, and whether that stands in LLVM's own text.
    pub fn own_promises(&self, who: Side, entries: &Pair<String>) -> Option<(Vec<String>, bool)> {
        self.sources.own_promises(who, Pair::from_fn(|side| self.all[side].symbol(&entries[side])))
    }

    /// What callers see of the types of two functions that is not the same.
    pub fn other_types(&self, entries: &Pair<String>) -> Option<tandem_llvm::OtherTypes> {
        let symbols = Pair::from_fn(|side| self.all[side].symbol(&entries[side]));
        let signatures = Pair::from_fn(|side| {
            self.all[side].items.iter().find(|item| item.name == entries[side]).map(|item| item.signature.as_str())
        });
        self.sources.other_types(symbols, signatures)
    }

    /// Symbols of the functions that lead to two private ones; nothing if somebody else may run them.
    pub(crate) fn callers(&self, entries: &Pair<String>) -> Option<Pair<BTreeSet<String>>> {
        let is_known = |(side, text): (Side, &str)| {
            let compiled = self.all[side].items.iter().filter(|item| !item.is_uncompiled);
            let compiled: BTreeSet<&str> = compiled.map(|item| last_part(&item.name)).collect();
            let is_compiled = |item: &SourceItem| compiled.contains(item.name());
            is_led_to_by_compiled(&items(text), last_part(&entries[side]), is_compiled)
        };
        if !self.sources.rust_texts().into_iter().all(is_known) {
            return None;
        }
        let symbols = Pair::from_fn(|side| self.all[side].symbol(&entries[side]));
        self.sources.callers(symbols, |side, symbol| self.is_public(side, symbol))
    }

    /// Whether one of them is in Rust.
    pub(crate) fn is_rust(&self) -> bool {
        self.sources.is_rust()
    }

    /// Whether others can name a function, as far as is known.
    pub(crate) fn is_public(&self, side: Side, symbol: &str) -> bool {
        match self.all[side].items.iter().find(|item| item.symbol == symbol || item.name == symbol) {
            Some(item) => item.public && !item.is_nameless,
            None => true,
        }
    }

    /// Whether only what two functions use has changed, and not themselves.
    pub fn says_the_same(&self, entries: &Pair<String>) -> bool {
        self.sources.says_the_same(Pair::from_fn(|side| self.all[side].symbol(&entries[side])))
    }

    /// Both programs under the hypothesis that functions of these symbols are equivalent. They are not looked into, and neither are
    /// those that are the same on both sides. Nothing if none of them is led to.
    pub fn about_parts(
        &self,
        entries: &Pair<String>,
        given: &BTreeSet<String>,
    ) -> Option<Result<Pair<Subject>, NoClaim>> {
        let symbols = Pair::from_fn(|side| self.all[side].symbol(&entries[side]));
        let mut opaque = self.parts(entries);
        opaque.retain(|symbol| given.contains(symbol));
        if opaque.is_empty() {
            return None;
        }
        opaque.extend(self.sources.same_functions(symbols));
        let pair = self.seen(entries, Look::Parts { given, opaque: &opaque });
        Some(pair.and_then(|pair| {
            self.check_callbacks(&pair, entries, given)?;
            Ok(pair)
        }))
    }

    /// The same for runs alone: whatever code that is not given may call, an input on which the sides differ before it answers
    /// shows that they do.
    pub fn about_runs(&self, entries: &Pair<String>) -> Result<Pair<Subject>, NoClaim> {
        self.seen(entries, Look::Runs)
    }

    fn seen(&self, entries: &Pair<String>, look: Look<'_>) -> Result<Pair<Subject>, NoClaim> {
        let symbols = Pair::from_fn(|side| self.all[side].symbol(&entries[side]));
        let loaded =
            self.sources.lower_for(entries, symbols, look).map_err(|error| NoClaim::Refused(error.to_string()))?;
        let none = || NoClaim::Refused("it was not lowered".to_owned());
        let Pair { left, right } = loaded.zip(self.in_ir.as_ref()).map(|(loaded, in_ir)| match loaded {
            Some(loaded) => Some(subject(loaded, &self.semantics)),
            None => in_ir.clone(),
        });
        let pair = with_world(Pair::new(left.ok_or_else(none)?, right.ok_or_else(none)?), entries);
        for side in Side::BOTH {
            let refused = pair[side].refused.iter().find(|(name, _)| *name == entries[side]);
            if let (None, Some((name, why))) = (pair[side].module.function_named(&entries[side]), refused) {
                return Err(NoClaim::Refused(format!("the {side} function {name} is not supported: {why}")));
            }
        }
        for (side, symbol) in symbols.iter() {
            // Overloads and instances of generic functions share their paths; the name must stand for the function asked for.
            let named = match &*pair[side].code {
                Code::Llvm(code) => code.functions.get(&entries[side]),
                Code::Java(_) | Code::None => None,
            };
            if let (Some(symbol), Some(info)) = (symbol, named)
                && info.symbol != *symbol
            {
                return Err(NoClaim::Refused(format!("{} stands for another function there", entries[side])));
            }
        }
        self.check_addresses(&pair)?;
        Ok(pair)
    }

    /// What two functions are, if both can be told by their digests.
    pub fn identities(&self, entries: &Pair<String>) -> Option<Identities> {
        let symbols = Pair::from_fn(|side| self.all[side].symbol(&entries[side]));
        self.sources.identities(entries, symbols)
    }

    /// Code that is not given may call every function and look at every datum that other files can name. Where one of those is not
    /// the same on both sides, it does not answer the same to the same calls; but for the two functions themselves, of which
    /// just that is claimed, and for those that are taken to be equivalent. Files of Rust stand for crates, whose functions the
    /// code that they call cannot name; but what is called through a pointer that a caller gave may be one of them. The C library and the system call no function of a program by its name, unless it has
    /// the name of one of theirs.
    fn check_callbacks(
        &self,
        pair: &Pair<Subject>,
        entries: &Pair<String>,
        given: &BTreeSet<String>,
    ) -> Result<(), NoClaim> {
        let (Code::Llvm(left), Code::Llvm(right)) = (&*pair.left.code, &*pair.right.code) else { return Ok(()) };
        // What those may call is part of what is the same.
        let is_same = |external: &&External| external.name.contains(SAME);
        let is_code = |external: &&External| external.nature == Nature::Code && !external.is_definite;
        let is_foreign = |external: &&External| {
            let symbol = external.name.split('(').next().unwrap_or(&external.name);
            is_code(external) && !calls_nobody(symbol) && !is_same(external)
        };
        let externals = || pair.iter().flat_map(|(_, subject)| subject.module.externals.values());
        let foreign = externals().find(is_foreign);
        // A pointer to a function, or an object with a vtable, that a caller of Rust gives may be of this crate. What formats hands texts
        // to whatever its caller writes to, which may be of this crate as well.
        let is_rust = [left, right].iter().any(|code| matches!(code.source, LlvmSource::Rust(..)));
        let is_pointer = |external: &&External| external.name.starts_with("the function at");
        let is_formatting = |external: &&External| external.name.contains("core::fmt::") && !is_same(external);
        let pointer = externals().find(is_pointer);
        let formatting = externals().find(is_formatting).filter(|_| is_rust);
        let called = match is_rust {
            false => foreign.or_else(|| externals().find(is_code)),
            true => pointer.or(formatting),
        };
        let Some(called) = called else { return Ok(()) };
        let is_nameable = |symbol: &String| {
            let is_public = |contents: &Contents| {
                contents.items.iter().any(|item| item.symbol == *symbol && item.public && !item.is_nameless)
            };
            !is_rust || is_public(&self.all.left) || is_public(&self.all.right)
        };
        let is_entry = |symbol: &String| {
            let named =
                |code: &LlvmCode, entry: &String| code.functions.get(entry).is_some_and(|f| f.symbol == *symbol);
            named(left, &entries.left) && named(right, &entries.right)
        };
        let mut changed = if is_rust && pointer.is_none() { vec![] } else { self.sources.changed_for_others(given) };
        changed.retain(|one| foreign.is_some() || calls_nobody(&one.symbol));
        changed.retain(|one| is_nameable(&one.symbol));
        if formatting.is_some() {
            // Whoever makes a value that texts are written to need not be able to name what writes them.
            let writers = self.sources.changed_code().into_iter().filter(|symbol| is_writer(symbol));
            let others = writers.filter(|symbol| !given.contains(symbol));
            changed.extend(others.map(|symbol| ChangedForOthers { symbol, is_function: true }));
        }
        changed.retain(|one| !is_entry(&one.symbol));
        let Some(first) = changed.first() else { return Ok(()) };
        let does = if first.is_function { "call" } else { "look at" };
        let why = format!(
            "{} is not given and may {does} {}, which is not the same on both sides",
            called.name.split("[_").next().unwrap_or(&called.name),
            tandem_llvm::readable(&first.symbol)
        );
        // Data are the same once the functions in them are.
        let mut needed: BTreeSet<String> = BTreeSet::new();
        for ChangedForOthers { symbol, is_function } in &changed {
            match is_function {
                true => needed.extend([symbol.clone()]),
                false => needed.extend(self.sources.changed_with_address(Pair::new(Some(symbol), Some(symbol)))),
            }
        }
        needed.retain(|symbol| !given.contains(symbol));
        Err(if needed.is_empty() { NoClaim::Refused(why) } else { NoClaim::Needs(why, needed) })
    }

    /// Functions whose addresses go where we do not see who calls them must be the same on both sides, or be shown to be
    /// equivalent.
    fn check_addresses(&self, pair: &Pair<Subject>) -> Result<(), NoClaim> {
        let used = pair.as_ref().map(|subject| {
            let module = &subject.module;
            let insts = module.functions.values().flat_map(|function| function.insts.values());
            let globals = insts.filter_map(|data| match data.inst {
                Inst::Const(Const::Global(global)) => Some(module.globals[global].name.as_str()),
                _ => None,
            });
            let globals: BTreeSet<&str> = globals.collect();
            let mut own =
                subject.addresses.iter().filter(|(name, _)| globals.contains(name.as_str())).collect::<Vec<_>>();
            own.sort();
            own
        });
        if used.left.is_empty() || used.right.is_empty() {
            return Ok(());
        }
        let differing = |one: &[&(String, String)], other: &[&(String, String)]| -> BTreeSet<String> {
            let is_alone = |(name, _): &&&(String, String)| other.iter().all(|(same, _)| same != name);
            one.iter().filter(is_alone).map(|(_, path)| path.clone()).collect()
        };
        let (left, right) = (differing(&used.left, &used.right), differing(&used.right, &used.left));
        let Some(path) = left.first().or(right.first()) else { return Ok(()) };
        let why = format!(
            "the address of {path} is used, which is not the same function on both sides: what is behind addresses is \
             not compared"
        );
        // Both sides use the address of a function of the same name: it may be equivalent.
        let symbol = |path: &String| {
            let symbols = self.all.as_ref().as_ref().map(|contents| contents.symbol(path));
            symbols.left.filter(|symbol| symbols.right == Some(*symbol)).map(str::to_owned)
        };
        let needed: Option<BTreeSet<String>> = left.union(&right).map(symbol).collect();
        Err(match needed {
            Some(needed) => NoClaim::Needs(why, needed),
            None => NoClaim::Refused(why),
        })
    }

    /// The pair of functions that a symbol stands for.
    pub fn named_by(&self, symbol: &str) -> Option<Pair<String>> {
        let name = |side: Side| {
            let mut found = self.all[side].functions.iter().filter(|function| function.symbol == symbol);
            found.next().filter(|_| found.next().is_none()).map(|function| function.name.clone())
        };
        Some(Pair::new(name(Side::Left)?, name(Side::Right)?))
    }

    /// The symbol that two functions have.
    pub fn symbol_of(&self, names: Pair<&str>) -> Option<&str> {
        let symbols = Pair::from_fn(|side| self.all[side].symbol(names[side]));
        symbols.left.filter(|symbol| symbols.right == Some(*symbol))
    }
}

/// Whether a function of Rust is what texts are written with to a value of its type.
fn is_writer(symbol: &str) -> bool {
    let name = tandem_llvm::readable(symbol);
    let is_method = ["write_str", "write_char", "write_fmt"].iter().any(|method| name.ends_with(method));
    is_method && name.contains("core::fmt::Write>")
}

fn subject(loaded: Loaded, semantics: &Semantics) -> Subject {
    let Loaded { module, refused, code, addresses } = loaded;
    let normal = Arc::new(normalised(&module, semantics));
    Subject { module: normal, lowered: Arc::new(module), refused, code: Arc::new(code), addresses }
}

/// A program in the form that claims are about.
pub fn normalised(module: &Module, semantics: &Semantics) -> Module {
    let arithmetic = arithmetic(semantics);
    let mut module = module.clone();
    normalize(&mut module, &NormalizeOptions { arithmetic, ..NormalizeOptions::default() });
    // Values without a name are called by their numbers, in expressions and in the printed text alike.
    in_text_order(&module)
}

/// Both programs such that either both entries have a world or none has.
fn with_world(mut pair: Pair<Subject>, entries: &Pair<String>) -> Pair<Subject> {
    let found = Pair::from_fn(|side| pair[side].module.function_named(&entries[side]));
    let Pair { left: Some(left), right: Some(right) } = found else { return pair };
    let has_world = |subject: &Subject, id: FuncId| subject.module.functions[id].signature.state.contains(&Ty::World);
    let (side, entry) = match (has_world(&pair.left, left), has_world(&pair.right, right)) {
        (false, true) => (Side::Left, left),
        (true, false) => (Side::Right, right),
        (true, true) | (false, false) => return pair,
    };
    let mut module = Module::clone(&pair[side].module);
    if idle_world::add(&mut module, entry) {
        pair[side].module = Arc::new(in_text_order(&module));
    }
    pair
}

/// The functions that the user named.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted<'a> {
    /// Of both programs.
    pub entry: Option<&'a str>,
    /// Of the left program.
    pub left_entry: Option<&'a str>,
    /// Of the right program.
    pub right_entry: Option<&'a str>,
}

/// The functions that the user named, or every function that both sides have.
pub fn entries(pair: &Pair<Contents>, wanted: &Wanted<'_>) -> Result<Vec<Pair<String>>, Error> {
    if let Some(named) = named(pair, wanted)? {
        return Ok(vec![named]);
    }
    let compared = |row: Row| match row.state {
        State::Compare { entries, .. } => Some(entries),
        State::Known(_) => None,
    };
    let common: Vec<Pair<String>> = all_rows(pair)?.into_iter().filter_map(compared).collect();
    match common.is_empty() {
        false => Ok(common),
        true => Err(Error::Usage(nothing_in_common(pair))),
    }
}

/// The rows of the report: the pair that the user named, or one for everything in either program.
/// A side may have no function at all if that is allowed.
pub fn report_rows(programs: &Programs, wanted: &Wanted<'_>, may_be_empty: bool) -> Result<Vec<Row>, Error> {
    let pair = &*programs.all;
    match named(pair, wanted)? {
        Some(named) => Ok(vec![Row::comparing(named)]),
        None if may_be_empty => Ok(with_renamed(programs, with_mapped(programs, every_row(pair)))),
        None => Ok(with_renamed(programs, with_mapped(programs, all_rows(pair)?))),
    }
}

/// The rows with those functions as one that the user says are the same under two names.
fn with_mapped(programs: &Programs, mut rows: Vec<Row>) -> Vec<Row> {
    for (left, right) in &programs.sources.maps {
        let is_alone = |row: &Row, side: Side, name: &str| {
            row.item == ItemName::Function
                && row.names[side].as_deref() == Some(name)
                && row.names[side.other()].is_none()
        };
        let place = |side: Side, name: &str| rows.iter().position(|row| is_alone(row, side, name));
        if let (Some(one), Some(other)) = (place(Side::Left, left), place(Side::Right, right)) {
            let is_public = rows[one].is_public || rows[other].is_public;
            rows[one] = Row { is_public, ..Row::comparing(Pair::new(left.clone(), right.clone())) };
            rows.remove(other);
        }
    }
    rows
}

/// The rows with those functions as one that have another name on the right and are the same code: where one only can be
/// meant. A public one is missing under its old name nevertheless.
fn with_renamed(programs: &Programs, mut rows: Vec<Row>) -> Vec<Row> {
    let alone = |rows: &[Row], side: Side| -> Vec<(usize, String)> {
        let is_alone = |row: &Row| row.item == ItemName::Function && row.names[side.other()].is_none();
        let names = rows.iter().enumerate().filter(|(_, row)| is_alone(row));
        names.filter_map(|(index, row)| Some((index, row.names[side].clone()?))).collect()
    };
    let (removed, added) = (alone(&rows, Side::Left), alone(&rows, Side::Right));
    if removed.len() * added.len() > MOST_RENAMES {
        return rows;
    }
    let is_same = |left: &str, right: &str| {
        let identities = programs.identities(&Pair::new(left.to_owned(), right.to_owned()));
        identities.is_some_and(|found| found.functions.left.digest == found.functions.right.digest)
    };
    let mut found: Vec<(usize, usize)> = Vec::new();
    for (one, left) in &removed {
        let same: Vec<usize> =
            added.iter().filter(|(_, right)| is_same(left, right)).map(|(other, _)| *other).collect();
        if let [other] = same[..] {
            found.push((*one, other));
        }
    }
    let is_only = |other: usize| found.iter().filter(|(_, known)| *known == other).count() == 1;
    let pairs: Vec<(usize, usize)> = found.iter().copied().filter(|(_, other)| is_only(*other)).collect();
    let mut gone = BTreeSet::new();
    for (one, other) in pairs {
        let (Some(left), Some(right)) = (rows[one].names.left.clone(), rows[other].names.right.clone()) else {
            continue;
        };
        gone.insert(other);
        let is_public = rows[one].is_public;
        let renamed = Row { is_public, ..Row::comparing(Pair::new(left, right.clone())) };
        if let (true, State::Known(known)) = (is_public, &mut rows[one].state) {
            known.reason =
                Some(format!("it is called {right} on the right, and other files may use it by its old name"));
        } else {
            gone.insert(one);
        }
        rows.push(renamed);
    }
    let mut index = 0;
    rows.retain(|_| {
        index += 1;
        !gone.contains(&(index - 1))
    });
    rows
}

fn all_rows(pair: &Pair<Contents>) -> Result<Vec<Row>, Error> {
    if pair.iter().any(|(_, contents)| function_names(&contents.items).is_empty()) {
        return Err(Error::Usage(nothing_in_common(pair)));
    }
    Ok(every_row(pair))
}

fn every_row(pair: &Pair<Contents>) -> Vec<Row> {
    let mut items = pair.as_ref().map(|contents| contents.items.clone());
    pair_classes(&mut items);
    rows(&items, pair.left.names == pair.right.names)
}

fn nothing_in_common(pair: &Pair<Contents>) -> String {
    let names = |side: Side| match &function_names(&pair[side].items)[..] {
        [] => "none at all".to_owned(),
        names => names.join(", "),
    };
    format!(
        "the programs have no function of the same name (left: {}; right: {}); use --left-entry and --right-entry",
        names(Side::Left),
        names(Side::Right)
    )
}

fn named(pair: &Pair<Contents>, wanted: &Wanted<'_>) -> Result<Option<Pair<String>>, Error> {
    let wanted = match (wanted.entry, wanted.left_entry, wanted.right_entry) {
        (Some(entry), _, _) => Pair::new(entry, entry),
        (None, Some(left), Some(right)) => Pair::new(left, right),
        _ => return Ok(None),
    };
    Pair::try_from_fn(|side| find_function(&pair[side], wanted[side], side)).map(Some)
}

/// The function a user means by a name: the name itself, or the only path that ends in it. What nobody wrote is meant only
/// where nothing else is.
fn find_function(contents: &Contents, wanted: &str, side: Side) -> Result<String, Error> {
    if contents.symbol(wanted).is_some() {
        // Overloads have a number behind the first one's name.
        let numbered = format!("{wanted}#");
        let is_one = |name: &str| name == wanted || name.starts_with(&numbered);
        let overloads: Vec<&FunctionName> = contents.functions.iter().filter(|found| is_one(&found.name)).collect();
        if overloads.len() > 1 && overloads.iter().any(|found| found.is_written) {
            let shown = |found: &&FunctionName| format!("{} is {}", found.name, contents.signature(found));
            let shown: Vec<String> = overloads.iter().map(shown).collect();
            return Err(Error::Usage(format!(
                "{wanted} stands for several functions of the {side} program; name one by its number or its symbol: {}",
                shown.join("; ")
            )));
        }
        return Ok(wanted.to_owned());
    }
    if let Some(found) = contents.functions.iter().find(|found| found.symbol == wanted) {
        return Ok(found.name.clone());
    }
    let ends = |name: &str| name.ends_with(&format!("::{wanted}")) || name.ends_with(&format!(".{wanted}"));
    let ending = |is_written: bool| -> Vec<&String> {
        let those = contents.functions.iter().filter(|function| function.is_written == is_written);
        those.map(|function| &function.name).filter(|name| ends(name)).collect()
    };
    let found = Some(ending(true)).filter(|found| !found.is_empty()).unwrap_or_else(|| ending(false));
    match found[..] {
        [only] => Ok(only.clone()),
        [] => {
            let written = contents.functions.iter().filter(|function| function.is_written);
            let names: Vec<String> = written.map(|function| function.name.clone()).collect();
            let hint = match tandem_kernel::expression::nearest(wanted, &names) {
                Some(near) => format!("; did you mean {near}?"),
                None => format!("; it has {}", names.join(", ")),
            };
            Err(Error::Usage(format!("the {side} program has no function {wanted}{hint}")))
        }
        _ => Err(Error::Usage(format!("{wanted} is ambiguous in the {side} program: {found:?}"))),
    }
}

/// What a program calls the objects that exist once.
fn constants(code: &Code) -> Vec<(u128, String)> {
    let Code::Java(code) = code else { return vec![] };
    let simple = |class: &str| class.rsplit(['/', '$']).next().unwrap_or(class).to_owned();
    let shown =
        |(number, (class, name)): (&u64, &(String, String))| (u128::from(*number), format!("{}.{name}", simple(class)));
    code.constants.iter().map(shown).collect()
}

/// What is claimed of a pair of functions.
#[derive(Clone, Copy, Debug)]
pub struct Claimed<'a> {
    /// The meaning.
    pub semantics: Semantics,
    /// What holds of the inputs.
    pub assume: &'a [String],
    /// What holds of the results, instead of their being equal.
    pub ensure: Option<&'a str>,
    /// Whether any abnormal end counts as equal to any other.
    pub traps_agree: bool,
    /// What is secret: then the claim is that nothing depends on it.
    pub secrecy: Option<&'a Secrecy>,
}

/// The claim about one pair of functions.
pub fn claim(pair: &Pair<Subject>, entries: &Pair<String>, claimed: &Claimed<'_>) -> Result<Claim, NoClaim> {
    let plain = alike(pair, entries, claimed)?;
    match claimed.secrecy {
        None => Ok(plain),
        Some(secrecy) => independent(pair, plain, secrecy),
    }
}

/// The claim that two functions behave the same.
fn alike(pair: &Pair<Subject>, entries: &Pair<String>, claimed: &Claimed<'_>) -> Result<Claim, NoClaim> {
    let Claimed { semantics, assume, ensure, traps_agree, secrecy: _ } = *claimed;
    let programs = Pair::try_from_fn(|side| {
        let module = pair[side].module.clone();
        let none = || NoClaim::Refused(format!("no function {}", entries[side]));
        let entry = module.function_named(&entries[side]).ok_or_else(none)?;
        Ok::<Program, NoClaim>(Program { module, entry })
    })?;
    let code = Pair::from_fn(|side| &*pair[side].code);
    let functions = Pair::from_fn(|side| entries[side].as_str());
    if ensure.is_none()
        && let Some(changed) = tandem_replay::layout_of(code, functions).filter(|changed| !changed.is_longer)
    {
        return Err(NoClaim::Unmatched(format!("{}, so what callers hand over is not the same", changed.what)));
    }
    let signs = Pair::from_fn(|side| unsigned::names(&pair[side].code, programs[side].function()));
    let parse = |flag: &str, text: &str| {
        let wrong = |error: &dyn fmt::Display| NoClaim::Usage(format!("{flag} {}: {error}", expression::quoted(text)));
        let text = match semantics.ints {
            Ints::Machine => &unsigned::written_out(text, &signs).map_err(|error| wrong(&error))?,
            Ints::Math => text,
        };
        Predicate::parse(text).map_err(|error| wrong(&error))
    };
    let assume = match assume {
        [] => None,
        [one] => Some(parse("--assume", one)?),
        several => {
            let joined = several.iter().map(|text| format!("({text})")).collect::<Vec<_>>().join(" && ");
            Some(parse("--assume", &joined)?)
        }
    };
    let ensure = ensure.map(|text| parse("--ensure", text)).transpose()?;
    let mut claim = Claim::new(programs, semantics, assume, ensure).map_err(|error| match error {
        ClaimError::Signatures(why) => NoClaim::Unmatched(why),
        error => NoClaim::Refused(error.to_string()),
    })?;
    claim.traps_agree = traps_agree;
    claim.unsigned = signs;
    for (_, subject) in pair.iter() {
        claim.constants.extend(constants(&subject.code));
    }
    claim.check_predicates().map_err(|error| NoClaim::Usage(error.to_string()))?;
    if semantics.ints == Ints::Math
        && let Some(why) = crate::signs::ambiguity(&claim)
    {
        return Err(NoClaim::Refused(why));
    }
    Ok(claim)
}
