//! What private fields hold: of many it can be told from the code which class of the library all their objects have.
//!
//! `private final List<Item> items = new ArrayList<>()` is declared as a `List`, and a method that is called later finds an object
//! in it that somebody made before. But only given code can put one there, and all of it is known: if every store into a private
//! field is of a new object of one modelled class (or of null), so is what any load finds. That makes collections in fields objects of
//! models, as those are that a method makes itself.
//!
//! **Why this is true.** It is an invariant of all runs of given code, shown by induction over stores. The hypothesis is that the
//! fields told here hold what is told of them, and that lists which callers pass are of the ordinary kind (`given-lists`); under it
//! types are inferred for every method, and every store into such a field has to be of an object that is exactly of that
//! class. What fails is given up, until nothing fails. A method is taken to be handed ordinary lists only if no given code calls
//! it with anything else. Fields that are found without lists that callers pass rest on no assumption ([`Held::is_assumed`]).
//! Reflection is left out (`library-reflection`); a field whose name or type another class could mean is private, so there is no such class.
//!
//! Two programs that are compared have to agree, since the objects that exist at the call are the same for both: where one of
//! them may hold something else in a field, nothing is said of it on either side ([`of_both`]).

use std::collections::{BTreeMap, BTreeSet};

use crate::callers::has_whole_nest;
use crate::classfile::{Class, Field, Instruction, Method};
use crate::error::Error;
use crate::frames::{Frames, RefType, field_type, is_given_list_type, method_type};
use crate::models::{GIVEN_LIST, is_model};
use crate::program::Program;
use crate::types::{JavaType, Name};

/// What a private field holds where it does not hold null.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Held {
    /// The model of the class that the objects have.
    pub model: Name,
    /// Whether that rests on what callers pass.
    pub is_assumed: bool,
}

/// What private fields hold, by their classes and names.
pub type HeldFields = BTreeMap<(Name, Name), Held>;

/// What is so in both of two programs.
pub fn of_both(left: &HeldFields, right: &HeldFields) -> HeldFields {
    let same = left.iter().filter_map(|(field, held)| {
        let other = right.get(field).filter(|other| other.model == held.model)?;
        let is_assumed = held.is_assumed || other.is_assumed;
        Some((field.clone(), Held { model: held.model.clone(), is_assumed }))
    });
    same.collect()
}

/// Methods by name and descriptor, whatever their class.
type Methods = BTreeSet<(Name, Name)>;

/// What is stored into which field, and what else was seen on the way.
#[derive(Default)]
struct Seen {
    stores: Vec<((Name, Name), RefType)>,
    /// Methods that are handed a list which need not be of the ordinary kind.
    other_lists: Methods,
}

/// What the private fields of a program hold. The program knows nothing of that yet.
pub fn held_fields(program: &Program) -> HeldFields {
    let fields = candidates(program);
    if fields.is_empty() {
        return HeldFields::new();
    }
    let checked = held_under(program, &fields, false);
    let assumed = held_under(program, &fields, true).into_iter();
    let mut all: HeldFields = assumed.map(|(field, model)| (field, Held { model, is_assumed: true })).collect();
    all.extend(checked.into_iter().map(|(field, model)| (field, Held { model, is_assumed: false })));
    all
}

/// Private fields that can hold an object of a model.
fn candidates(program: &Program) -> BTreeSet<(Name, Name)> {
    let mut all = BTreeSet::new();
    let models: Vec<Name> =
        program.classes().filter(|class| is_model(&class.name)).map(|class| class.name.clone()).collect();
    for class in ours(program).filter(|class| has_whole_nest(class, |name| program.class(name).map(|class| &**class))) {
        for field in class.fields.iter().filter(|field| field.access.is_private() && !field.access.is_static()) {
            let JavaType::Object(ty) = &field.ty else { continue };
            let has_name = |other: &&Field| other.name == field.name;
            if class.fields.iter().filter(has_name).count() != 1 {
                continue;
            }
            let is_wide = program.class(ty).is_none() && &**ty != crate::program::OBJECT;
            if is_wide && models.iter().any(|model| program.is_subtype(model, ty) == Some(true)) {
                all.insert((class.name.clone(), field.name.clone()));
            }
        }
    }
    all
}

fn ours(program: &Program) -> impl Iterator<Item = &Class> {
    program.classes().filter(|class| !is_model(&class.name)).map(|class| &**class)
}

/// The model that each field holds, taking lists from callers to be ordinary or not.
fn held_under(program: &Program, fields: &BTreeSet<(Name, Name)>, with_lists: bool) -> BTreeMap<(Name, Name), Name> {
    let mut program = program.clone();
    let mut given: Methods = if with_lists { methods_with_lists(&program) } else { Methods::new() };
    let mut held: Option<BTreeMap<(Name, Name), Name>> = None;
    loop {
        let known = held.clone().unwrap_or_default();
        let told = known.iter().map(|(field, model)| (field.clone(), Held { model: model.clone(), is_assumed: false }));
        program.set_held(told.collect());
        let Ok(seen) = seen(&program, fields, &given) else { return BTreeMap::new() };
        let next = match &held {
            // The first time: the one class that is stored, if there is one.
            None => fields.iter().filter_map(|field| Some((field.clone(), only_model(&seen, field)?))).collect(),
            Some(known) => {
                let keeps = |(field, model): &(&(Name, Name), &Name)| {
                    seen.stores.iter().filter(|(stored, _)| stored == *field).all(|(_, ty)| is_exactly(ty, model))
                };
                let kept = known.iter().filter(keeps);
                kept.map(|(field, model)| (field.clone(), model.clone())).collect::<BTreeMap<_, _>>()
            }
        };
        let fewer: Methods = given.difference(&seen.other_lists).cloned().collect();
        let is_stable = held.as_ref() == Some(&next) && fewer == given;
        if is_stable || next.is_empty() {
            return next;
        }
        held = Some(next);
        given = fewer;
    }
}

/// Whether what is stored is null or of this class.
fn is_exactly(ty: &RefType, model: &Name) -> bool {
    match &ty.ty {
        None => true,
        Some(JavaType::Object(name)) => ty.is_exact && name == model,
        Some(_) => false,
    }
}

/// The one model of which objects are seen to be stored; other stores are looked at later.
fn only_model(seen: &Seen, field: &(Name, Name)) -> Option<Name> {
    let stores = seen.stores.iter().filter(|(stored, _)| stored == field);
    let exact = stores.filter_map(|(_, ty)| match &ty.ty {
        Some(JavaType::Object(name)) if ty.is_exact => Some(name.clone()),
        _ => None,
    });
    let classes: BTreeSet<Name> = exact.collect();
    classes.first().filter(|class| classes.len() == 1 && is_model(class)).cloned()
}

/// Methods that take lists.
fn methods_with_lists(program: &Program) -> Methods {
    let takes = |method: &&Method| method.ty.params.iter().any(|param| is_given_list_type(program, param));
    let methods = ours(program).flat_map(|class| class.methods.iter().filter(takes));
    methods.map(|method| (method.name.clone(), method.descriptor.clone())).collect()
}

/// Goes through all given code with the types of what it handles.
fn seen(program: &Program, fields: &BTreeSet<(Name, Name)>, given: &Methods) -> Result<Seen, Error> {
    let mut seen = Seen::default();
    for class in ours(program) {
        for method in &class.methods {
            let Some(code) = &method.code else { continue };
            let is_given = given.contains(&(method.name.clone(), method.descriptor.clone()));
            let frames = Frames::infer(program, &class.name, method, code, is_given)?;
            for (block, start) in frames.starts.iter().enumerate() {
                let Some(mut frame) = frames.frames[block].clone() else { continue };
                let end = frames.starts.get(block + 1).copied().unwrap_or(code.instructions.len());
                for instruction in &code.instructions[*start..end] {
                    match instruction {
                        Instruction::PutField(field) => {
                            let ty = field_type(&field.descriptor)?;
                            let owner = program.find_field(&field.class, &field.name, &ty).map(|(owner, _)| owner);
                            let key = (owner.unwrap_or_else(|| field.class.clone()), field.name.clone());
                            if fields.contains(&key) {
                                seen.stores.push((key, frame.peek_ref(0)?.clone()));
                            }
                        }
                        Instruction::Invoke(_, called) => {
                            let params = method_type(&called.descriptor)?.params;
                            let lists = params.iter().rev().enumerate();
                            let mut lists = lists.filter(|(_, param)| is_given_list_type(program, param));
                            let is_other = |(depth, _): (usize, &JavaType)| {
                                frame.peek_ref(depth).map_or(true, |ty| !is_exactly(ty, &GIVEN_LIST.into()))
                            };
                            if lists.any(is_other) {
                                seen.other_lists.insert((called.name.clone(), called.descriptor.clone()));
                            }
                        }
                        _ => {}
                    }
                    frame.step(instruction, program)?;
                }
            }
        }
    }
    Ok(seen)
}
