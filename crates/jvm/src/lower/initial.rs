//! What static initialisers compute: constants, tables and enum constants.
//!
//! A class's `<clinit>` is lowered like any method and run by the interpreter, after those of the classes it uses. What it
//! leaves in static final fields is then known when methods are lowered. An initialiser that cannot be lowered, does
//! not end, prints, or depends on anything but itself tells us nothing, and its fields stay inputs of any value.
//!
//! Enum constants have numbers made of their names, and what their final fields hold is chosen by these numbers, so
//! that two versions of an enum may differ. An array in a field is a table if nothing but its elements and its length
//! is ever looked at; its elements are then those of a constant region.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tandem_base::layout::FIRST_ENUM_CONSTANT;

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_base::objects::{ARRAY_LENGTH, CLASS};
use tandem_interp::{Ended, Inputs, Limits, MemoryInput, Program as Prepared};
use tandem_ir::{Outcome, RegionId, RegionKind, Ty};
use tandem_texts::string_id;

use super::context::MethodKey;
use super::heap::SPECIAL;
use super::{Lowered, Options, lower_roots};
use crate::classfile::{BootstrapArgument, Class, Field, Instruction, InvokeKind, MemberRef};
use crate::digest::{Start, follow};
use crate::effects::has_effect;
use crate::frames::{Frames, RefType, Slot, TableTag, method_type};
use crate::program::Program;
use crate::types::{JavaType, Kind, MethodType, Name};

/// Longer arrays are no tables.
const MAX_TABLE: u128 = 65_536;
/// Longer descriptions of first values are not made, nor of more objects.
const MAX_DESCRIPTION: usize = 1 << 20;
const MAX_DESCRIBED: usize = 2_000;
/// Enums with more constants are not known.
const MAX_CONSTANTS: usize = 24;
/// More classes than this are not initialised.
const MAX_CLASSES: usize = 400;

/// What initialisers computed.
#[derive(Clone, Debug, Default)]
pub struct Initial {
    /// What static fields hold for ever, by class and name.
    pub fields: FxHashMap<(Name, Name), InitialValue>,
    /// The tables that fields hold.
    pub tables: Vec<Arc<Table>>,
    /// The constants of enums, in their order.
    pub enums: FxHashMap<Name, Arc<Vec<EnumConstant>>>,
    /// What is known of the initialisers of the classes that are used.
    pub initialisers: BTreeMap<Name, Initialiser>,
    /// Classes that cannot be initialised: an exception leaves their initialisers.
    pub failing: BTreeSet<Name>,
    /// What fields hold at first, by the names of their regions, in words that are equal only if it is the same: static
    /// fields, and fields of enum constants.
    pub first_values: BTreeMap<String, String>,
}

/// What is known of a static initialiser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Initialiser {
    /// A digest of all that it may run.
    pub digest: String,
    /// Whether it was run: it ends, and does nothing but to set its own class's fields.
    pub is_run: bool,
    /// Whether it can be told from its code that it touches nothing but its own class and objects of the library.
    pub is_contained: bool,
    /// Whether it has run before the method is called, whoever calls it.
    pub is_earlier: bool,
}

/// What a field holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InitialValue {
    /// A number, or the number of an object that exists once; 0 is null.
    Bits(u128),
    /// A string constant.
    Text(Arc<[u16]>),
    /// A table, by its place in [`Initial::tables`].
    Table(u32),
}

/// An array that never changes.
#[derive(Clone, Debug)]
pub struct Table {
    /// The class of the field and the field.
    pub field: (Name, Name),
    /// The type of the elements.
    pub element: JavaType,
    /// The elements: numbers, or string constants.
    pub elements: Vec<InitialValue>,
}

/// A constant of an enum.
#[derive(Clone, Debug)]
pub struct EnumConstant {
    /// Its name.
    pub name: Name,
    /// Its number as an object.
    pub number: i64,
    /// Its place.
    pub ordinal: i32,
    /// Its class, which is not the enum's if it has a body of its own.
    pub class: Name,
    /// What its final fields hold, by the class that declares them and their names, as far as known.
    pub fields: FxHashMap<(Name, Name), InitialValue>,
}

impl Initial {
    /// The table that a field holds.
    pub fn table_of(&self, class: &Name, field: &Name) -> Option<u32> {
        match self.fields.get(&(class.clone(), field.clone())) {
            Some(InitialValue::Table(table)) => Some(*table),
            _ => None,
        }
    }
}

/// Runs the initialisers of the classes that these methods may use.
pub fn evaluate(program: &Program, roots: &[MethodKey]) -> Initial {
    let index = Index::new(program);
    let wanted = index.classes_used(roots);
    let earlier: BTreeSet<Name> = roots.iter().flat_map(|key| program.superclasses(&key.class)).collect();
    let mut initial = Initial::default();
    for name in &wanted {
        let Some(class) = program.class(name) else { continue };
        if wanted.len() <= MAX_CLASSES {
            evaluate_class(program, &index, class, &mut initial);
        }
        if initialiser(class).is_none() {
            for field in class.fields.iter().filter(|field| field.access.is_static()) {
                initial.first_values.insert(region_name(name, &field.name), NOTHING.to_owned());
            }
            continue;
        }
        let digest = program.digest(&[Start::Initialiser(name.clone())]);
        let is_run = initial.initialisers.contains_key(name);
        let is_contained = is_run || !initial.failing.contains(name) && is_contained(program, &index, name);
        if !is_run {
            for field in &class.fields {
                initial.first_values.insert(region_name(name, &field.name), format!("computed by {digest}"));
            }
        }
        let is_earlier = earlier.contains(name);
        initial.initialisers.insert(name.clone(), Initialiser { digest, is_run, is_contained, is_earlier });
    }
    keep_tables(program, initial)
}

/// What a field holds that nothing was put into: zero, false or null.
const NOTHING: &str = "0";

fn region_name(class: &Name, field: &Name) -> String {
    format!("{}.{field}", class.replace('/', "."))
}

/// Whether an initialiser that cannot be run does nothing that others see: it sets its own class's fields, depends on none
/// that can change, does not throw by itself, and calls nothing of the library that is there for its effect.
fn is_contained(program: &Program, index: &Index<'_>, class: &Name) -> bool {
    let Some(order) = order_of(program, index, class) else { return false };
    let is_harmless_call = |method: &MemberRef| {
        let is_of_jdk = method.class.starts_with("java/") || method.class.starts_with('[');
        program.class(&method.class).is_some()
            || is_of_jdk && (method.class.starts_with('[') || !has_effect(&method.class, &method.name))
    };
    let is_harmless = |instruction: &Instruction| match instruction {
        Instruction::Throw => false,
        Instruction::Invoke(_, method) => is_harmless_call(method),
        Instruction::InvokeDynamic(site) => site.bootstrap.arguments.iter().all(|argument| match argument {
            BootstrapArgument::Handle(handle) => is_harmless_call(&handle.member),
            _ => true,
        }),
        _ => true,
    };
    order.iter().filter_map(|name| program.class(name)).all(|class| {
        let start: BTreeSet<Name> = [class.name.clone()].into();
        let closure = index.close(initialiser(class).into_iter().collect(), start, false);
        closure.instructions.iter().all(|code| code.instructions.iter().all(is_harmless))
    })
}

/// Methods by name, to follow calls.
struct Index<'p> {
    program: &'p Program,
    by_name: FxHashMap<(Name, Name), Vec<Name>>,
}

/// What running a class's initialiser may involve.
struct Closure {
    /// Classes that may have to be initialised, the class itself included.
    classes: BTreeSet<Name>,
    instructions: Vec<Arc<crate::classfile::Code>>,
}

impl<'p> Index<'p> {
    fn new(program: &'p Program) -> Self {
        let mut by_name: FxHashMap<(Name, Name), Vec<Name>> = FxHashMap::default();
        for class in program.classes() {
            for method in class.methods.iter().filter(|method| method.code.is_some()) {
                by_name.entry((method.name.clone(), method.descriptor.clone())).or_default().push(class.name.clone());
            }
        }
        Index { program, by_name }
    }

    /// Follows calls from some bodies; initialisers of classes on the way are followed if `initialise` says so.
    fn close(&self, start: Vec<Arc<crate::classfile::Code>>, classes: BTreeSet<Name>, initialise: bool) -> Closure {
        let mut closure = Closure { classes, instructions: vec![] };
        let mut seen: FxHashSet<(Name, Name)> = FxHashSet::default();
        let mut work = start;
        while let Some(code) = work.pop() {
            let (mut names, mut found) = (Vec::new(), Vec::new());
            follow(&code.instructions, &mut names, &mut found);
            closure.instructions.push(code);
            while let Some(name) = found.pop() {
                let Some(class) = self.program.class(&name) else { continue };
                if closure.classes.insert(name.clone()) {
                    found.extend(class.super_name.clone());
                    if initialise {
                        work.extend(initialiser(class));
                    }
                }
            }
            for (name, descriptor) in names {
                if !seen.insert((name.clone(), descriptor.clone())) {
                    continue;
                }
                for owner in self.by_name.get(&(name.clone(), descriptor.clone())).into_iter().flatten() {
                    let code =
                        self.program.class(owner).and_then(|class| class.method(&name, &descriptor)?.code.clone());
                    work.extend(code);
                }
            }
        }
        closure
    }

    fn classes_used(&self, roots: &[MethodKey]) -> BTreeSet<Name> {
        let code = |key: &MethodKey| self.program.class(&key.class)?.method(&key.name, &key.descriptor)?.code.clone();
        let own: BTreeSet<Name> = roots.iter().flat_map(|key| self.program.superclasses(&key.class)).collect();
        let own: BTreeSet<Name> = own.into_iter().filter(|name| self.program.class(name).is_some()).collect();
        let own_initialisers = own.iter().filter_map(|name| initialiser(self.program.class(name)?));
        let start = roots.iter().filter_map(code).chain(own_initialisers).collect();
        let mut used = self.close(start, own, true);
        // Whoever has a constant of an enum can look into it without another mention of the enum.
        let mut named: FxHashSet<Name> = FxHashSet::default();
        let types = |ty: &MethodType| ty.params.iter().chain(&ty.result).filter_map(class_in).collect::<Vec<Name>>();
        for key in roots {
            named.insert(key.class.clone());
            named.extend(MethodType::parse(&key.descriptor).iter().flat_map(types));
        }
        for instruction in used.instructions.iter().flat_map(|code| &code.instructions) {
            match instruction {
                Instruction::GetField(field)
                | Instruction::PutField(field)
                | Instruction::GetStatic(field)
                | Instruction::PutStatic(field) => {
                    named.insert(field.class.clone());
                    named.extend(JavaType::parse(&field.descriptor).as_ref().and_then(class_in));
                }
                Instruction::Invoke(_, method) => {
                    named.insert(method.class.clone());
                    named.extend(MethodType::parse(&method.descriptor).iter().flat_map(types));
                }
                Instruction::CheckCast(ty) | Instruction::InstanceOf(ty) => named.extend(class_in(ty)),
                _ => {}
            }
        }
        for name in named {
            let mut enums = self.program.superclasses(&name).filter_map(|name| self.program.class(&name));
            if let Some(class) = enums.find(|class| class.access.is_enum() && is_enum_itself(class))
                && !used.classes.contains(&class.name)
            {
                let start: BTreeSet<Name> = [class.name.clone()].into();
                used.classes.extend(self.close(initialiser(class).into_iter().collect(), start, true).classes);
            }
        }
        used.classes
    }
}

/// The class that a type is or is made of.
fn class_in(ty: &JavaType) -> Option<Name> {
    match ty {
        JavaType::Object(name) => Some(name.clone()),
        JavaType::Array(element) => class_in(element),
        _ => None,
    }
}

/// Whether a class is an enum rather than the class of one of its constants.
fn is_enum_itself(class: &Class) -> bool {
    class.super_name.as_deref() == Some("java/lang/Enum")
}

fn initialiser(class: &Class) -> Option<Arc<crate::classfile::Code>> {
    class.method("<clinit>", "()V")?.code.clone()
}

/// The classes to initialise for this one, in order, itself last; nothing if they need each other, or if one of them
/// depends on what others may have changed.
fn order_of(program: &Program, index: &Index<'_>, class: &Name) -> Option<Vec<Name>> {
    enum Step {
        Enter(Name),
        Leave(Name),
    }
    let mut order = Vec::new();
    let mut open: FxHashSet<Name> = FxHashSet::default();
    let mut work = vec![Step::Enter(class.clone())];
    while let Some(step) = work.pop() {
        match step {
            Step::Leave(name) => {
                open.remove(&name);
                order.push(name);
            }
            Step::Enter(name) => {
                if order.contains(&name) {
                    continue;
                }
                if !open.insert(name.clone()) {
                    return None;
                }
                let given = program.class(&name)?;
                let start: BTreeSet<Name> = [name.clone()].into();
                let closure = index.close(initialiser(given).into_iter().collect(), start, false);
                let is_own =
                    closure.instructions.iter().flat_map(|code| &code.instructions).all(
                        |instruction| match instruction {
                            Instruction::PutStatic(field) => field.class == name,
                            Instruction::GetStatic(field) if field.class != name => {
                                let ty = JavaType::parse(&field.descriptor);
                                let declared = ty.and_then(|ty| program.find_field(&field.class, &field.name, &ty));
                                declared.is_none_or(|(_, declared)| declared.access.is_final())
                            }
                            _ => true,
                        },
                    );
                if !is_own || order.len() > 40 {
                    return None;
                }
                work.push(Step::Leave(name.clone()));
                let needs = |other: &&Name| {
                    **other != name && program.class(other).is_some_and(|class| initialiser(class).is_some())
                };
                work.extend(closure.classes.iter().chain(&given.super_name).filter(needs).cloned().map(Step::Enter));
            }
        }
    }
    Some(order)
}

type Memories = BTreeMap<RegionId, Arc<MemoryInput>>;

/// What is in memory after initialisers ran.
struct State<'l> {
    lowered: &'l Lowered,
    memories: Memories,
    texts: FxHashMap<u64, Arc<[u16]>>,
    /// Numbers of enum constants by the numbers they have in this run.
    constants: FxHashMap<u128, i64>,
}

fn evaluate_class(program: &Program, index: &Index<'_>, class: &Class, initial: &mut Initial) {
    if initialiser(class).is_none() {
        return;
    }
    let Some(order) = order_of(program, index, &class.name) else { return };
    let key = |name: &Name| MethodKey { class: name.clone(), name: "<clinit>".into(), descriptor: "()V".into() };
    let roots: Vec<MethodKey> = order.iter().map(key).collect();
    let Ok(lowered) = lower_roots(program, &roots, &Options::default()) else { return };
    let memories = match run(&lowered, &order) {
        Ok(memories) => memories,
        Err(NotRun::Throws) => {
            initial.failing.insert(class.name.clone());
            return;
        }
        Err(NotRun::Otherwise) => return,
    };
    let is_run = Initialiser { digest: String::new(), is_run: true, is_contained: true, is_earlier: false };
    initial.initialisers.insert(class.name.clone(), is_run);
    let units = |text: &String| text.encode_utf16().collect::<Vec<u16>>();
    let texts = lowered.module.strings.iter().map(|text| (string_id(&units(text)), units(text).into())).collect();
    let mut state = State { lowered: &lowered, memories, texts, constants: FxHashMap::default() };
    for name in &order {
        let Some(owner) = program.class(name) else { continue };
        for field in owner.fields.iter().filter(|field| field.access.is_static() && field.access.is_enum()) {
            let object = state.static_field(name, field);
            state.constants.insert(object, constant_number(name, &field.name));
        }
    }
    if class.access.is_enum()
        && let Some(constants) = enum_constants(program, class, &state)
    {
        initial.enums.insert(class.name.clone(), Arc::new(constants));
    }
    state.describe_fields(program, class, initial);
    let is_enum_known = initial.enums.contains_key(&class.name);
    for field in class.fields.iter().filter(|field| field.access.is_static() && field.constant.is_none()) {
        if (field.access.is_enum() && !is_enum_known) || !is_never_set_again(program, &class.name, field) {
            continue;
        }
        let bits = state.static_field(&class.name, field);
        let place = (class.name.clone(), field.name.clone());
        let value = match state.value(&field.ty, bits) {
            Some(value) => value,
            None => match state.table(&field.ty, bits) {
                Some((element, elements)) => {
                    initial.tables.push(Arc::new(Table { field: place.clone(), element, elements }));
                    InitialValue::Table(initial.tables.len() as u32 - 1)
                }
                None => continue,
            },
        };
        initial.fields.insert(place, value);
    }
}

/// Whether only the initialiser sets this field.
fn is_never_set_again(program: &Program, class: &Name, field: &Field) -> bool {
    if field.access.is_final() {
        return true;
    }
    let sets = |instruction: &Instruction| matches!(instruction, Instruction::PutStatic(target) if target.name == field.name && target.class == *class);
    field.access.is_private()
        && program.classes().all(|owner| {
            let is_own = |name: &Name| owner.name == *class && &**name == "<clinit>";
            owner
                .methods
                .iter()
                .filter(|method| !is_own(&method.name))
                .all(|method| method.code.as_ref().is_none_or(|code| !code.instructions.iter().any(sets)))
        })
}

/// Why initialisers tell us nothing.
enum NotRun {
    /// One of them throws.
    Throws,
    /// Anything else.
    Otherwise,
}

/// Runs the initialisers one after the other.
fn run(lowered: &Lowered, order: &[Name]) -> Result<Memories, NotRun> {
    let module = &lowered.module;
    let mut machine = Prepared::new(module).machine();
    let mut memories = Memories::new();
    let count = module.regions.iter().find(|(_, region)| region.kind == RegionKind::ObjectCount);
    let allocated = count.map(|(region, _)| region);
    if let Some(region) = allocated {
        memories.insert(region, Arc::new(MemoryInput { default: 1, cells: vec![] }));
    }
    let budget = Limits { steps: 500_000, cells: 1 << 18, depth: 200, visits: 0 };
    for class in order {
        let is_it = |facts: &super::MethodFacts| *facts.class == **class && facts.name == "<clinit>";
        let (function, _) = lowered.methods.iter().find(|(_, facts)| is_it(facts)).ok_or(NotRun::Otherwise)?;
        if module.functions[function].signature.state.contains(&Ty::World) {
            return Err(NotRun::Otherwise);
        }
        let existing = allocated.map_or(1, |region| cell(&memories, region, &[]));
        let inputs = Inputs { memories: memories.clone(), ..Inputs::default() };
        let run = machine.run(function, &inputs, &budget);
        if matches!(run.ended, Ended::Outcome(Outcome::Throw(_))) {
            return Err(NotRun::Throws);
        }
        if !matches!(run.ended, Ended::Outcome(Outcome::Return)) || run.unspecified || run.approximated {
            return Err(NotRun::Otherwise);
        }
        for (region, contents) in &run.memories {
            let is_of_objects = module.regions[*region].keys.first() == Some(&Ty::Ref);
            let cells: Vec<(Vec<u128>, u128)> = contents.cells().collect();
            let before = memories.get(region).map(|memory| memory.cells.clone()).unwrap_or_default();
            // What an earlier class made must be as that class left it, or the order of initialisation would matter.
            let is_kept = !is_of_objects
                || (cells.iter().all(|(keys, bits)| keys[0] >= existing || cell(&memories, *region, keys) == *bits)
                    && before.iter().all(|(keys, _)| contents.get(keys) == cell(&memories, *region, keys)));
            if !is_kept || cells.len() > 200_000 {
                return Err(NotRun::Otherwise);
            }
            let default = contents.default_element();
            memories.insert(*region, Arc::new(MemoryInput { default, cells }));
        }
    }
    Ok(memories)
}

fn cell(memories: &Memories, region: RegionId, keys: &[u128]) -> u128 {
    let Some(memory) = memories.get(&region) else { return 0 };
    memory.cells.iter().rev().find(|(known, _)| known == keys).map_or(memory.default, |(_, bits)| *bits)
}

impl State<'_> {
    fn element(&self, region: &str, keys: &[u128]) -> u128 {
        self.lowered.module.region_named(region).map_or(0, |region| cell(&self.memories, region, keys))
    }

    fn static_field(&self, class: &Name, field: &Field) -> u128 {
        let name = format!("{}.{}", class.replace('/', "."), field.name);
        let marked = format!("{name}#");
        let regions = &self.lowered.module.regions;
        let found = regions
            .iter()
            .find(|(_, region)| region.keys.is_empty() && (region.name == name || region.name.starts_with(&marked)));
        found.map_or(0, |(region, _)| cell(&self.memories, region, &[]))
    }

    fn class_of(&self, object: u128) -> Option<&String> {
        self.lowered.classes.get(&(self.element(CLASS, &[object]) as u32))
    }

    /// A value that means the same outside of this run.
    fn value(&self, ty: &JavaType, bits: u128) -> Option<InitialValue> {
        if ty.kind() != Kind::Ref || bits == 0 {
            return Some(InitialValue::Bits(bits));
        }
        if bits >> 63 == 1 {
            return self.texts.get(&(bits as u64)).cloned().map(InitialValue::Text);
        }
        if bits >= SPECIAL as u128 {
            return Some(InitialValue::Bits(bits));
        }
        self.constants.get(&bits).map(|&number| InitialValue::Bits(number as u128))
    }

    /// Says what the static fields of a class hold at first, and the fields of its constants if it is an enum.
    fn describe_fields(&self, program: &Program, class: &Class, initial: &mut Initial) {
        let computed = |text: Option<String>| {
            text.unwrap_or_else(|| format!("computed by {}", program.digest(&[Start::Initialiser(class.name.clone())])))
        };
        for field in class.fields.iter().filter(|field| field.access.is_static()) {
            let text = self.description(program, &field.ty, self.static_field(&class.name, field));
            initial.first_values.insert(region_name(&class.name, &field.name), computed(text));
        }
        if !class.access.is_enum() {
            return;
        }
        let mut texts: BTreeMap<String, Option<String>> = BTreeMap::new();
        for constant in class.fields.iter().filter(|field| field.access.is_static() && field.access.is_enum()) {
            let object = self.static_field(&class.name, constant);
            let Some(own_class) = self.class_of(object) else { continue };
            for owner in program.superclasses(&own_class.as_str().into()) {
                let Some(declaring) = program.class(&owner) else { break };
                for field in declaring.fields.iter().filter(|field| !field.access.is_static()) {
                    let region = region_name(&owner, &field.name);
                    let text = self.description(program, &field.ty, self.element(&region, &[object]));
                    let all = texts.entry(region).or_insert_with(|| Some(String::new()));
                    *all = all.take().zip(text).map(|(all, text)| format!("{all}{} {text}; ", constant.name));
                }
            }
        }
        initial.first_values.extend(texts.into_iter().map(|(region, text)| (region, computed(text))));
    }

    /// What a value is, in words that are equal only if the values and all they lead to are; nothing if that leads to objects
    /// of the library.
    fn description(&self, program: &Program, ty: &JavaType, bits: u128) -> Option<String> {
        let mut text = String::new();
        let mut objects = Vec::new();
        self.describe(program, ty, bits, &mut objects, &mut text)?;
        Some(text)
    }

    fn describe(
        &self,
        program: &Program,
        ty: &JavaType,
        bits: u128,
        objects: &mut Vec<u128>,
        text: &mut String,
    ) -> Option<()> {
        use std::fmt::Write;
        if text.len() > MAX_DESCRIPTION || objects.len() > MAX_DESCRIBED {
            return None;
        }
        if bits == 0 {
            text.push_str(NOTHING);
            return Some(());
        }
        if ty.kind() != Kind::Ref || self.value(ty, bits).is_some() {
            match self.value(ty, bits)? {
                InitialValue::Text(units) => write!(text, "{units:?}").ok()?,
                InitialValue::Bits(bits) => write!(text, "{bits}").ok()?,
                InitialValue::Table(_) => return None,
            }
            return Some(());
        }
        if let Some(place) = objects.iter().position(|known| *known == bits) {
            write!(text, "#{place}").ok()?;
            return Some(());
        }
        objects.push(bits);
        let class = self.class_of(bits)?.clone();
        write!(text, "{class}(").ok()?;
        match JavaType::from_class_name(&class)? {
            JavaType::Array(element) => {
                let length = self.element(ARRAY_LENGTH, &[bits]);
                write!(text, "{length}: ").ok()?;
                let region = super::context::array_region_name(&element);
                if length > MAX_TABLE {
                    return None;
                }
                for index in 0..length {
                    self.describe(program, &element, self.element(region, &[bits, index]), objects, text)?;
                    text.push(' ');
                }
            }
            _ => {
                for owner in program.superclasses(&class.as_str().into()) {
                    let Some(declaring) = program.class(&owner) else {
                        if &*owner == crate::program::OBJECT {
                            break;
                        }
                        return None;
                    };
                    for field in declaring.fields.iter().filter(|field| !field.access.is_static()) {
                        let region = region_name(&owner, &field.name);
                        write!(text, "{}=", field.name).ok()?;
                        self.describe(program, &field.ty, self.element(&region, &[bits]), objects, text)?;
                        text.push(' ');
                    }
                }
            }
        }
        text.push(')');
        Some(())
    }

    /// The elements of an array that nothing but one field refers to.
    fn table(&self, ty: &JavaType, array: u128) -> Option<(JavaType, Vec<InitialValue>)> {
        let JavaType::Array(element) = ty else { return None };
        if *self.class_of(array)? != ty.class_name() {
            return None;
        }
        let length = self.element(ARRAY_LENGTH, &[array]);
        let mut references = 0;
        for (region, memory) in &self.memories {
            if self.lowered.module.regions[*region].element == Ty::Ref {
                references += memory.cells.iter().filter(|(_, bits)| *bits == array).count();
            }
        }
        if length > MAX_TABLE || references != 1 {
            return None;
        }
        let region = super::context::array_region_name(element);
        let elements = (0..length).map(|index| self.value(element, self.element(region, &[array, index])));
        Some(((**element).clone(), elements.collect::<Option<Vec<_>>>()?))
    }
}

/// The number of an enum constant: the same for the same name, so that versions of an enum have the same constants.
fn constant_number(class: &Name, constant: &Name) -> i64 {
    let units: Vec<u16> = format!("{class}.{constant}").encode_utf16().collect();
    FIRST_ENUM_CONSTANT as i64 | (string_id(&units) & ((1 << 60) - 1)) as i64
}

fn enum_constants(program: &Program, class: &Class, state: &State<'_>) -> Option<Vec<EnumConstant>> {
    let mut constants: Vec<EnumConstant> = Vec::new();
    for field in class.fields.iter().filter(|field| field.access.is_static() && field.access.is_enum()) {
        let object = state.static_field(&class.name, field);
        let own_class: Name = state.class_of(object)?.as_str().into();
        let mut fields = FxHashMap::default();
        for owner in program.superclasses(&own_class) {
            let Some(declaring) = program.class(&owner) else { break };
            for field in declaring.fields.iter().filter(|field| field.access.is_final() && !field.access.is_static()) {
                let region = format!("{}.{}", owner.replace('/', "."), field.name);
                if let Some(value) = state.value(&field.ty, state.element(&region, &[object])) {
                    fields.insert((owner.clone(), field.name.clone()), value);
                }
            }
        }
        constants.push(EnumConstant {
            name: field.name.clone(),
            number: constant_number(&class.name, &field.name),
            ordinal: state.element("java.lang.Enum.ordinal", &[object]) as i32,
            class: own_class,
            fields,
        });
    }
    let numbers: BTreeSet<i64> = constants.iter().map(|constant| constant.number).collect();
    let is_sane = numbers.len() == constants.len() && !constants.is_empty() && constants.len() <= MAX_CONSTANTS;
    let in_order = constants.iter().enumerate().all(|(place, constant)| constant.ordinal == place as i32);
    (is_sane && in_order).then_some(constants)
}

/// Leaves only those tables of which nobody gets hold in a way that could change them.
fn keep_tables(program: &Program, initial: Initial) -> Initial {
    if initial.tables.is_empty() {
        return initial;
    }
    let marked = program.with_initial(initial.clone());
    let mut lost: BTreeSet<u32> = BTreeSet::new();
    for class in marked.classes() {
        for method in &class.methods {
            let Some(code) = &method.code else { continue };
            let used: BTreeSet<u32> = code
                .instructions
                .iter()
                .filter_map(|instruction| match instruction {
                    Instruction::GetStatic(field) => initial.table_of(&field.class, &field.name),
                    _ => None,
                })
                .collect();
            if used.is_empty() {
                continue;
            }
            let is_own_initialiser =
                |table: &u32| &*method.name == "<clinit>" && initial.tables[*table as usize].field.0 == class.name;
            match Frames::infer(&marked, &class.name, method, code, false) {
                Ok(frames) => {
                    let escaping = escaping_tables(&marked, &frames, code, &used);
                    lost.extend(escaping.into_iter().filter(|table| !is_own_initialiser(table)));
                }
                Err(_) => lost.extend(used),
            }
        }
    }
    let mut kept = initial;
    kept.fields.retain(|_, value| !matches!(value, InitialValue::Table(table) if lost.contains(table)));
    kept
}

/// Tables that a body does more with than to look at their elements.
fn escaping_tables(
    program: &Program,
    frames: &Frames,
    code: &crate::classfile::Code,
    used: &BTreeSet<u32>,
) -> BTreeSet<u32> {
    let mut lost = BTreeSet::new();
    let mut lose = |ty: &RefType| match ty.table {
        TableTag::None => {}
        TableTag::One(table) => {
            lost.insert(table);
        }
        TableTag::Mixed => lost.extend(used),
    };
    for (block, &start) in frames.starts.iter().enumerate() {
        let Some(mut frame) = frames.frames[block].clone() else { continue };
        let end = frames.starts.get(block + 1).copied().unwrap_or(code.instructions.len());
        for instruction in &code.instructions[start..end] {
            // How many operands an instruction takes in a way that lets go of them.
            let mut taken = match instruction {
                Instruction::ArrayStore(_) => 3,
                Instruction::PutField(_) | Instruction::IfRefs(..) => 2,
                Instruction::PutStatic(_)
                | Instruction::GetField(_)
                | Instruction::Throw
                | Instruction::CheckCast(_)
                | Instruction::InstanceOf(_)
                | Instruction::Return(Some(_))
                | Instruction::MonitorEnter
                | Instruction::MonitorExit => 1,
                Instruction::Invoke(kind, method) => {
                    let params = method_type(&method.descriptor).map_or(0, |ty| ty.params.len());
                    let is_copy = params == 0 && &*method.name == "clone";
                    params + usize::from(*kind != InvokeKind::Static && !is_copy)
                }
                Instruction::InvokeDynamic(site) => method_type(&site.descriptor).map_or(0, |ty| ty.params.len()),
                _ => 0,
            };
            taken = taken.min(frame.stack.len());
            for slot in &frame.stack[frame.stack.len() - taken..] {
                if let Slot::Ref(ty) = slot {
                    lose(ty);
                }
            }
            if frame.step(instruction, program).is_err() {
                break;
            }
            // What is one table or another cannot be told apart.
            for slot in &frame.stack {
                if let Slot::Ref(ty @ RefType { table: TableTag::Mixed, .. }) = slot {
                    lose(ty);
                }
            }
        }
    }
    lost
}
