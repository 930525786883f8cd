//! Classes of the Java library that are modelled by Java code of our own, lowered with the program.
//!
//! `tandem/models/*.java` says what the classes do, and `classes/` is what javac makes of it. Where a program makes an object of
//! one of these library classes, it makes one of the model instead, and everything that follows (calls by the receiver's class,
//! inlining, escape analysis, runs, proofs) treats it as if the programmer had written it.
//!
//! **Objects from outside are objects of a model in one case only**: lists that exist when the method is called are taken to be
//! `ArrayList`s, which is a listed assumption (`given-lists`). Of such an object nothing is known but that its size is not
//! negative; elements are a memory of their own, by list and index, so no two lists share any. Everything else from outside is
//! made by code that we do not have, whatever its class is called; what it holds is part of the world, and calls on it are calls
//! of unknown functions. So a call on a value of type `Map` has two possible meanings: the model's method, if the object is one
//! of the model, and the library's.
//!
//! **A method that a model does not have is an unknown function** of the world and of the fields of all models, because a
//! model counts as a given class that a library may call back; it may change these fields in any way. That is true of the real
//! class only if the fields of a model determine what the real object would do. And a model overrides what its real class
//! overrides of `Object`.
//!
//! **Hash tables are memories by key**, with no bins: a plain key (a string, a box, a constant of an enum) is its class and its
//! contents (`lower/library/keys.rs`), so `put` is one store and `get` one load. What a table does with other keys is unknown. The
//! order of its keys depends on all that was done to it, which is in an opaque number that every operation changes in a way of its
//! own: `merge` makes room at another moment than `put`, and the keys come in another order then.
//!
//! **What a model cannot say** is an unknown function (`Library.anything`), with a number that tells one such place from another.
//!
//! Which class an object of a model has is not seen: `getClass` gives the class that is modelled ([`modelled_by`]), and the
//! fields of models are not compared when a difference is looked for (`made_objects.rs`), since nobody can see them.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use rustc_hash::FxHashMap;

use crate::classfile::{Class, Code, Instruction, InvokeKind, MemberRef};
use crate::error::Error;
use crate::held::{self, HeldFields, held_fields};
use crate::program::{Program, STRING};
use crate::types::{JavaType, Name};

/// What stands before the names of models.
pub const PACKAGE: &str = "tandem/models/";

/// The class whose methods models use for what cannot be said in Java.
pub const PRIMITIVES: &str = "jdk/tandem/Library";

/// A modelled class.
struct Modelled {
    /// The class of the library.
    class: &'static str,
    /// Its model.
    model: &'static str,
    /// All supertypes of the library's class but `Object`.
    supertypes: &'static [&'static str],
    /// Whether a program may know which class its objects have. Those that it cannot name are made by static methods only.
    has_name: bool,
    /// Whether it is unspecified which of its objects are the same one (the library calls such classes value-based).
    is_value_based: bool,
}

impl Modelled {
    const fn of(class: &'static str, model: &'static str, supertypes: &'static [&'static str]) -> Modelled {
        Modelled { class, model, supertypes, has_name: true, is_value_based: false }
    }

    /// Whether it is a hash table.
    fn is_table(&self) -> bool {
        self.class.contains("Hash")
    }

    /// A class whose objects only methods of the library make.
    const fn hidden(class: &'static str, model: &'static str, supertypes: &'static [&'static str]) -> Modelled {
        Modelled { class, model, supertypes, has_name: false, is_value_based: true }
    }
}

const MODELLED: &[Modelled] = &[
    Modelled::of(
        "java/util/ArrayList",
        "tandem/models/ArrayList",
        &[
            "java/util/AbstractList",
            "java/util/AbstractCollection",
            "java/util/List",
            "java/util/Collection",
            "java/lang/Iterable",
            "java/util/RandomAccess",
            "java/lang/Cloneable",
            "java/io/Serializable",
        ],
    ),
    Modelled::of(
        "java/util/ArrayDeque",
        "tandem/models/ArrayDeque",
        &[
            "java/util/AbstractCollection",
            "java/util/Deque",
            "java/util/Queue",
            "java/util/Collection",
            "java/lang/Iterable",
            "java/lang/Cloneable",
            "java/io/Serializable",
        ],
    ),
    Modelled::of("java/util/HashMap", "tandem/models/HashMap", MAP),
    Modelled::of(
        "java/util/LinkedHashMap",
        "tandem/models/LinkedHashMap",
        &[
            "java/util/HashMap",
            "tandem/models/HashMap",
            "java/util/AbstractMap",
            "java/util/Map",
            "java/lang/Cloneable",
            "java/io/Serializable",
        ],
    ),
    Modelled::of("java/util/HashSet", "tandem/models/HashSet", SET),
    Modelled::of(
        "java/util/LinkedHashSet",
        "tandem/models/LinkedHashSet",
        &[
            "java/util/HashSet",
            "tandem/models/HashSet",
            "java/util/AbstractSet",
            "java/util/AbstractCollection",
            "java/util/Set",
            "java/util/Collection",
            "java/lang/Iterable",
            "java/lang/Cloneable",
            "java/io/Serializable",
        ],
    ),
    Modelled { is_value_based: true, ..Modelled::of("java/util/Optional", "tandem/models/Optional", &[]) },
    Modelled { is_value_based: true, ..Modelled::of("java/util/OptionalInt", "tandem/models/OptionalInt", &[]) },
    Modelled::hidden(
        "java/util/List",
        "tandem/models/ImmutableList",
        &["java/util/Collection", "java/lang/Iterable", "java/util/RandomAccess", "java/io/Serializable"],
    ),
    Modelled::hidden("java/util/stream/IntStream", "tandem/models/IntPipeline", STREAM),
    Modelled::hidden("java/util/stream/LongStream", "tandem/models/LongPipeline", STREAM),
    Modelled::hidden("java/util/stream/Stream", "tandem/models/RefPipeline", STREAM),
    Modelled::hidden("java/util/stream/Collector", "tandem/models/Collecting", &[]),
];

const MAP: &[&str] = &["java/util/AbstractMap", "java/util/Map", "java/lang/Cloneable", "java/io/Serializable"];

const SET: &[&str] = &[
    "java/util/AbstractSet",
    "java/util/AbstractCollection",
    "java/util/Set",
    "java/util/Collection",
    "java/lang/Iterable",
    "java/lang/Cloneable",
    "java/io/Serializable",
];

const STREAM: &[&str] = &["java/util/stream/BaseStream", "java/lang/AutoCloseable"];

/// Classes of the library with static methods that are modelled, and the models that have them, beside the modelled classes
/// themselves.
const STATICS: &[(&str, &str)] = &[
    ("java/util/Arrays", "tandem/models/Arrays"),
    ("java/util/Comparator", "tandem/models/Comparators"),
    ("java/util/stream/Collectors", "tandem/models/Collecting"),
    (STRING, "tandem/models/Strings"),
];

/// The class files of the models.
const FILES: &[&[u8]] = &[
    include_bytes!("classes/ArrayDeque.class"),
    include_bytes!("classes/ArrayList$Elements.class"),
    include_bytes!("classes/ArrayList.class"),
    include_bytes!("classes/Arrays.class"),
    include_bytes!("classes/Collecting.class"),
    include_bytes!("classes/Comparators$ByInt.class"),
    include_bytes!("classes/Comparators$ByKey.class"),
    include_bytes!("classes/Comparators$ByKeyIn.class"),
    include_bytes!("classes/Comparators$ByLong.class"),
    include_bytes!("classes/Comparators$Natural.class"),
    include_bytes!("classes/Comparators$Own.class"),
    include_bytes!("classes/Comparators$Reversed.class"),
    include_bytes!("classes/Comparators$Then.class"),
    include_bytes!("classes/Comparators.class"),
    include_bytes!("classes/HashMap.class"),
    include_bytes!("classes/HashSet.class"),
    include_bytes!("classes/ImmutableList$Elements.class"),
    include_bytes!("classes/ImmutableList.class"),
    include_bytes!("classes/IntPipeline.class"),
    include_bytes!("classes/LinkedHashMap.class"),
    include_bytes!("classes/LinkedHashSet.class"),
    include_bytes!("classes/LongPipeline.class"),
    include_bytes!("classes/Optional.class"),
    include_bytes!("classes/OptionalInt.class"),
    include_bytes!("classes/Pipeline$Stage.class"),
    include_bytes!("classes/Pipeline.class"),
    include_bytes!("classes/RefPipeline.class"),
    include_bytes!("classes/Same.class"),
    include_bytes!("classes/Strings.class"),
];

/// The models, by their names.
static MODELS: LazyLock<FxHashMap<Name, Class>> = LazyLock::new(|| {
    let classes = FILES.iter().filter_map(|bytes| Class::parse(bytes).ok());
    classes.map(|class| (class.name.clone(), class)).collect()
});

/// Whether a class is a model, given that the program has none of its own in that package.
pub fn is_model(class: &str) -> bool {
    class.starts_with(PACKAGE)
}

/// The class that objects of a model are seen to have; nothing if that is not modelled.
pub fn modelled_by(model: &str) -> Option<&'static str> {
    MODELLED.iter().find(|modelled| modelled.model == model && modelled.has_name).map(|modelled| modelled.class)
}

/// The model whose objects a method of a model gives, if it gives no others.
pub fn result_of(model: &str, name: &str, descriptor: &str) -> Option<&'static str> {
    if !is_model(model) || matches!(name, "flatMap" | "or" | "rangeClosed") {
        return None;
    }
    let (_, result) = descriptor.rsplit_once(')')?;
    match (result, model) {
        ("Ljava/util/Iterator;", "tandem/models/ArrayList") => Some("tandem/models/ArrayList$Elements"),
        ("Ljava/util/Iterator;", "tandem/models/ImmutableList") => Some("tandem/models/ImmutableList$Elements"),
        ("Ljava/util/List;", "tandem/models/ImmutableList") => Some("tandem/models/ImmutableList"),
        ("Ljava/util/Optional;", _) => Some("tandem/models/Optional"),
        ("Ljava/util/OptionalInt;", _) => Some("tandem/models/OptionalInt"),
        ("Ljava/util/stream/IntStream;", _) => Some("tandem/models/IntPipeline"),
        ("Ljava/util/stream/LongStream;", _) => Some("tandem/models/LongPipeline"),
        ("Ljava/util/stream/Stream;", _) => Some("tandem/models/RefPipeline"),
        _ => None,
    }
}

/// The model that lists from outside are taken to be of.
pub const GIVEN_LIST: &str = "tandem/models/ArrayList";

/// Whether an object of this type that a caller passes is taken to be a list of the ordinary kind.
pub fn is_given_list(class: &str) -> bool {
    matches!(class, "java/util/List" | "java/util/ArrayList")
}

/// Whether it is not modelled which objects of a model are the same one: of value-based classes nobody says so, and comparators
/// are sometimes one object and sometimes many.
pub fn is_value_based(model: &str) -> bool {
    model.starts_with("tandem/models/Comparators$")
        || MODELLED.iter().any(|modelled| modelled.model == model && modelled.is_value_based)
}

/// The supertypes of a model, that class included.
pub fn supertypes_of(model: &str) -> Option<Vec<Name>> {
    let modelled = MODELLED.iter().find(|modelled| modelled.model == model)?;
    Some([modelled.class].iter().chain(modelled.supertypes).map(|&name| name.into()).collect())
}

/// Which objects are objects of models where that is a matter of choice. Two programs that are compared choose together, so that
/// what is the same to a caller is the same object on both sides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ModelUse {
    /// Lists that callers pass are objects of a model (see [`GIVEN_LIST`]).
    pub given_lists: bool,
    /// Hash tables that the program makes stay unknown objects.
    pub unknown_tables: bool,
    /// What private fields hold.
    pub held: Arc<HeldFields>,
}

impl ModelUse {
    /// What is best for a program by itself.
    ///
    /// Lists that are only handed on to others may stay unknown objects. And where a method is handed a hash table, it may be one of
    /// the library as well as one of the program, so that each call has two meanings: programs that make the same calls on
    /// unknown tables are more easily seen to agree than those that do the same to two kinds of them.
    pub fn of(classes: &[Class]) -> Result<ModelUse, Error> {
        let is_list = |ty: &JavaType| matches!(ty, JavaType::Object(name) if is_given_list(name));
        let is_table = |ty: &JavaType| {
            let is_kind = |name: &Name, one: &Modelled| *one.class == **name || one.supertypes.contains(&&**name);
            matches!(ty, JavaType::Object(name) if MODELLED.iter().any(|one| one.is_table() && is_kind(name, one)))
        };
        let has_param = |class: &Class, is_wanted: &dyn Fn(&JavaType) -> bool| {
            class.methods.iter().any(|method| method.ty.params.iter().any(is_wanted))
        };
        let calls_lists = |class: &Class| {
            let mut codes = class.methods.iter().filter_map(|method| method.code.as_ref());
            codes.any(|code| code.instructions.iter().any(calls_list))
        };
        let mut chosen = ModelUse {
            given_lists: classes.iter().any(|class| has_param(class, &is_list) && calls_lists(class)),
            unknown_tables: classes.iter().any(|class| has_param(class, &is_table)),
            held: Arc::default(),
        };
        chosen.held = Arc::new(held_fields(&Program::with_models(classes.to_vec(), chosen.clone())?));
        Ok(chosen)
    }

    /// What two programs use that are compared.
    pub fn of_both(left: &ModelUse, right: &ModelUse) -> ModelUse {
        ModelUse {
            given_lists: left.given_lists || right.given_lists,
            unknown_tables: left.unknown_tables || right.unknown_tables,
            held: Arc::new(held::of_both(&left.held, &right.held)),
        }
    }
}

/// Lets the given classes make objects of models and call their static methods, and gives the models that they then need.
pub fn use_models(classes: &mut FxHashMap<Name, Arc<Class>>, order: &[Name], chosen: &ModelUse) -> Vec<Class> {
    if order.iter().any(|name| is_model(name)) {
        return vec![];
    }
    let mut needed: BTreeSet<Name> = BTreeSet::new();
    if chosen.given_lists {
        needed.insert(GIVEN_LIST.into());
    }
    needed.extend(chosen.held.values().map(|held| held.model.clone()));
    for name in order {
        let Some(class) = classes.get(name) else { continue };
        let mut new = (**class).clone();
        let mut is_changed = false;
        for method in &mut new.methods {
            let Some(code) = &method.code else { continue };
            // A class that is given itself needs no model.
            let is_left_out =
                |one: &&Modelled| classes.contains_key(one.class) || chosen.unknown_tables && one.is_table();
            let made = MODELLED.iter().filter(|one| !is_left_out(one) && makes(code, one));
            let made: Vec<&Modelled> = made.collect();
            let is_ours = |instruction: &Instruction| static_model(classes, instruction).is_some();
            if made.is_empty() && !code.instructions.iter().any(is_ours) {
                continue;
            }
            let mut code = (**code).clone();
            for instruction in &mut code.instructions {
                made.iter().for_each(|modelled| rewrite(instruction, modelled));
                if let Some(model) = static_model(classes, instruction) {
                    needed.insert(model.class.clone());
                    *instruction = Instruction::Invoke(InvokeKind::Static, Arc::new(model));
                }
            }
            needed.extend(made.iter().map(|modelled| Name::from(modelled.model)));
            method.code = Some(Arc::new(code));
            is_changed = true;
        }
        if is_changed {
            classes.insert(name.clone(), Arc::new(new));
        }
    }
    with_all_they_use(needed).into_iter().filter_map(|name| MODELS.get(&name).cloned()).collect()
}

/// Whether an instruction calls a method of a list.
fn calls_list(instruction: &Instruction) -> bool {
    matches!(instruction, Instruction::Invoke(InvokeKind::Interface | InvokeKind::Virtual, method) if is_given_list(&method.class))
}

/// These models and those that their code names.
fn with_all_they_use(models: BTreeSet<Name>) -> BTreeSet<Name> {
    let mut all = BTreeSet::new();
    let mut work: Vec<Name> = models.into_iter().collect();
    while let Some(name) = work.pop() {
        let Some(model) = MODELS.get(&name).filter(|_| all.insert(name.clone())) else { continue };
        work.extend(model.super_name.iter().filter(|class| is_model(class)).cloned());
        for code in model.methods.iter().filter_map(|method| method.code.as_ref()) {
            let named = code.instructions.iter().filter_map(|instruction| match instruction {
                Instruction::New(class) => Some(class),
                Instruction::Invoke(_, method) => Some(&method.class),
                Instruction::GetField(field) => Some(&field.class),
                Instruction::InstanceOf(JavaType::Object(class)) => Some(class),
                _ => None,
            });
            work.extend(named.filter(|class| is_model(class)).cloned());
        }
    }
    all
}

/// The static method of a model that stands for the one which an instruction calls.
fn static_model(classes: &FxHashMap<Name, Arc<Class>>, instruction: &Instruction) -> Option<MemberRef> {
    let Instruction::Invoke(InvokeKind::Static, method) = instruction else { return None };
    if classes.contains_key(&method.class) {
        return None;
    }
    let of_classes = MODELLED.iter().map(|modelled| (modelled.class, modelled.model));
    let mut models = of_classes.chain(STATICS.iter().copied()).filter(|(class, _)| **class == *method.class);
    models.find_map(|(_, model)| {
        let found = MODELS.get(model)?.method(&method.name, &method.descriptor)?;
        let is_public = found.access.is_static() && found.access.is_public();
        is_public.then(|| MemberRef { class: model.into(), ..(**method).clone() })
    })
}

/// Whether code makes objects of a class, all of them by constructors that the model has. A constructor of a class that extends
/// it calls one without making an object.
fn makes(code: &Code, modelled: &Modelled) -> bool {
    let Some(model) = MODELS.get(modelled.model) else { return false };
    let (mut made, mut constructed) = (0, 0);
    for instruction in &code.instructions {
        match instruction {
            Instruction::New(class) if **class == *modelled.class => made += 1,
            Instruction::Invoke(InvokeKind::Special, method)
                if *method.class == *modelled.class && &*method.name == "<init>" =>
            {
                if model.method("<init>", &method.descriptor).is_none() {
                    return false;
                }
                constructed += 1;
            }
            _ => {}
        }
    }
    made > 0 && made == constructed
}

fn rewrite(instruction: &mut Instruction, modelled: &Modelled) {
    match instruction {
        Instruction::New(class) if **class == *modelled.class => *class = modelled.model.into(),
        Instruction::Invoke(InvokeKind::Special, method)
            if *method.class == *modelled.class && &*method.name == "<init>" =>
        {
            *method = Arc::new(MemberRef { class: modelled.model.into(), ..(**method).clone() });
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_models_are_read_and_have_what_they_need() {
        assert_eq!(MODELS.len(), FILES.len());
        let models = MODELLED.iter().map(|modelled| modelled.model).chain(STATICS.iter().map(|(_, model)| *model));
        for name in with_all_they_use(models.map(Name::from).collect()) {
            assert!(MODELS.contains_key(&name), "{name}");
        }
    }
}
