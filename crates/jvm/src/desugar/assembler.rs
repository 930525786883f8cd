//! Puts bodies of methods together from instructions.

use std::sync::Arc;

use crate::classfile::{Access, Code, Instruction, InvokeKind, MemberRef, Method};
use crate::types::{JavaType, Kind, MethodType, Name};

/// Access flags of methods made here: public, or static, and made by no person.
pub const PUBLIC: Access = Access(0x1001);
/// See [`PUBLIC`].
pub const STATIC: Access = Access(0x1008);

/// A body under work. A place to jump to is where the next instruction goes when it is asked for.
#[derive(Debug, Default)]
pub struct Assembler {
    instructions: Vec<Instruction>,
}

impl Assembler {
    /// Appends an instruction, and says where it is.
    pub fn push(&mut self, instruction: Instruction) -> usize {
        self.instructions.push(instruction);
        self.instructions.len() - 1
    }

    /// Where the next instruction goes.
    pub fn here(&self) -> usize {
        self.instructions.len()
    }

    /// Replaces an instruction, once it is known where a jump goes.
    pub fn set(&mut self, at: usize, instruction: Instruction) {
        self.instructions[at] = instruction;
    }

    /// Appends a call.
    pub fn invoke(&mut self, kind: InvokeKind, class: &str, name: &str, descriptor: &str) {
        self.push(Instruction::Invoke(kind, member(class, name, descriptor)));
    }

    /// The method with this body.
    pub fn method(self, name: &str, descriptor: &str, access: Access) -> Option<Method> {
        let ty = MethodType::parse(descriptor)?;
        let receiver = usize::from(!access.is_static());
        let words = receiver + ty.params.iter().map(|param| param.kind().words()).sum::<usize>();
        let code = Code {
            max_stack: u16::MAX,
            max_locals: u16::try_from(words).ok()?,
            lines: vec![0; self.instructions.len()],
            instructions: self.instructions,
            handlers: vec![],
            local_names: vec![],
        };
        Some(Method {
            name: name.into(),
            descriptor: descriptor.into(),
            ty,
            access,
            code: Some(Arc::new(code)),
            param_names: vec![],
        })
    }
}

/// A field or method by name.
pub fn member(class: &str, name: &str, descriptor: &str) -> Arc<MemberRef> {
    Arc::new(MemberRef { class: class.into(), name: name.into(), descriptor: descriptor.into() })
}

/// The primitive type in a box class, and the method that takes it out.
pub fn unboxing(class: &str) -> Option<(JavaType, &'static str)> {
    Some(match class {
        "java/lang/Boolean" => (JavaType::Boolean, "booleanValue"),
        "java/lang/Byte" => (JavaType::Byte, "byteValue"),
        "java/lang/Character" => (JavaType::Char, "charValue"),
        "java/lang/Short" => (JavaType::Short, "shortValue"),
        "java/lang/Integer" => (JavaType::Int, "intValue"),
        "java/lang/Long" => (JavaType::Long, "longValue"),
        "java/lang/Float" => (JavaType::Float, "floatValue"),
        "java/lang/Double" => (JavaType::Double, "doubleValue"),
        _ => return None,
    })
}

/// The box class of a primitive type.
pub fn box_of(ty: &JavaType) -> Option<&'static str> {
    Some(match ty {
        JavaType::Boolean => "java/lang/Boolean",
        JavaType::Byte => "java/lang/Byte",
        JavaType::Char => "java/lang/Character",
        JavaType::Short => "java/lang/Short",
        JavaType::Int => "java/lang/Integer",
        JavaType::Long => "java/lang/Long",
        JavaType::Float => "java/lang/Float",
        JavaType::Double => "java/lang/Double",
        JavaType::Object(_) | JavaType::Array(_) => return None,
    })
}

/// The first local variable of each parameter, starting at a slot.
pub fn slots(params: &[JavaType], first: u16) -> Vec<(Kind, u16)> {
    let mut slot = first;
    let next = params.iter().map(|param| {
        let at = (param.kind(), slot);
        slot += param.kind().words() as u16;
        at
    });
    next.collect()
}

/// A type by the name of its class.
pub fn object(name: &Name) -> JavaType {
    JavaType::Object(name.clone())
}
