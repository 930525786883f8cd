//! From classes to IR.
//!
//! Every method is lowered twice. The first time finds out what it touches (which regions, the world) and whom it
//! calls; the second time, with that known for all methods and closed under calls, makes the function, whose memories
//! and world are threaded through its signature. Both times run the same code, so they cannot disagree.

mod arithmetic;
mod arrays;
mod calls;
mod casts;
mod context;
mod exceptions;
mod fields;
mod heap;
mod initial;
mod library;
mod liveness;
mod method;
mod prepared;
mod same;
mod thrown;
mod variables;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rustc_hash::FxHashMap;
use tandem_ir::{FuncId, Function, Id, IdVec, Module, Region, verify_module};

use crate::agreement::{Compared, Outside, Thrown};
use crate::classes::Classes;
use crate::classfile::{Class, Constant, Instruction, Method};
use crate::error::Error;
use crate::identity::SameCode;
use crate::models::{ModelUse, is_model};
use crate::program::{OBJECT, Program, THROWABLE};
use crate::types::{JavaType, Name};
use context::{Callable, Context, StateSet};
use library::{CallersView, LibraryView};
pub(crate) use library::{is_function_type, is_of_jdk};
use method::MethodLowering;

pub use context::MethodKey;
pub use exceptions::EXCEPTION_OBJECT;
pub(crate) use initial::Initial;
pub use initial::Initialiser;
pub use prepared::{Prepared, Survey};

/// What to lower.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Methods to lower, with everything they call: `Class.method` or `Class.method(descriptor)`. Empty: all methods
    /// of all given classes.
    pub entries: Vec<String>,
    /// Folder to put before source file names, if any.
    pub source_folder: Option<String>,
    /// What is compared of exceptions that leave.
    pub compared: Compared,
    /// Memories that library methods see beside those of this program: what they see of the program it is compared with.
    pub library_sees: Vec<Region>,
    /// The same for code of the caller's.
    pub callers_see: Vec<Region>,
    /// Methods that library methods call step by step, because they are not the same code in the program that this one is
    /// compared with.
    pub step_by_step: BTreeSet<MethodKey>,
    /// Which models to use, if that was agreed on with the program that this one is compared with.
    pub model_use: Option<ModelUse>,
    /// Code that is the same in the program that this one is compared with, if that is not to be looked into.
    pub same: Option<Arc<SameCode>>,
}

/// Classes lowered.
#[derive(Clone, Debug)]
pub struct Lowered {
    /// The functions and all they need.
    pub module: Module,
    /// What the functions were in Java, in the order of the functions.
    pub methods: IdVec<FuncId, MethodFacts>,
    /// Methods that could not be lowered, with the reason.
    pub refused: Vec<Refused>,
    /// Names of all classes whose codes occur in the program, by code.
    pub classes: BTreeMap<u32, String>,
    /// The constants of enums by their numbers as objects: the enum, with slashes, and the constant.
    pub constants: BTreeMap<u64, (String, String)>,
    /// The memories that library methods see. They are known by them too, so both programs of a comparison should have
    /// the same.
    pub library_sees: Vec<Region>,
    /// What was taken for granted about everything else.
    pub outside: Outside,
}

/// What a function was in Java.
#[derive(Clone, Debug)]
pub struct MethodFacts {
    /// Binary name of the class, with slashes.
    pub class: String,
    /// The method's name.
    pub name: String,
    /// The method's descriptor.
    pub descriptor: String,
    /// Whether the first parameter is the receiver.
    pub has_receiver: bool,
    /// Source names of the scalar parameters.
    pub param_names: Vec<String>,
    /// Java types of the scalar parameters.
    pub param_types: Vec<JavaType>,
    /// Java type of the result.
    pub result: Option<JavaType>,
    /// Whether a compiler made it rather than a person.
    pub is_synthetic: bool,
}

/// A method that could not be lowered.
#[derive(Clone, Debug)]
pub struct Refused {
    /// The name it would have as a function.
    pub name: String,
    /// Why not.
    pub error: Error,
}

/// Reads and lowers class files.
///
/// Malformed class files and entries that do not exist are errors; methods that use something we do not model are
/// listed in [`Lowered::refused`], with everything that calls them.
pub fn lower_classes(classes: &[Vec<u8>], options: &Options) -> Result<Lowered, Error> {
    Classes::read(classes.to_vec())?.lower(options)
}

/// The methods to start from.
fn roots(program: &Program, options: &Options) -> Result<Vec<MethodKey>, Error> {
    if options.entries.is_empty() {
        return Ok(all_methods(program).map(|(key, _)| key).collect());
    }
    options.entries.iter().map(|entry| crate::entry::find(program, entry)).collect()
}

/// Lowers these methods and all they call.
fn lower_roots(program: &Program, roots: &[MethodKey], options: &Options) -> Result<Lowered, Error> {
    let names = function_names(program);
    let mut findings = first_pass(program, roots, options);
    loop {
        let view = findings.settled_view(&names, options);
        let accepted = findings.accepted(&view);
        match second_pass(program, roots, &findings, &accepted, &view, &names, options) {
            Ok(lowered) => {
                let Err(errors) = verify_module(&lowered.module) else { return Ok(lowered) };
                // Code that no compiler makes can call library methods that do not exist as it calls them, which our
                // models do not look out for.
                let mut is_refused = false;
                for error in errors {
                    let Some((key, _)) = error.function.and_then(|function| accepted.get(function.index())) else {
                        continue;
                    };
                    is_refused = true;
                    let what = format!("something that cannot be lowered: {}", error.message);
                    let method = names.get(key).cloned().unwrap_or_default();
                    let error = Error::Unsupported { method, file: None, line: error.line.line, what };
                    findings.methods.insert(key.clone(), Finding { error: Some(error), ..Finding::default() });
                }
                if !is_refused {
                    return Err(Error::malformed("the classes lower to something that is not well formed"));
                }
            }
            // The two passes run the same code, so this is a safety net: what fails now is refused after all.
            Err(refusal) => {
                let (key, error) = *refusal;
                findings.methods.insert(key, Finding { error: Some(error), ..Finding::default() });
            }
        }
    }
}

/// What the first pass found about a method.
#[derive(Clone, Debug, Default)]
struct Finding {
    state: StateSet,
    callees: Vec<MethodKey>,
    calls_library: bool,
    calls_callers: bool,
    error: Option<Error>,
}

/// What the first pass found.
struct Findings<'p> {
    /// In the order in which functions are made.
    order: Vec<MethodKey>,
    methods: FxHashMap<MethodKey, Finding>,
    /// Regions by the ids of the first pass.
    context: Context<'p>,
}

impl Findings<'_> {
    /// Refuses methods that call refused ones.
    fn spread_refusals(&mut self, names: &FxHashMap<MethodKey, String>) {
        let mut callers: FxHashMap<&MethodKey, Vec<&MethodKey>> = FxHashMap::default();
        for (key, finding) in &self.methods {
            for callee in &finding.callees {
                callers.entry(callee).or_default().push(key);
            }
        }
        let mut new_errors: BTreeMap<MethodKey, Error> = BTreeMap::new();
        let mut work: Vec<MethodKey> =
            self.order.iter().filter(|key| self.methods[*key].error.is_some()).cloned().collect();
        while let Some(callee) = work.pop() {
            for &caller in callers.get(&callee).into_iter().flatten() {
                if self.methods[caller].error.is_some() || new_errors.contains_key(caller) {
                    continue;
                }
                let reason = self.methods[&callee].error.as_ref().or_else(|| new_errors.get(&callee));
                let reason = reason.map(root_reason).unwrap_or_default();
                let error = Error::Unsupported {
                    method: names.get(caller).cloned().unwrap_or_default(),
                    file: None,
                    line: 0,
                    what: format!("it calls {}: {reason}", names.get(&callee).cloned().unwrap_or_default()),
                };
                new_errors.insert(caller.clone(), error);
                work.push(caller.clone());
            }
        }
        for (key, error) in new_errors {
            if let Some(finding) = self.methods.get_mut(&key) {
                finding.error = Some(error);
            }
        }
    }

    /// What library methods see, once everything that cannot be lowered is refused.
    fn settled_view(&mut self, names: &FxHashMap<MethodKey, String>, options: &Options) -> LibraryView {
        self.spread_refusals(names);
        let view = self.library_view(options);
        if let Err(why) = &view {
            self.refuse_library_calls(names, why);
            self.spread_refusals(names);
        }
        view.unwrap_or_default()
    }

    /// What library methods see, or why that is not known.
    fn library_view(&mut self, options: &Options) -> Result<LibraryView, String> {
        if !self.methods.values().any(|finding| finding.calls_library && finding.error.is_none()) {
            return Ok(LibraryView::default());
        }
        if self.context.same.is_some() {
            return self.view_of_everything(options);
        }
        let called_back = self.context.called_back();
        let mut touched = BTreeSet::new();
        let mut seen: BTreeSet<&MethodKey> = BTreeSet::new();
        let mut work: Vec<&MethodKey> = called_back.iter().collect();
        while let Some(key) = work.pop() {
            if !seen.insert(key) {
                continue;
            }
            let finding = self.methods.get(key).ok_or("a method that was not looked at")?;
            if let Some(error) = &finding.error {
                return Err(format!(
                    "a library method that may call {}.{}: {}",
                    key.class,
                    key.name,
                    root_reason(error)
                ));
            }
            touched.extend(finding.state.regions.iter().copied());
            work.extend(&finding.callees);
        }
        let mut view = self.context.library_view(&touched, &called_back)?;
        for region in &options.library_sees {
            // What has another form here is another memory, and the sides do not match anyway.
            view.regions.extend(self.context.region(&region.name, &region.keys, region.element, region.kind));
        }
        if self.methods.values().any(|finding| finding.calls_callers && finding.error.is_none()) {
            view.callers = Some(self.context.callers_view(&view));
            for region in &options.callers_see {
                let known = self.context.region(&region.name, &region.keys, region.element, region.kind);
                view.callers.iter_mut().for_each(|callers| callers.regions.extend(&known));
            }
        }
        Ok(view)
    }

    /// Refuses methods that call the library, because of what it may do.
    fn refuse_library_calls(&mut self, names: &FxHashMap<MethodKey, String>, why: &str) {
        for (key, finding) in &mut self.methods {
            if finding.calls_library && finding.error.is_none() {
                let method = names.get(key).cloned().unwrap_or_default();
                finding.error = Some(Error::Unsupported { method, file: None, line: 0, what: why.to_string() });
            }
        }
    }

    /// The methods not refused, with what they touch through calls too.
    fn accepted(&self, view: &LibraryView) -> Vec<(MethodKey, StateSet)> {
        let accepted: Vec<&MethodKey> = self.order.iter().filter(|key| self.methods[*key].error.is_none()).collect();
        let state = |key: &MethodKey| {
            let mut state = self.methods[key].state.clone();
            if self.methods[key].calls_library {
                state.regions.extend(&view.regions);
                state.world = true;
            }
            if self.methods[key].calls_callers {
                state.regions.extend(view.callers.iter().flat_map(|callers| &callers.regions));
            }
            state
        };
        let mut states: FxHashMap<&MethodKey, StateSet> = accepted.iter().map(|&key| (key, state(key))).collect();
        let mut callers: FxHashMap<&MethodKey, Vec<&MethodKey>> = FxHashMap::default();
        for &key in &accepted {
            for callee in &self.methods[key].callees {
                callers.entry(callee).or_default().push(key);
            }
        }
        let mut work = accepted.clone();
        while let Some(callee) = work.pop() {
            let Some(state) = states.get(callee).cloned() else { continue };
            for caller in callers.get(callee).into_iter().flatten() {
                let Some(of_caller) = states.get_mut(caller) else { continue };
                let before = (of_caller.regions.len(), of_caller.world);
                of_caller.regions.extend(&state.regions);
                of_caller.world |= state.world;
                if before != (of_caller.regions.len(), of_caller.world) {
                    work.push(caller);
                }
            }
        }
        accepted.into_iter().map(|key| (key.clone(), states.remove(key).unwrap_or_default())).collect()
    }
}

/// The innermost reason of a chain of "it calls".
fn root_reason(error: &Error) -> String {
    match error {
        Error::Unsupported { what, .. } => match what.rsplit_once(": ") {
            Some((chain, reason)) if chain.starts_with("it calls ") => reason.to_string(),
            _ => what.clone(),
        },
        other => other.to_string(),
    }
}

/// What a method touches depends on whether anybody looks at thrown objects, so this is found out first.
fn first_pass<'p>(program: &'p Program, roots: &[MethodKey], options: &Options) -> Findings<'p> {
    let mut findings = explore_all(program, roots, options, true, true);
    if options.compared.whole.is_some() {
        (findings.context.catches, findings.context.reads_messages) = (true, true);
        return findings;
    }
    let (catches, reads_messages) = (findings.context.catches, findings.context.reads_messages);
    if catches && reads_messages {
        return findings;
    }
    explore_all(program, roots, options, catches, reads_messages)
}

/// Which calls can mean methods of models depends on which models there are objects of, so this is found out on the way.
fn explore_all<'p>(
    program: &'p Program,
    roots: &[MethodKey],
    options: &Options,
    assume_catches: bool,
    assume_reads: bool,
) -> Findings<'p> {
    let mut made = BTreeSet::new();
    loop {
        let findings = explore_with(program, roots, options, (assume_catches, assume_reads), &made);
        if findings.context.made_models == made {
            return findings;
        }
        made.clone_from(&findings.context.made_models);
    }
}

fn explore_with<'p>(
    program: &'p Program,
    roots: &[MethodKey],
    options: &Options,
    (assume_catches, assume_reads): (bool, bool),
    made_models: &BTreeSet<Name>,
) -> Findings<'p> {
    let mut context = Context::new(program);
    context.made_models.clone_from(made_models);
    context.catches = assume_catches;
    context.reads_messages = assume_reads;
    context.compare(&options.compared, roots);
    context.step_by_step.clone_from(&options.step_by_step);
    context.same.clone_from(&options.same);
    let mut findings = Findings { order: vec![], methods: FxHashMap::default(), context };
    let mut work: Vec<MethodKey> = roots.iter().rev().cloned().collect();
    let mut reads_messages = false;
    let mut catches = false;
    loop {
        let Some(key) = work.pop() else {
            // What the library may call is lowered too, to see what it touches; unless it sees everything anyway.
            let sees_all = findings.context.same.is_some();
            let called_back = if sees_all { BTreeSet::new() } else { findings.context.called_back() };
            work.extend(called_back.into_iter().filter(|key| !findings.methods.contains_key(key)));
            if work.is_empty() {
                break;
            }
            continue;
        };
        if findings.methods.contains_key(&key) {
            continue;
        }
        let mut finding = Finding::default();
        match lookup(program, &key) {
            Some((class, method)) => {
                let outcome = MethodLowering::explore(&mut findings.context, class, method, options);
                finding.state = outcome.state;
                finding.callees = outcome.callees;
                finding.calls_library = outcome.calls_library;
                finding.calls_callers = outcome.calls_callers;
                finding.error = outcome.error;
                reads_messages |= outcome.reads_messages && finding.error.is_none();
                catches |= outcome.catches && finding.error.is_none();
            }
            None => finding.error = Some(Error::NotFound { name: format!("{key:?}"), near: vec![] }),
        }
        work.extend(finding.callees.iter().rev().cloned());
        findings.order.push(key.clone());
        findings.methods.insert(key, finding);
    }
    findings.context.catches = catches;
    findings.context.reads_messages = reads_messages;
    findings
}

fn second_pass(
    program: &Program,
    roots: &[MethodKey],
    findings: &Findings<'_>,
    accepted: &[(MethodKey, StateSet)],
    view: &LibraryView,
    names: &FxHashMap<MethodKey, String>,
    options: &Options,
) -> Result<Lowered, Box<(MethodKey, Error)>> {
    let first = &findings.context;
    let mut context = Context::new(program);
    context.catches = first.catches;
    context.reads_messages = first.reads_messages;
    context.made_models.clone_from(&first.made_models);
    context.compare(&options.compared, roots);
    context.step_by_step.clone_from(&options.step_by_step);
    context.same.clone_from(&options.same);
    // The regions in use, in the order of their names, so that signatures do not depend on who was lowered first.
    let mut used: Vec<_> = accepted.iter().flat_map(|(_, state)| state.regions.iter().copied()).collect();
    used.sort_by(|&a, &b| first.regions[a].name.cmp(&first.regions[b].name));
    used.dedup();
    let mut renumbered = FxHashMap::default();
    for id in used {
        let region = &first.regions[id];
        let new = context.region(&region.name, &region.keys, region.element, region.kind);
        renumbered.insert(id, new.expect("regions of one context have distinct names"));
    }
    for (index, (key, state)) in accepted.iter().enumerate() {
        let regions = state.regions.iter().map(|id| renumbered[id]).collect();
        let state = StateSet { regions, world: state.world };
        context.callable.insert(key.clone(), Callable { function: FuncId::from_index(index), state });
    }
    // Of methods that were refused nothing is known here, nor needed.
    context.library = LibraryView {
        regions: view.regions.iter().filter_map(|id| renumbered.get(id).copied()).collect(),
        digest: view.digest.clone(),
        called: view.called.clone(),
        callbacks: view.callbacks.clone(),
        callers: view.callers.as_ref().map(|callers| CallersView {
            regions: callers.regions.iter().filter_map(|id| renumbered.get(id).copied()).collect(),
            callable: callers.callable.clone(),
        }),
    };
    let mut functions: IdVec<FuncId, Function> = IdVec::new();
    let mut methods = IdVec::new();
    for (key, _) in accepted {
        let (class, method) = lookup(program, key).expect("accepted methods were found by the first pass");
        let state = context.callable[key].state.clone();
        let name = names.get(key).cloned().unwrap_or_else(|| format!("{key:?}"));
        let function = MethodLowering::lower(&mut context, class, method, &name, state, options);
        functions.push(function.map_err(|error| Box::new((key.clone(), error)))?);
        methods.push(facts(class, method));
    }
    let refused = findings.order.iter().filter_map(|key| {
        let error = findings.methods[key].error.clone()?;
        Some(Refused { name: names.get(key).cloned().unwrap_or_else(|| format!("{key:?}")), error })
    });
    let library_sees = context.library.regions.iter().map(|id| context.regions[*id].clone()).collect();
    let module = Module {
        files: context.files,
        regions: context.regions,
        externals: context.externals,
        functions,
        strings: context.texts.values().filter_map(|units| String::from_utf16(units).ok()).collect(),
        assumptions: context.assumptions.clone(),
        ..Module::default()
    };
    let constants = program.initial().enums.iter().flat_map(|(class, constants)| {
        constants.iter().map(|constant| (constant.number as u64, (class.to_string(), constant.name.to_string())))
    });
    let initial = program.initial();
    let outside = Outside {
        classes: program
            .classes()
            .filter(|class| first.can_exist(&class.name))
            .map(|class| class.name.to_string())
            .collect(),
        called_back: view.called.clone(),
        callable: view.callers.as_ref().map(|callers| callers.callable.clone()),
        in_steps: view.callbacks.iter().map(|callback| (callback.name(), callback.classes.join(" "))).collect(),
        initialisers: initial.initialisers.iter().map(|(name, known)| (name.to_string(), known.clone())).collect(),
        first_values: initial.first_values.clone(),
        enums: program
            .classes()
            .filter(|class| class.access.is_enum() && initial.initialisers.contains_key(&class.name))
            .map(|class| {
                let constants = class.fields.iter().filter(|field| field.access.is_static() && field.access.is_enum());
                let names: Vec<&str> = constants.map(|field| &*field.name).collect();
                (class.name.to_string(), (names.join(" "), initial.enums.contains_key(&class.name)))
            })
            .collect(),
        reads_class_names: accepted.iter().filter_map(|(key, _)| lookup(program, key)).any(|(_, method)| {
            let code = method.code.as_ref();
            code.is_some_and(|code| code.instructions.iter().any(|instruction| shows_class_name(program, instruction)))
        }),
        thrown: thrown_of(program, findings, accepted, roots, view, &context.made_by_machine),
        leaves_out: options.same.is_some(),
        has_handlers: accepted
            .iter()
            .filter_map(|(key, _)| lookup(program, key))
            .any(|(_, method)| method.code.as_ref().is_some_and(|code| !code.handlers.is_empty())),
    };
    Ok(Lowered {
        outside,
        constants: constants.collect(),
        module,
        methods,
        refused: refused.collect(),
        classes: context.codes.iter().map(|(&code, name)| (code, name.to_string())).collect(),
        library_sees,
    })
}

/// The exceptions that may leave the methods, given the classes of those that the machine makes.
fn thrown_of(
    program: &Program,
    findings: &Findings<'_>,
    accepted: &[(MethodKey, StateSet)],
    roots: &[MethodKey],
    view: &LibraryView,
    made_by_machine: &BTreeSet<String>,
) -> BTreeMap<String, Thrown> {
    let keys: Vec<&MethodKey> = accepted.iter().map(|(key, _)| key).collect();
    let called_back = if view.called.is_some() { findings.context.called_back() } else { BTreeSet::new() };
    let mut thrown = thrown::thrown(program, &keys, roots, &called_back);
    // One that is called by others leaves more often than the comparison ends.
    let mut callees = findings.methods.values().flat_map(|finding| &finding.callees);
    let is_called = roots.iter().any(|root| called_back.contains(root)) || callees.any(|callee| roots.contains(callee));
    let from_elsewhere = thrown.contains_key(THROWABLE) && !made_by_machine.is_empty();
    for (class, thrown) in &mut thrown {
        let is_of_machine = made_by_machine.contains(class) || from_elsewhere;
        thrown.is_comparable &= !findings.context.reads_messages && !is_of_machine;
        thrown.can_be_whole = !is_called && !is_of_machine;
        thrown.made_by_machine.clone_from(made_by_machine);
    }
    thrown
}

/// Whether the name of a class may become a text here.
fn shows_class_name(program: &Program, instruction: &Instruction) -> bool {
    match instruction {
        Instruction::Push(Constant::Class(_)) => true,
        Instruction::Invoke(_, method) => match &*method.name {
            "getClass" => true,
            // Objects that have no text of their own are called after their class.
            "toString" | "valueOf" | "append" | "print" | "println" | "format" | "printf" => {
                program.class(&method.class).is_none()
                    && (method.descriptor.contains("Ljava/lang/Object;") || &*method.class == OBJECT)
            }
            "printStackTrace" => true,
            _ => false,
        },
        _ => false,
    }
}

fn lookup<'p>(program: &'p Program, key: &MethodKey) -> Option<(&'p Class, &'p Method)> {
    let class = program.class(&key.class)?;
    Some((class, class.method(&key.name, &key.descriptor)?))
}

/// All methods with a body.
fn all_methods(program: &Program) -> impl Iterator<Item = (MethodKey, &Method)> {
    program.classes().filter(|class| !is_model(&class.name)).flat_map(|class| {
        class.methods.iter().filter(|method| method.code.is_some()).map(|method| {
            let key = MethodKey {
                class: class.name.clone(),
                name: method.name.clone(),
                descriptor: method.descriptor.clone(),
            };
            (key, method)
        })
    })
}

/// The names of functions: `Class.method`, with the descriptor where a class has several methods of that name.
fn function_names(program: &Program) -> FxHashMap<MethodKey, String> {
    let mut names = FxHashMap::default();
    for class in program.classes() {
        let mut counts: FxHashMap<&Name, usize> = FxHashMap::default();
        for method in &class.methods {
            *counts.entry(&method.name).or_default() += 1;
        }
        for method in &class.methods {
            let mut name = format!("{}.{}", class.name.replace('/', "."), method.name);
            if counts[&method.name] > 1 {
                name.push_str(&method.descriptor);
            }
            let key = MethodKey {
                class: class.name.clone(),
                name: method.name.clone(),
                descriptor: method.descriptor.clone(),
            };
            names.insert(key, name);
        }
    }
    names
}

fn facts(class: &Class, method: &Method) -> MethodFacts {
    let has_receiver = !method.access.is_static();
    let receiver = has_receiver.then(|| JavaType::Object(class.name.clone()));
    MethodFacts {
        class: class.name.to_string(),
        name: method.name.to_string(),
        descriptor: method.descriptor.to_string(),
        has_receiver,
        param_names: param_names(method),
        param_types: receiver.into_iter().chain(method.ty.params.iter().cloned()).collect(),
        result: method.ty.result.clone(),
        is_synthetic: method.access.is_synthetic(),
    }
}

/// Source names of the parameters, receiver included; made up where the class file has none.
fn param_names(method: &Method) -> Vec<String> {
    let mut names = Vec::new();
    let mut slot = 0;
    if !method.access.is_static() {
        names.push("this".to_string());
        slot = 1;
    }
    for (position, param) in method.ty.params.iter().enumerate() {
        let local = method.code.as_ref().and_then(|code| code.local_name(slot, 0)).map(|local| local.name.to_string());
        let declared = method.param_names.get(position).cloned().flatten();
        names.push(local.or(declared).unwrap_or_else(|| format!("arg{position}")));
        slot += param.kind().words() as u16;
    }
    names
}
