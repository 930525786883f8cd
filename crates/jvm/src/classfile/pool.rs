//! The constant pool.

use std::cell::RefCell;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::classfile::instruction::{Constant, DynamicSite, MemberRef};
use crate::classfile::reader::Reader;
use crate::error::Error;
use crate::types::{JavaType, MethodType, Name};

/// A bootstrap method: how the first execution of an `invokedynamic` finds its target.
#[derive(Clone, Debug)]
pub struct BootstrapMethod {
    /// What is called.
    pub method: MethodHandle,
    /// Static arguments.
    pub arguments: Vec<BootstrapArgument>,
}

/// A static argument of a bootstrap method.
#[derive(Clone, Debug)]
pub enum BootstrapArgument {
    /// A number, string or class.
    Constant(Constant),
    /// A method handle.
    Handle(MethodHandle),
    /// A method type, as descriptor.
    Type(Name),
    /// Another dynamic constant.
    Dynamic,
}

/// A method handle constant.
#[derive(Clone, Debug)]
pub struct MethodHandle {
    /// The reference kind of JVMS 4.4.8: 5 virtual, 6 static, 7 special, 8 new, 9 interface, 1 to 4 fields.
    pub kind: u8,
    /// What it refers to.
    pub member: Arc<MemberRef>,
}

/// One entry; indices into the pool are resolved when asked for, which bounds the depth of every chain.
#[derive(Clone, Debug)]
enum Entry {
    /// As UTF-16, and as text if it has no unpaired surrogates.
    Utf8(Arc<[u16]>, Option<Name>),
    Integer(i32),
    Float(u32),
    Long(i64),
    Double(u64),
    Class(u16),
    String(u16),
    Member {
        class: u16,
        name_and_type: u16,
    },
    NameAndType {
        name: u16,
        descriptor: u16,
    },
    MethodHandle {
        kind: u8,
        member: u16,
    },
    MethodType(u16),
    Dynamic,
    InvokeDynamic {
        bootstrap: u16,
        name_and_type: u16,
    },
    Module,
    /// Index 0, and the index after a long or double.
    Unusable,
}

/// The constant pool.
///
/// What many instructions may refer to is decoded once and shared, so that a small file cannot ask for a lot of
/// memory or work by referring to one long constant again and again.
#[derive(Debug)]
pub(super) struct Pool {
    entries: Vec<Entry>,
    types: RefCell<FxHashMap<u16, JavaType>>,
    members: RefCell<FxHashMap<(u16, MemberType), Arc<MemberRef>>>,
}

/// What the descriptor of a member must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum MemberType {
    Field,
    Method,
    Any,
}

impl Pool {
    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Pool, Error> {
        let count = usize::from(reader.u2()?);
        let mut entries = vec![Entry::Unusable];
        while entries.len() < count {
            let entry = match reader.u1()? {
                1 => {
                    let length = usize::from(reader.u2()?);
                    let units = decode_modified_utf8(reader.take(length)?)
                        .ok_or_else(|| Error::malformed(format!("constant {} is not UTF-8", entries.len())))?;
                    let text = String::from_utf16(&units).ok().map(Name::from);
                    Entry::Utf8(units.into(), text)
                }
                3 => Entry::Integer(reader.u4()? as i32),
                4 => Entry::Float(reader.u4()?),
                5 => Entry::Long(reader.u8()? as i64),
                6 => Entry::Double(reader.u8()?),
                7 => Entry::Class(reader.u2()?),
                8 => Entry::String(reader.u2()?),
                9..=11 => Entry::Member { class: reader.u2()?, name_and_type: reader.u2()? },
                12 => Entry::NameAndType { name: reader.u2()?, descriptor: reader.u2()? },
                15 => Entry::MethodHandle { kind: reader.u1()?, member: reader.u2()? },
                16 => Entry::MethodType(reader.u2()?),
                17 => {
                    reader.u4()?;
                    Entry::Dynamic
                }
                18 => Entry::InvokeDynamic { bootstrap: reader.u2()?, name_and_type: reader.u2()? },
                19 | 20 => {
                    reader.u2()?;
                    Entry::Module
                }
                tag => return Err(Error::malformed(format!("constant pool tag {tag}"))),
            };
            let is_wide = matches!(entry, Entry::Long(_) | Entry::Double(_));
            entries.push(entry);
            if is_wide {
                entries.push(Entry::Unusable);
            }
        }
        Ok(Pool { entries, types: RefCell::default(), members: RefCell::default() })
    }

    fn entry(&self, index: u16) -> Result<&Entry, Error> {
        self.entries.get(usize::from(index)).ok_or_else(|| Error::malformed(format!("constant {index} is missing")))
    }

    /// A name or descriptor. Names with unpaired surrogates exist in no sane program and are refused.
    pub(super) fn utf8(&self, index: u16) -> Result<Name, Error> {
        match self.entry(index)? {
            Entry::Utf8(_, Some(text)) => Ok(text.clone()),
            Entry::Utf8(_, None) => Err(Error::malformed(format!("constant {index} is not text"))),
            _ => Err(wrong_type(index)),
        }
    }

    pub(super) fn class_name(&self, index: u16) -> Result<Name, Error> {
        match self.entry(index)? {
            Entry::Class(name) => self.utf8(*name),
            _ => Err(wrong_type(index)),
        }
    }

    /// The type that a class constant names.
    pub(super) fn class_type(&self, index: u16) -> Result<JavaType, Error> {
        if let Some(ty) = self.types.borrow().get(&index) {
            return Ok(ty.clone());
        }
        let name = self.class_name(index)?;
        let ty = JavaType::from_class_name(&name).ok_or_else(|| Error::malformed(format!("class name {name}")))?;
        self.types.borrow_mut().insert(index, ty.clone());
        Ok(ty)
    }

    fn name_and_type(&self, index: u16) -> Result<(Name, Name), Error> {
        match self.entry(index)? {
            Entry::NameAndType { name, descriptor } => Ok((self.utf8(*name)?, self.utf8(*descriptor)?)),
            _ => Err(wrong_type(index)),
        }
    }

    pub(super) fn member(&self, index: u16, ty: MemberType) -> Result<Arc<MemberRef>, Error> {
        if let Some(member) = self.members.borrow().get(&(index, ty)) {
            return Ok(member.clone());
        }
        let Entry::Member { class, name_and_type } = self.entry(index)? else { return Err(wrong_type(index)) };
        let (name, descriptor) = self.name_and_type(*name_and_type)?;
        let is_right = match ty {
            MemberType::Field => JavaType::parse(&descriptor).is_some(),
            MemberType::Method => MethodType::parse(&descriptor).is_some(),
            MemberType::Any => true,
        };
        if !is_right {
            return Err(Error::malformed(format!("descriptor {descriptor} of {name}")));
        }
        let member = Arc::new(MemberRef { class: self.class_name(*class)?, name, descriptor });
        self.members.borrow_mut().insert((index, ty), member.clone());
        Ok(member)
    }

    /// A constant that `ldc` can load or a field can have.
    pub(super) fn constant(&self, index: u16) -> Result<Constant, Error> {
        Ok(match self.entry(index)? {
            Entry::Integer(value) => Constant::Int(*value),
            Entry::Float(bits) => Constant::Float(*bits),
            Entry::Long(value) => Constant::Long(*value),
            Entry::Double(bits) => Constant::Double(*bits),
            Entry::String(text) => match self.entry(*text)? {
                Entry::Utf8(units, _) => Constant::String(units.clone()),
                _ => return Err(wrong_type(index)),
            },
            Entry::Class(_) => Constant::Class(self.class_type(index)?),
            Entry::MethodHandle { .. } | Entry::MethodType(_) | Entry::Dynamic => Constant::Dynamic,
            _ => return Err(wrong_type(index)),
        })
    }

    fn method_handle(&self, index: u16) -> Result<MethodHandle, Error> {
        match self.entry(index)? {
            Entry::MethodHandle { kind, member } => {
                Ok(MethodHandle { kind: *kind, member: self.member(*member, MemberType::Any)? })
            }
            _ => Err(wrong_type(index)),
        }
    }

    fn bootstrap_argument(&self, index: u16) -> Result<BootstrapArgument, Error> {
        Ok(match self.entry(index)? {
            Entry::MethodHandle { .. } => BootstrapArgument::Handle(self.method_handle(index)?),
            Entry::MethodType(descriptor) => BootstrapArgument::Type(self.utf8(*descriptor)?),
            Entry::Dynamic => BootstrapArgument::Dynamic,
            _ => BootstrapArgument::Constant(self.constant(index)?),
        })
    }

    pub(super) fn invoke_dynamic(&self, index: u16, bootstrap: &[Arc<BootstrapMethod>]) -> Result<DynamicSite, Error> {
        match self.entry(index)? {
            Entry::InvokeDynamic { bootstrap: method, name_and_type } => {
                let (name, descriptor) = self.name_and_type(*name_and_type)?;
                let method = bootstrap.get(usize::from(*method));
                let method = method.ok_or_else(|| Error::malformed("a missing bootstrap method"))?;
                Ok(DynamicSite { name, descriptor, bootstrap: method.clone() })
            }
            _ => Err(wrong_type(index)),
        }
    }
}

/// The contents of a `BootstrapMethods` attribute.
pub(super) fn read_bootstrap_methods(reader: &mut Reader<'_>, pool: &Pool) -> Result<Vec<Arc<BootstrapMethod>>, Error> {
    let mut methods = Vec::new();
    for _ in 0..reader.u2()? {
        let method = pool.method_handle(reader.u2()?)?;
        let mut arguments = Vec::new();
        for _ in 0..reader.u2()? {
            arguments.push(pool.bootstrap_argument(reader.u2()?)?);
        }
        methods.push(Arc::new(BootstrapMethod { method, arguments }));
    }
    Ok(methods)
}

fn wrong_type(index: u16) -> Error {
    Error::malformed(format!("constant {index} has the wrong type"))
}

/// Class files write text in UTF-8 with two differences: NUL takes two bytes, and each half of a surrogate pair is
/// encoded by itself.
fn decode_modified_utf8(bytes: &[u8]) -> Option<Vec<u16>> {
    let mut units = Vec::with_capacity(bytes.len());
    let mut rest = bytes.iter().map(|&byte| u16::from(byte));
    let continuation = |byte: Option<u16>| byte.filter(|byte| byte & 0xc0 == 0x80).map(|byte| byte & 0x3f);
    while let Some(byte) = rest.next() {
        units.push(match byte {
            0x01..=0x7f => byte,
            0xc0..=0xdf => (byte & 0x1f) << 6 | continuation(rest.next())?,
            0xe0..=0xef => (byte & 0x0f) << 12 | continuation(rest.next())? << 6 | continuation(rest.next())?,
            _ => return None,
        });
    }
    Some(units)
}
