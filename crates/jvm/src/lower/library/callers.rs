//! Code of the caller's: functions that a method is handed, and interfaces that it leaves to others to implement.
//!
//! A `Runnable`, a `Comparator` or an object of an interface that no given class implements is the caller's own, and a call of it
//! runs code that knows the given classes. Unlike a library, which knows of them only what overrides its own methods, such code may
//! call every method that is not private, the compared one among them, and it has all objects that the caller has. So its
//! call takes and gives back every memory that the compared methods know of: fields, and arrays that somebody else can have. A field that is
//! final stays as it is.
//!
//! Both sides call the same unknown function of all that. That is sound if what it may call behaves the same on both sides, which
//! `agreement.rs` looks at: it must be the same code. The compared methods themselves are no exception but the
//! induction hypothesis: a call that unknown code makes of them is nested in the one that is compared, and runs are finite
//! (`external-calls-return`), so the innermost calls agree, and then those around them.
//!
//! Collections and whatever else of Java's library is no function are taken to be the library's own (`library-reflection`).

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::objects::MODEL_FIELDS;
use tandem_ir::{RegionId, RegionKind, Ty};

use super::unknown::{arrays_in, can_be, is_of_jdk};
use super::{LibraryCall, LibraryView};
use crate::classfile::Instruction;
use crate::digest::Start;
use crate::frames::RefType;
use crate::lower::context::Context;
use crate::lower::method::MethodLowering;
use crate::models::is_model;
use crate::program::Program;
use crate::types::{JavaType, Name};

/// What code of the caller's sees of a program.
#[derive(Clone, Debug, Default)]
pub struct CallersView {
    /// The memories that are handed over, with those that a library sees.
    pub regions: BTreeSet<RegionId>,
    /// The methods that it may call, with digests of all that they run.
    pub callable: BTreeMap<String, String>,
}

/// Types of Java's library, beside those of `java.util.function`, whose objects are usually code of whoever makes them.
const FUNCTIONS: &[&str] = &[
    "java/lang/Runnable",
    "java/lang/Thread",
    "java/lang/AutoCloseable",
    "java/io/Closeable",
    "java/util/Comparator",
    "java/util/TimerTask",
    "java/util/concurrent/Callable",
    "java/util/concurrent/Executor",
    "java/util/concurrent/ExecutorService",
    "java/lang/reflect/InvocationHandler",
];

/// Whether a given type has no class among the given ones, so that its objects are the caller's.
pub fn is_left_to_callers(program: &Program, class: &str) -> bool {
    program.class(class).is_some_and(|given| given.access.is_abstract() || given.access.is_interface())
        && program.concrete_subtypes(class).is_empty()
}

/// Whether objects of this class, which is not given, may be the caller's functions.
pub fn is_function_type(class: &str) -> bool {
    !is_of_jdk(class) || class.starts_with("java/util/function/") || FUNCTIONS.contains(&class)
}

/// Whether objects of this class may be the caller's functions.
fn is_function(program: &Program, class: &str) -> bool {
    match program.class(class) {
        Some(_) => is_left_to_callers(program, class),
        None => is_function_type(class),
    }
}

impl MethodLowering<'_, '_> {
    /// Whether a call may run code of the caller's: on one of its objects, or handed one.
    pub(in crate::lower) fn runs_callers_code(&mut self, call: &LibraryCall<'_>) -> bool {
        let receiver = call.receiver.map(|(_, ty)| ty.clone());
        let all: Vec<RefType> = receiver.into_iter().chain(call.types.iter().flatten().cloned()).collect();
        all.iter().filter(|ty| !ty.is_exact).any(|ty| {
            let mut inner = ty.ty.as_ref();
            while let Some(JavaType::Array(element)) = inner {
                inner = Some(element);
            }
            match inner {
                Some(JavaType::Object(name)) => is_function(self.cx.program, name) && !self.is_only_ours(name),
                _ => false,
            }
        })
    }
}

impl Context<'_> {
    /// What code of the caller's sees, where a library sees this.
    pub fn callers_view(&self, library: &LibraryView) -> CallersView {
        let program = self.program;
        let mut regions = library.regions.clone();
        let ours = || program.classes().filter(|class| !is_model(&class.name) && !class.name.contains("$$Lambda"));
        // What somebody else can have an array or a text of: what was passed, arguments, and what hangs on objects.
        let roots = self.roots.iter().filter_map(|key| program.find_method(&key.class, &key.name, &key.descriptor));
        let params = roots.flat_map(|(_, method)| method.ty.params.iter().cloned());
        let fields = ours().flat_map(|class| class.fields.iter().map(|field| field.ty.clone()));
        // What it answers is somebody else's too, and has to be cast if it is not declared as what it is.
        let codes = ours().flat_map(|class| class.methods.iter().filter_map(|method| method.code.as_ref()));
        let cast = codes.flat_map(|code| &code.instructions).filter_map(|instruction| match instruction {
            Instruction::CheckCast(ty) => Some(ty.clone()),
            _ => None,
        });
        let reached: Vec<JavaType> = self.passed.iter().cloned().chain(params).chain(fields).chain(cast).collect();
        let arrays: BTreeSet<&str> = reached.iter().flat_map(arrays_in).collect();
        let hands_out = |class: &str| reached.iter().any(|ty| can_be(program, ty, class));
        let finals: BTreeSet<String> = ours()
            .flat_map(|class| {
                let finals = class.fields.iter().filter(|field| field.access.is_final());
                finals.map(|field| format!("{}.{}", class.name.replace('/', "."), field.name))
            })
            .collect();
        for (id, region) in self.regions.iter().filter(|(_, region)| region.kind == RegionKind::Shared) {
            let is_seen = match region.name.as_str() {
                "java.lang.StringBuilder.text" => hands_out("java/lang/StringBuilder"),
                "java.lang.StringBuffer.text" => hands_out("java/lang/StringBuffer"),
                name if name.starts_with("array.") => arrays.contains(name) || arrays.contains("array."),
                // Those of models are seen by libraries already, as far as there are any.
                name if name.starts_with("java.lang.") || name.starts_with(MODEL_FIELDS) => false,
                name => matches!(region.keys[..], [] | [Ty::Ref]) && !finals.contains(name),
            };
            if is_seen {
                regions.insert(id);
            }
        }
        let leaves: BTreeSet<(Name, Name, Name)> =
            self.roots.iter().map(|key| (key.class.clone(), key.name.clone(), key.descriptor.clone())).collect();
        let mut callable = BTreeMap::new();
        for class in ours() {
            for method in class.methods.iter().filter(|method| method.code.is_some()) {
                let key = (class.name.clone(), method.name.clone(), method.descriptor.clone());
                if method.access.is_private() || &*method.name == "<clinit>" || leaves.contains(&key) {
                    continue;
                }
                let digest = program.digest_without(&[Start::Exactly(key.0, key.1, key.2)], &leaves);
                let name = format!("{}.{}{}", class.name.replace('/', "."), method.name, method.descriptor);
                callable.insert(name, digest);
            }
        }
        CallersView { regions, callable }
    }
}
