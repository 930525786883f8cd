//! Methods that may be run to make an object: nothing that they do leaves the program.
//!
//! When an input of a difference is to be made as a caller would make it, constructors and methods of the given classes are
//! really run, with arguments that nobody thought about. So only those are that can touch nothing but objects: all that they
//! call is given and harmless too, or belongs to classes of the library that only compute or hold things.

use std::collections::{BTreeMap, BTreeSet};

use crate::classfile::{BootstrapArgument, Class, Constant, Instruction};
use crate::types::Name;

/// A method: class, name and descriptor.
pub type MethodName = (Name, Name, Name);

/// Packages of the library, with a slash at the end, whose classes compute and hold things.
const PACKAGES: &[&str] = &["java/util/", "java/util/function/", "java/util/stream/", "java/math/"];

/// Other such classes.
const CLASSES: &[&str] = &[
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/CharSequence",
    "java/lang/Character",
    "java/lang/Class",
    "java/lang/Comparable",
    "java/lang/Double",
    "java/lang/Enum",
    "java/lang/Float",
    "java/lang/Integer",
    "java/lang/Iterable",
    "java/lang/Long",
    "java/lang/Math",
    "java/lang/Number",
    "java/lang/Object",
    "java/lang/Record",
    "java/lang/Short",
    "java/lang/StrictMath",
    "java/lang/String",
    "java/lang/StringBuffer",
    "java/lang/StringBuilder",
    "java/lang/Throwable",
    "java/lang/invoke/LambdaMetafactory",
    "java/lang/invoke/StringConcatFactory",
    "java/lang/runtime/ObjectMethods",
];

/// The methods and constructors of these class files that are harmless. A file that cannot be read has none.
pub fn harmless(files: &[Vec<u8>]) -> BTreeSet<MethodName> {
    let classes: Vec<Class> = files.iter().filter_map(|bytes| Class::parse(bytes).ok()).collect();
    let given: BTreeSet<&Name> = classes.iter().map(|class| &class.name).collect();
    let initialises: BTreeMap<&Name, bool> =
        classes.iter().map(|class| (&class.name, class.method("<clinit>", "()V").is_some())).collect();
    let methods = || classes.iter().flat_map(|class| class.methods.iter().map(move |method| (class, method)));
    // A call may mean any method of its name, so one that is not harmless spoils the name.
    let mut bad: BTreeSet<(Name, Name)> = BTreeSet::new();
    loop {
        let before = bad.len();
        for (_, method) in methods() {
            let calls = method.code.iter().flat_map(|code| code.instructions.iter());
            let is_bad = method.access.is_native()
                || calls.into_iter().any(|instruction| leads_out(instruction, &given, &initialises, &bad));
            if is_bad {
                bad.insert((method.name.clone(), method.descriptor.clone()));
            }
        }
        if bad.len() == before {
            break;
        }
    }
    methods()
        .filter(|(_, method)| !bad.contains(&(method.name.clone(), method.descriptor.clone())))
        .map(|(class, method)| (class.name.clone(), method.name.clone(), method.descriptor.clone()))
        .collect()
}

/// Those of them that other classes can call.
pub fn public_harmless(files: &[Vec<u8>]) -> BTreeSet<(String, String, String)> {
    let harmless = harmless(files);
    let classes: Vec<Class> = files.iter().filter_map(|bytes| Class::parse(bytes).ok()).collect();
    let methods = classes.iter().flat_map(|class| class.methods.iter().map(move |method| (class, method)));
    let callable = methods.filter(|(class, method)| {
        !method.access.is_private()
            && !method.access.is_synthetic()
            && method.code.is_some()
            && &*method.name != "<clinit>"
            && harmless.contains(&(class.name.clone(), method.name.clone(), method.descriptor.clone()))
    });
    callable
        .map(|(class, method)| (class.name.to_string(), method.name.to_string(), method.descriptor.to_string()))
        .collect()
}

/// Whether an instruction may do something outside of the program.
fn leads_out(
    instruction: &Instruction,
    given: &BTreeSet<&Name>,
    initialises: &BTreeMap<&Name, bool>,
    bad: &BTreeSet<(Name, Name)>,
) -> bool {
    let initialiser = (Name::from("<clinit>"), Name::from("()V"));
    let begins = |class: &Name| initialises.get(class) == Some(&true) && bad.contains(&initialiser);
    let calls = |class: &Name, name: &Name, descriptor: &Name| {
        if given.contains(class) {
            bad.contains(&(name.clone(), descriptor.clone())) || begins(class)
        } else {
            !is_harmless_class(class) || bad.contains(&(name.clone(), descriptor.clone()))
        }
    };
    match instruction {
        Instruction::Invoke(_, member) => calls(&member.class, &member.name, &member.descriptor),
        Instruction::InvokeDynamic(site) => site.bootstrap.arguments.iter().any(|argument| match argument {
            BootstrapArgument::Handle(handle) => {
                calls(&handle.member.class, &handle.member.name, &handle.member.descriptor)
            }
            BootstrapArgument::Dynamic | BootstrapArgument::Constant(Constant::Dynamic) => true,
            _ => false,
        }),
        Instruction::GetStatic(field) | Instruction::PutStatic(field) => {
            begins(&field.class) || !given.contains(&field.class) && !is_harmless_class(&field.class)
        }
        Instruction::New(class) => begins(class),
        _ => false,
    }
}

/// Whether a class of the library only computes or holds things.
pub(crate) fn is_harmless_class(class: &str) -> bool {
    // What waits, is shared by threads, or reads files.
    const NOT: &[&str] = &["java/util/Scanner", "java/util/Timer", "java/util/Formatter", "java/util/ServiceLoader"];
    let is_exception = class.starts_with("java/") && (class.ends_with("Exception") || class.ends_with("Error"));
    let package = class.rfind('/').map_or("", |at| &class[..=at]);
    CLASSES.contains(&class) || is_exception || PACKAGES.contains(&package) && !NOT.contains(&class)
}
