//! Java types and descriptors.

use std::fmt;
use std::sync::Arc;

use tandem_ir::Ty;

/// A name of the class file: a class (with slashes), a member, a descriptor.
pub type Name = Arc<str>;

/// A type of the Java language, as descriptors write it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum JavaType {
    /// `Z`
    Boolean,
    /// `B`
    Byte,
    /// `C`
    Char,
    /// `S`
    Short,
    /// `I`
    Int,
    /// `J`
    Long,
    /// `F`
    Float,
    /// `D`
    Double,
    /// `Lname;`
    Object(Name),
    /// `[element`
    Array(Arc<JavaType>),
}

/// What a value is on the operand stack and in local variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// boolean, byte, char, short and int
    Int,
    /// long; takes two local variables
    Long,
    /// float
    Float,
    /// double; takes two local variables
    Double,
    /// a reference
    Ref,
}

/// The parameter and result types of a method.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MethodType {
    /// Without the receiver.
    pub params: Vec<JavaType>,
    /// `None` is void.
    pub result: Option<JavaType>,
}

impl Kind {
    /// How many stack or local words a value takes.
    pub fn words(self) -> usize {
        match self {
            Kind::Long | Kind::Double => 2,
            Kind::Int | Kind::Float | Kind::Ref => 1,
        }
    }

    /// The IR type of such a value on the stack.
    pub fn ty(self) -> Ty {
        match self {
            Kind::Int => Ty::I32,
            Kind::Long => Ty::I64,
            Kind::Float => Ty::F32,
            Kind::Double => Ty::F64,
            Kind::Ref => Ty::Ref,
        }
    }
}

impl JavaType {
    /// Whether values are numbers without a fraction.
    pub fn is_whole_number(&self) -> bool {
        matches!(self, JavaType::Byte | JavaType::Short | JavaType::Int | JavaType::Long)
    }

    /// Whether values are numbers with a fraction.
    pub fn is_float(&self) -> bool {
        matches!(self, JavaType::Float | JavaType::Double)
    }

    /// The class `java/lang/Object` and others by name.
    pub fn object(name: &str) -> JavaType {
        JavaType::Object(name.into())
    }

    /// What such a value is on the stack.
    pub fn kind(&self) -> Kind {
        match self {
            JavaType::Boolean | JavaType::Byte | JavaType::Char | JavaType::Short | JavaType::Int => Kind::Int,
            JavaType::Long => Kind::Long,
            JavaType::Float => Kind::Float,
            JavaType::Double => Kind::Double,
            JavaType::Object(_) | JavaType::Array(_) => Kind::Ref,
        }
    }

    /// The IR type of such a value in memory, as a parameter and as a result.
    pub fn ty(&self) -> Ty {
        match self {
            JavaType::Boolean => Ty::Bool,
            JavaType::Byte => Ty::I8,
            JavaType::Char | JavaType::Short => Ty::Int(16),
            JavaType::Int => Ty::I32,
            JavaType::Long => Ty::I64,
            JavaType::Float => Ty::F32,
            JavaType::Double => Ty::F64,
            JavaType::Object(_) | JavaType::Array(_) => Ty::Ref,
        }
    }

    /// The name of the class that objects of this reference type have at run time: `a/B`, `[I`, `[La/B;`.
    pub fn class_name(&self) -> String {
        match self {
            JavaType::Object(name) => name.to_string(),
            other => other.to_string(),
        }
    }

    /// The type that a class constant names: a class, or an array by its descriptor.
    pub fn from_class_name(name: &str) -> Option<JavaType> {
        if name.starts_with('[') { JavaType::parse(name) } else { Some(JavaType::object(name)) }
    }

    /// Reads a field descriptor.
    pub fn parse(descriptor: &str) -> Option<JavaType> {
        let (ty, rest) = JavaType::parse_prefix(descriptor)?;
        rest.is_empty().then_some(ty)
    }

    fn parse_prefix(text: &str) -> Option<(JavaType, &str)> {
        let dimensions = text.bytes().take_while(|&byte| byte == b'[').count();
        if dimensions > 255 {
            return None;
        }
        let mut chars = text[dimensions..].chars();
        let mut ty = match chars.next()? {
            'Z' => JavaType::Boolean,
            'B' => JavaType::Byte,
            'C' => JavaType::Char,
            'S' => JavaType::Short,
            'I' => JavaType::Int,
            'J' => JavaType::Long,
            'F' => JavaType::Float,
            'D' => JavaType::Double,
            'L' => {
                let (name, rest) = chars.as_str().split_once(';')?;
                if name.is_empty() || name.contains(['.', '[']) {
                    return None;
                }
                chars = rest.chars();
                JavaType::object(name)
            }
            _ => return None,
        };
        for _ in 0..dimensions {
            ty = JavaType::Array(Arc::new(ty));
        }
        Some((ty, chars.as_str()))
    }
}

impl fmt::Display for JavaType {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JavaType::Boolean => out.write_str("Z"),
            JavaType::Byte => out.write_str("B"),
            JavaType::Char => out.write_str("C"),
            JavaType::Short => out.write_str("S"),
            JavaType::Int => out.write_str("I"),
            JavaType::Long => out.write_str("J"),
            JavaType::Float => out.write_str("F"),
            JavaType::Double => out.write_str("D"),
            JavaType::Object(name) => write!(out, "L{name};"),
            JavaType::Array(element) => write!(out, "[{element}"),
        }
    }
}

impl MethodType {
    /// Reads a method descriptor.
    pub fn parse(descriptor: &str) -> Option<MethodType> {
        let mut rest = descriptor.strip_prefix('(')?;
        let mut params = Vec::new();
        while !rest.starts_with(')') {
            let (ty, after) = JavaType::parse_prefix(rest)?;
            params.push(ty);
            rest = after;
        }
        let result = match &rest[1..] {
            "V" => None,
            result => Some(JavaType::parse(result)?),
        };
        (params.len() <= 255).then_some(MethodType { params, result })
    }
}

impl fmt::Display for MethodType {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("(")?;
        self.params.iter().try_for_each(|param| write!(out, "{param}"))?;
        match &self.result {
            Some(result) => write!(out, "){result}"),
            None => out.write_str(")V"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptors_print_as_they_were_read() {
        for text in ["()V", "(I[[DLjava/lang/String;Z)J", "([B)[Ljava/lang/Object;", "(SCF)D"] {
            assert_eq!(MethodType::parse(text).map(|ty| ty.to_string()).as_deref(), Some(text));
        }
    }

    #[test]
    fn bad_descriptors_are_refused() {
        let many = "[".repeat(300) + "I";
        for text in ["", "I", "(", "()", "()VV", "(V)V", "(L;)V", "(Lx)V", "([)V", "(II", "(é)V", &format!("({many})V")]
        {
            assert_eq!(MethodType::parse(text), None, "{text}");
        }
        assert_eq!(JavaType::parse("II"), None);
        assert_eq!(JavaType::parse("La.b;"), None);
    }
}
