//! Classes of the Java library that are modelled by Java code of our own, lowered with the program.
//!
//! `tandem/models/*.java` says what the classes do, and `classes/` is what javac makes of it. Where a program makes an object of
//! one of these library classes, it makes one of the model instead, and everything that follows (calls by the receiver's class,
//! inlining, escape analysis, runs, proofs) treats it as if the programmer had written it.
//!
//! **Objects from outside are never objects of a model.** A list that is a parameter, or is in a field at the call, is made by
//! code that we do not have, whatever its class is called; what it holds is part of the world, and calls on it are calls of
//! unknown functions, as before. So a model needs no invariants about what a caller may have done to it, and a call on a value
//! of type `List` has two possible meanings: the model's method, if the object is one of the model, and the library's.
//!
//! **A method that a model does not have is an unknown function** of the world and of the fields of all models, because a
//! model counts as a given class that a library may call back; it may change these fields in any way. That is true of the real
//! class only if the fields of a model determine what the real object would do. And a model overrides what its real class
//! overrides of `Object`.
//!
//! Hash tables are not modelled: their loops over bins are hard to prove anything about, while two programs that make the same
//! calls on an unknown map are easily seen to agree.
//!
//! Which class an object of a model has is not seen: `getClass` gives the class that is modelled ([`modelled_by`]), and the
//! fields of models are not compared when a difference is looked for (`made_objects.rs`), since nobody can see them.

use std::sync::{Arc, LazyLock};

use rustc_hash::{FxHashMap, FxHashSet};

use crate::classfile::{Class, Code, Instruction, InvokeKind, MemberRef};
use crate::types::Name;

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
    /// What the model is made of.
    needs: &'static [&'static str],
}

const MODELLED: &[Modelled] = &[
    Modelled {
        class: "java/util/ArrayList",
        model: "tandem/models/ArrayList",
        supertypes: &[
            "java/util/AbstractList",
            "java/util/AbstractCollection",
            "java/util/List",
            "java/util/Collection",
            "java/lang/Iterable",
            "java/util/RandomAccess",
            "java/lang/Cloneable",
            "java/io/Serializable",
        ],
        needs: &["tandem/models/ArrayList", "tandem/models/ArrayList$Elements", "tandem/models/Same"],
    },
    Modelled {
        class: "java/util/ArrayDeque",
        model: "tandem/models/ArrayDeque",
        supertypes: &[
            "java/util/AbstractCollection",
            "java/util/Deque",
            "java/util/Queue",
            "java/util/Collection",
            "java/lang/Iterable",
            "java/lang/Cloneable",
            "java/io/Serializable",
        ],
        needs: &["tandem/models/ArrayDeque", "tandem/models/Same"],
    },
];

/// The class files of the models.
const FILES: &[&[u8]] = &[
    include_bytes!("classes/ArrayList.class"),
    include_bytes!("classes/ArrayList$Elements.class"),
    include_bytes!("classes/ArrayDeque.class"),
    include_bytes!("classes/Same.class"),
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

/// The class that a model is a model of.
pub fn modelled_by(model: &str) -> Option<&'static str> {
    MODELLED.iter().find(|modelled| modelled.model == model).map(|modelled| modelled.class)
}

/// The supertypes of a model, that class included.
pub fn supertypes_of(model: &str) -> Option<Vec<Name>> {
    let modelled = MODELLED.iter().find(|modelled| modelled.model == model)?;
    Some([modelled.class].iter().chain(modelled.supertypes).map(|&name| name.into()).collect())
}

/// Lets the given classes make objects of models, and gives the models that they then need.
pub fn use_models(classes: &mut FxHashMap<Name, Arc<Class>>, order: &[Name]) -> Vec<Class> {
    if order.iter().any(|name| is_model(name)) {
        return vec![];
    }
    let mut needed: FxHashSet<&str> = FxHashSet::default();
    for name in order {
        let Some(class) = classes.get(name) else { continue };
        let uses: Vec<Vec<&Modelled>> = class
            .methods
            .iter()
            .map(|method| {
                // A class that is given itself needs no model.
                let wanted = MODELLED.iter().filter(|one| !classes.contains_key(one.class));
                wanted.filter(|one| method.code.as_ref().is_some_and(|code| makes(code, one))).collect()
            })
            .collect();
        if uses.iter().all(Vec::is_empty) {
            continue;
        }
        let mut new = (**class).clone();
        for (method, uses) in new.methods.iter_mut().zip(uses) {
            let Some(code) = &method.code else { continue };
            let mut code = (**code).clone();
            for modelled in uses {
                needed.extend(modelled.needs);
                code.instructions.iter_mut().for_each(|instruction| rewrite(instruction, modelled));
            }
            method.code = Some(Arc::new(code));
        }
        classes.insert(name.clone(), Arc::new(new));
    }
    let mut needed: Vec<&str> = needed.into_iter().collect();
    needed.sort_unstable();
    needed.into_iter().filter_map(|name| MODELS.get(name).cloned()).collect()
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
        for modelled in MODELLED {
            assert!(MODELS.contains_key(modelled.model));
            assert!(modelled.needs.iter().all(|name| MODELS.contains_key(*name)), "{}", modelled.model);
        }
    }
}
