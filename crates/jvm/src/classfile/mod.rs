//! Reads class files into plain data.
//!
//! This is a reader of our own rather than a crate's, because class files come from anyone: every count and offset is
//! checked against the bytes that are there before anything is allocated, nothing nests, and what we do not look at
//! (annotations, stack maps, generic signatures) is skipped without being decoded.

mod annotations;
mod code;
mod instruction;
mod pool;
mod reader;

use std::sync::Arc;

use rustc_hash::FxHashSet;

pub use code::{Code, Handler, LocalName};
pub use instruction::{
    Arithmetic, ArrayAccess, Condition, Constant, DynamicSite, Instruction, InvokeKind, MemberRef, Narrowing, StackOp,
};
pub use pool::{BootstrapArgument, BootstrapMethod, MethodHandle};

use crate::error::Error;
use crate::types::{JavaType, MethodType, Name};
use pool::Pool;
use reader::Reader;

/// Class files larger than this are refused. The largest in JDK 17 has 0.4 MB.
const MAX_CLASS_BYTES: usize = 16 << 20;

/// The newest class file version we read: Java 26.
const MAX_MAJOR: u16 = 70;

/// A class or interface.
#[derive(Clone, Debug)]
pub struct Class {
    /// Binary name with slashes.
    pub name: Name,
    /// Of everything but `java/lang/Object`.
    pub super_name: Option<Name>,
    /// Implemented or extended interfaces.
    pub interfaces: Vec<Name>,
    /// Access flags.
    pub access: Access,
    /// Fields, static and not.
    pub fields: Vec<Field>,
    /// Methods, constructors and the static initialiser.
    pub methods: Vec<Method>,
    /// The file it was compiled from.
    pub source_file: Option<String>,
    /// The class that the nest is named after, if it is another one.
    pub nest_host: Option<Name>,
    /// The other classes of the nest that is named after it: they see each other's private members.
    pub nest_members: Vec<Name>,
    /// What running programs see of its annotations and of those of its members, in words.
    pub annotations: Vec<String>,
}

/// A field.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name.
    pub name: Name,
    /// Its type.
    pub ty: JavaType,
    /// Access flags.
    pub access: Access,
    /// The value of a compile-time constant.
    pub constant: Option<Constant>,
}

/// A method.
#[derive(Clone, Debug)]
pub struct Method {
    /// Its name; `<init>` and `<clinit>` are special.
    pub name: Name,
    /// The descriptor as written.
    pub descriptor: Name,
    /// The descriptor read.
    pub ty: MethodType,
    /// Access flags.
    pub access: Access,
    /// The body; abstract and native methods have none.
    pub code: Option<Arc<Code>>,
    /// Parameter names from a `MethodParameters` attribute.
    pub param_names: Vec<Option<String>>,
}

/// Access flags of a class or member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access(pub u16);

impl Access {
    /// `private`
    pub fn is_private(self) -> bool {
        self.0 & 0x0002 != 0
    }
    /// Whether everybody may use it.
    pub fn is_public(self) -> bool {
        self.0 & 0x0001 != 0
    }

    /// `static`
    pub fn is_static(self) -> bool {
        self.0 & 0x0008 != 0
    }
    /// `final`
    pub fn is_final(self) -> bool {
        self.0 & 0x0010 != 0
    }
    /// `synchronized`, of a method
    pub fn is_synchronized(self) -> bool {
        self.0 & 0x0020 != 0
    }
    /// `volatile`, of a field
    pub fn is_volatile(self) -> bool {
        self.0 & 0x0040 != 0
    }
    /// `transient`, of a field
    pub fn is_transient(self) -> bool {
        self.0 & 0x0080 != 0
    }
    /// `native`, of a method
    pub fn is_native(self) -> bool {
        self.0 & 0x0100 != 0
    }
    /// `interface`, of a class
    pub fn is_interface(self) -> bool {
        self.0 & 0x0200 != 0
    }
    /// `abstract`
    pub fn is_abstract(self) -> bool {
        self.0 & 0x0400 != 0
    }
    /// Made by the compiler, not in the source.
    pub fn is_synthetic(self) -> bool {
        self.0 & 0x1000 != 0
    }
    /// An enum class, or a field holding an enum constant.
    pub fn is_enum(self) -> bool {
        self.0 & 0x4000 != 0
    }
}

impl Class {
    /// Reads a class file.
    pub fn parse(bytes: &[u8]) -> Result<Class, Error> {
        if bytes.len() > MAX_CLASS_BYTES {
            return Err(Error::TooLarge(format!("a class file of {} bytes", bytes.len())));
        }
        let mut reader = Reader::new(bytes);
        if reader.u4()? != 0xcafe_babe {
            return Err(Error::malformed("no class file magic"));
        }
        let _minor = reader.u2()?;
        let major = reader.u2()?;
        if major > MAX_MAJOR {
            return Err(Error::malformed(format!("class file version {major} is newer than {MAX_MAJOR}")));
        }
        let pool = Pool::read(&mut reader)?;
        let access = Access(reader.u2()?);
        let name = pool.class_name(reader.u2()?)?;
        if name.is_empty() || name.contains(['.', ';', '[']) || name.split('/').any(str::is_empty) {
            return Err(Error::malformed(format!("class name {name}")));
        }
        read_members(&mut reader, &pool, name.clone(), access).map_err(|error| error.in_class(&name))
    }

    /// The method of this name and descriptor that the class itself declares.
    pub fn method(&self, name: &str, descriptor: &str) -> Option<&Method> {
        self.methods.iter().find(|method| *method.name == *name && *method.descriptor == *descriptor)
    }

    /// The field of this name that the class itself declares.
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| *field.name == *name)
    }
}

fn read_members(reader: &mut Reader<'_>, pool: &Pool, name: Name, access: Access) -> Result<Class, Error> {
    let super_name = match reader.u2()? {
        0 => None,
        index => Some(pool.class_name(index)?),
    };
    let mut interfaces = Vec::new();
    for _ in 0..reader.u2()? {
        interfaces.push(pool.class_name(reader.u2()?)?);
    }
    let mut annotations = Vec::new();
    let mut fields = Vec::new();
    for _ in 0..reader.u2()? {
        fields.push(read_field(reader, pool, &mut annotations)?);
    }
    // Bodies refer to bootstrap methods, which come last in the file, so bodies are decoded at the end.
    let mut methods = Vec::new();
    let mut bodies = Vec::new();
    for _ in 0..reader.u2()? {
        let (method, body) = read_method(reader, pool, &mut annotations)?;
        methods.push(method);
        bodies.push(body);
    }
    let mut source_file = None;
    let (mut nest_host, mut nest_members) = (None, Vec::new());
    let mut bootstrap = Vec::new();
    for _ in 0..reader.u2()? {
        let (attribute, mut data) = reader.attribute(pool)?;
        match &*attribute {
            "SourceFile" => source_file = Some(pool.utf8(data.u2()?)?.to_string()),
            "NestHost" => nest_host = Some(pool.class_name(data.u2()?)?),
            "NestMembers" => {
                for _ in 0..data.u2()? {
                    nest_members.push(pool.class_name(data.u2()?)?);
                }
            }
            "BootstrapMethods" => bootstrap = pool::read_bootstrap_methods(&mut data, pool)?,
            other => annotations::read(other, &mut data, pool, "", &mut annotations)?,
        }
    }
    if !reader.is_empty() {
        return Err(Error::malformed("bytes after the end of the class"));
    }
    let mut signatures = FxHashSet::default();
    for method in &methods {
        if !signatures.insert((method.name.clone(), method.descriptor.clone())) {
            return Err(Error::malformed(format!("two methods {}{}", method.name, method.descriptor)));
        }
    }
    for (method, body) in methods.iter_mut().zip(bodies) {
        if let Some(mut body) = body {
            let code = Code::read(&mut body, pool, &bootstrap).map_err(|error| match error {
                Error::Malformed { class, what } => {
                    Error::Malformed { class, what: format!("{}{}: {what}", method.name, method.descriptor) }
                }
                other => other,
            })?;
            method.code = Some(Arc::new(code));
        }
    }
    Ok(Class {
        name,
        super_name,
        interfaces,
        access,
        fields,
        methods,
        source_file,
        nest_host,
        nest_members,
        annotations,
    })
}

/// Names of members must not contain what separates names.
fn check_name(name: &str) -> Result<(), Error> {
    let is_special = matches!(name, "<init>" | "<clinit>");
    if name.is_empty() || name.contains(['.', ';', '[', '/']) || (name.contains(['<', '>']) && !is_special) {
        return Err(Error::malformed(format!("member name {name}")));
    }
    Ok(())
}

fn read_field(reader: &mut Reader<'_>, pool: &Pool, annotations: &mut Vec<String>) -> Result<Field, Error> {
    let access = Access(reader.u2()?);
    let name = pool.utf8(reader.u2()?)?;
    check_name(&name)?;
    let descriptor = pool.utf8(reader.u2()?)?;
    let ty = JavaType::parse(&descriptor)
        .ok_or_else(|| Error::malformed(format!("descriptor {descriptor} of field {name}")))?;
    let mut constant = None;
    for _ in 0..reader.u2()? {
        let (attribute, mut data) = reader.attribute(pool)?;
        match &*attribute {
            "ConstantValue" => constant = Some(pool.constant(data.u2()?)?),
            other => annotations::read(other, &mut data, pool, &format!("{name} "), annotations)?,
        }
    }
    Ok(Field { name, ty, access, constant })
}

fn read_method<'a>(
    reader: &mut Reader<'a>,
    pool: &Pool,
    annotations: &mut Vec<String>,
) -> Result<(Method, Option<Reader<'a>>), Error> {
    let access = Access(reader.u2()?);
    let name = pool.utf8(reader.u2()?)?;
    check_name(&name)?;
    let descriptor = pool.utf8(reader.u2()?)?;
    let ty = MethodType::parse(&descriptor)
        .ok_or_else(|| Error::malformed(format!("descriptor {descriptor} of method {name}")))?;
    let mut body = None;
    let mut param_names = Vec::new();
    for _ in 0..reader.u2()? {
        let (attribute, mut data) = reader.attribute(pool)?;
        match &*attribute {
            "Code" if body.is_some() => return Err(Error::malformed("a method with two bodies")),
            "Code" => body = Some(data),
            "MethodParameters" => {
                for _ in 0..data.u1()? {
                    let index = data.u2()?;
                    let _access = data.u2()?;
                    param_names.push(if index == 0 { None } else { Some(pool.utf8(index)?.to_string()) });
                }
            }
            other => annotations::read(other, &mut data, pool, &format!("{name}{descriptor} "), annotations)?,
        }
    }
    Ok((Method { name, descriptor, ty, access, code: None, param_names }, body))
}
