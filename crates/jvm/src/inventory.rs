//! Everything that a program made of class files consists of: the methods that have code, and the static fields with what
//! they hold at first. Whoever compares two programs can see from it what was not compared.
//!
//! Digests are over what the class file says and not over its bytes, so line numbers and the order of the constant pool do not
//! count.

use rustc_hash::FxHashMap;

use crate::classes::Classes;
use crate::classfile::{Class, Constant, Field, Instruction, Method};
use crate::effects::runs_by_itself;
use crate::types::{JavaType, Name};
use crate::uses::with_uses;

/// Units of a text that are shown.
const MOST_SHOWN: usize = 40;

/// What a program consists of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inventory {
    /// Methods with code, constructors and static initialisers included, in the order of the class files.
    pub methods: Vec<MethodItem>,
    /// Static fields that the source declares.
    pub fields: Vec<FieldItem>,
}

/// A method with code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MethodItem {
    /// What the function is called that it becomes when everything is lowered.
    pub function: String,
    /// The class, with dots.
    pub class: String,
    /// Its name; `<init>` and `<clinit>` are constructors and the static initialiser.
    pub name: String,
    /// Its descriptor.
    pub descriptor: String,
    /// Whether everybody may call it.
    pub is_public: bool,
    /// Whether the compiler made it.
    pub is_synthetic: bool,
    /// Whether the platform runs it although nobody calls it, and others see what it does: an initialiser that does more than to fill its
    /// class's fields, or a private method that serialisation looks for.
    pub runs_by_itself: bool,
    /// A digest of its own code, as hexadecimal digits.
    pub own: String,
    /// One of its code and of all that it leads to.
    pub digest: String,
    /// The line where it begins; 0 if that is not known.
    pub line: u32,
}

/// A static field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldItem {
    /// The class, with dots.
    pub class: String,
    /// Its name.
    pub name: String,
    /// Its type as the source writes it.
    pub ty: String,
    /// Whether it can never change.
    pub is_final: bool,
    /// What it holds at first, if it is a plain constant: `5`, `"abc"`, `null`.
    pub value: Option<String>,
    /// A digest of its type and of what it holds at first, as hexadecimal digits. Of a value that has to be computed it is
    /// one of the class's whole initialiser.
    pub digest: String,
}

/// What the program in these class files consists of.
pub fn inventory(classes: &Classes) -> Inventory {
    let mut found = Inventory::default();
    for class in classes.classes() {
        let mut counts: FxHashMap<&Name, usize> = FxHashMap::default();
        for method in &class.methods {
            *counts.entry(&method.name).or_default() += 1;
        }
        let class_name = class.name.replace('/', ".");
        for method in &class.methods {
            let Some(code) = &method.code else { continue };
            let mut function = format!("{class_name}.{}", method.name);
            if counts[&method.name] > 1 {
                function.push_str(&method.descriptor);
            }
            found.methods.push(MethodItem {
                function,
                class: class_name.clone(),
                name: method.name.to_string(),
                descriptor: method.descriptor.to_string(),
                is_public: method.access.0 & 1 != 0,
                is_synthetic: method.access.is_synthetic(),
                runs_by_itself: runs_by_itself(classes.classes(), class, method),
                own: code_digest(method),
                digest: String::new(),
                line: code.lines.iter().copied().find(|line| *line != 0).unwrap_or(0),
            });
        }
        for field in class.fields.iter().filter(|field| field.access.is_static() && !field.access.is_synthetic()) {
            let (value, what) = match initial(class, field) {
                First::Default => {
                    let value = default_value(&field.ty).to_owned();
                    (Some(value.clone()), value)
                }
                // A zero that is put in is the zero that is there anyway.
                First::Constant(constant) => match shown(constant, &field.ty) {
                    Some(value) if value == default_value(&field.ty) => (Some(value.clone()), value),
                    value => (value, format!("{constant:?}")),
                },
                First::Computed => (None, class.method("<clinit>", "()V").map(code_digest).unwrap_or_default()),
            };
            found.fields.push(FieldItem {
                class: class_name.clone(),
                name: field.name.to_string(),
                ty: written(&field.ty),
                is_final: field.access.is_final(),
                value,
                digest: hexadecimal(&format!("{}\n{what}", field.ty)),
            });
        }
    }
    let own: Vec<&str> = found.methods.iter().map(|method| &*method.own).collect();
    let digests = with_uses(classes, &own);
    for (method, digest) in found.methods.iter_mut().zip(digests) {
        method.digest = digest;
    }
    found
}

/// A digest of what a method's code says.
fn code_digest(method: &Method) -> String {
    let Some(code) = &method.code else { return hexadecimal("") };
    hexadecimal(&format!("{:?}\n{:?}\n{:?}", method.access, code.instructions, code.handlers))
}

fn hexadecimal(text: &str) -> String {
    blake3::hash(text.as_bytes()).to_hex().to_string()
}

/// What a static field holds at first.
enum First<'c> {
    /// What fields of its type hold that nothing is put into.
    Default,
    /// A constant that is put in once.
    Constant(&'c Constant),
    /// Something that has to be computed.
    Computed,
}

fn initial<'c>(class: &'c Class, field: &'c Field) -> First<'c> {
    if let Some(constant) = &field.constant {
        return First::Constant(constant);
    }
    let Some(code) = class.method("<clinit>", "()V").and_then(|method| method.code.as_ref()) else {
        return First::Default;
    };
    let is_set = |instruction: &Instruction| matches!(instruction, Instruction::PutStatic(target) if target.name == field.name && target.class == class.name);
    let mut places = code.instructions.iter().enumerate().filter(|(_, instruction)| is_set(instruction));
    let Some((place, _)) = places.next() else { return First::Default };
    let is_straight = code.handlers.is_empty()
        && code.instructions[..place].iter().all(|i| i.jump_targets().is_empty() && i.falls_through());
    let jumps_back = code.instructions.iter().flat_map(Instruction::jump_targets).any(|target| target <= place);
    if places.next().is_some() || !is_straight || jumps_back {
        return First::Computed;
    }
    match place.checked_sub(1).and_then(|before| code.instructions.get(before)) {
        Some(Instruction::Push(constant)) if !matches!(constant, Constant::Class(_) | Constant::Dynamic) => {
            First::Constant(constant)
        }
        Some(Instruction::Null) => First::Default,
        _ => First::Computed,
    }
}

fn default_value(ty: &JavaType) -> &'static str {
    match ty {
        JavaType::Object(_) | JavaType::Array(_) => "null",
        JavaType::Boolean => "false",
        JavaType::Float | JavaType::Double => "0.0",
        JavaType::Char => "'\\u0000'",
        JavaType::Byte | JavaType::Short | JavaType::Int | JavaType::Long => "0",
    }
}

/// A constant as the source writes it.
fn shown(constant: &Constant, ty: &JavaType) -> Option<String> {
    Some(match constant {
        Constant::Int(value) if *ty == JavaType::Boolean => (*value != 0).to_string(),
        Constant::Int(value) if *ty == JavaType::Char => match char::from_u32(*value as u32) {
            Some(letter) if !letter.is_control() => format!("'{letter}'"),
            _ => format!("'\\u{value:04x}'"),
        },
        Constant::Int(value) => value.to_string(),
        Constant::Long(value) => value.to_string(),
        Constant::Float(bits) => format!("{:?}", f32::from_bits(*bits)),
        Constant::Double(bits) => format!("{:?}", f64::from_bits(*bits)),
        Constant::String(units) => {
            let mut text = String::from_utf16_lossy(&units[..units.len().min(MOST_SHOWN)]);
            if units.len() > MOST_SHOWN {
                text.push('…');
            }
            format!("{text:?}")
        }
        Constant::Class(_) | Constant::Dynamic => return None,
    })
}

/// A type as the source writes it.
fn written(ty: &JavaType) -> String {
    match ty {
        JavaType::Boolean => "boolean".to_owned(),
        JavaType::Byte => "byte".to_owned(),
        JavaType::Char => "char".to_owned(),
        JavaType::Short => "short".to_owned(),
        JavaType::Int => "int".to_owned(),
        JavaType::Long => "long".to_owned(),
        JavaType::Float => "float".to_owned(),
        JavaType::Double => "double".to_owned(),
        JavaType::Object(name) => name.rsplit('/').next().unwrap_or(name).replace('$', "."),
        JavaType::Array(element) => format!("{}[]", written(element)),
    }
}
