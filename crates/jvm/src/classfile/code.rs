//! Decodes the body of a method.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::classfile::instruction::{
    Arithmetic, ArrayAccess, Condition, Constant, Instruction, InvokeKind, Narrowing, StackOp,
};
use crate::classfile::pool::{BootstrapMethod, MemberType, Pool};
use crate::classfile::reader::Reader;
use crate::error::Error;
use crate::types::{JavaType, Kind, MethodType, Name};

/// The body of a method.
#[derive(Clone, Debug)]
pub struct Code {
    /// Most words ever on the operand stack.
    pub max_stack: u16,
    /// How many words of local variables there are.
    pub max_locals: u16,
    /// Instructions in order; jump targets are indices into this.
    pub instructions: Vec<Instruction>,
    /// Source line of each instruction, 0 if unknown.
    pub lines: Vec<u32>,
    /// Exception handlers; the first that fits is taken.
    pub handlers: Vec<Handler>,
    /// Source names of local variables.
    pub local_names: Vec<LocalName>,
}

/// An entry of the exception table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handler {
    /// The first instruction covered.
    pub start: usize,
    /// The instruction after the last one covered.
    pub end: usize,
    /// Where exceptions go.
    pub target: usize,
    /// The class caught; `None` is everything.
    pub class: Option<Name>,
}

/// The name of a local variable in a part of the code.
#[derive(Clone, Debug)]
pub struct LocalName {
    /// The first instruction where it has a value.
    pub start: usize,
    /// The instruction after the last.
    pub end: usize,
    /// The local variable.
    pub slot: u16,
    /// Its name in the source.
    pub name: Name,
    /// Its type in the source.
    pub ty: JavaType,
}

impl Code {
    pub(super) fn read(
        reader: &mut Reader<'_>,
        pool: &Pool,
        bootstrap: &[Arc<BootstrapMethod>],
    ) -> Result<Code, Error> {
        let max_stack = reader.u2()?;
        let max_locals = reader.u2()?;
        let length = reader.u4()? as usize;
        if length == 0 || length > 0xffff {
            return Err(Error::malformed("a body of impossible length"));
        }
        let mut decoder = Decoder { reader: Reader::new(reader.take(length)?), pool, bootstrap };
        let mut instructions = Vec::new();
        let mut index_of = FxHashMap::default();
        while !decoder.reader.is_empty() {
            let offset = decoder.reader.position();
            index_of.insert(offset, instructions.len());
            instructions.push(decoder.instruction()?);
        }
        index_of.insert(length, instructions.len());
        let index = |offset: usize| {
            index_of.get(&offset).copied().ok_or_else(|| Error::malformed("an offset inside an instruction"))
        };
        for instruction in &mut instructions {
            for target in targets_mut(instruction) {
                *target = index(*target)?;
                if *target >= index_of.len() - 1 {
                    return Err(Error::malformed("a jump past the end"));
                }
            }
        }
        let mut handlers = Vec::new();
        for _ in 0..reader.u2()? {
            let start = index(usize::from(reader.u2()?))?;
            let end = index(usize::from(reader.u2()?))?;
            let target = index(usize::from(reader.u2()?))?;
            let class = match reader.u2()? {
                0 => None,
                class => Some(pool.class_name(class)?),
            };
            if start >= end || target >= instructions.len() {
                return Err(Error::malformed("an impossible exception handler"));
            }
            handlers.push(Handler { start, end, target, class });
        }
        let mut line_starts = Vec::new();
        let mut local_names = Vec::new();
        for _ in 0..reader.u2()? {
            let (attribute, mut data) = reader.attribute(pool)?;
            match &*attribute {
                "LineNumberTable" => {
                    for _ in 0..data.u2()? {
                        let start = index(usize::from(data.u2()?))?;
                        line_starts.push((start, u32::from(data.u2()?)));
                    }
                }
                "LocalVariableTable" => {
                    for _ in 0..data.u2()? {
                        let start = usize::from(data.u2()?);
                        let end = start + usize::from(data.u2()?);
                        let name = pool.utf8(data.u2()?)?;
                        let descriptor = pool.utf8(data.u2()?)?;
                        let ty = JavaType::parse(&descriptor)
                            .ok_or_else(|| Error::malformed(format!("descriptor {descriptor} of {name}")))?;
                        let slot = data.u2()?;
                        local_names.push(LocalName { start: index(start)?, end: index(end)?, slot, name, ty });
                    }
                }
                _ => {}
            }
        }
        let lines = lines_of(instructions.len(), line_starts);
        Ok(Code { max_stack, max_locals, instructions, lines, handlers, local_names })
    }

    /// The source name of a local variable at an instruction.
    pub fn local_name(&self, slot: u16, at: usize) -> Option<&LocalName> {
        self.local_names.iter().find(|local| local.slot == slot && (local.start..local.end).contains(&at))
    }
}

/// The line of each instruction, from the first instructions of lines in any order.
fn lines_of(count: usize, mut starts: Vec<(usize, u32)>) -> Vec<u32> {
    starts.sort();
    let mut lines = vec![0; count];
    for (position, &(start, line)) in starts.iter().enumerate() {
        let end = starts.get(position + 1).map_or(count, |&(next, _)| next);
        lines[start..end.max(start)].fill(line);
    }
    lines
}

fn targets_mut(instruction: &mut Instruction) -> Vec<&mut usize> {
    match instruction {
        Instruction::If(_, target)
        | Instruction::IfInts(_, target)
        | Instruction::IfRefs(_, target)
        | Instruction::IfNull(_, target)
        | Instruction::Goto(target) => vec![target],
        Instruction::Switch { cases, default } => cases.iter_mut().map(|(_, target)| target).chain([default]).collect(),
        _ => vec![],
    }
}

struct Decoder<'a> {
    reader: Reader<'a>,
    pool: &'a Pool,
    bootstrap: &'a [Arc<BootstrapMethod>],
}

const KINDS: [Kind; 5] = [Kind::Int, Kind::Long, Kind::Float, Kind::Double, Kind::Ref];

const ARRAYS: [ArrayAccess; 8] = [
    ArrayAccess::Int,
    ArrayAccess::Long,
    ArrayAccess::Float,
    ArrayAccess::Double,
    ArrayAccess::Ref,
    ArrayAccess::ByteOrBoolean,
    ArrayAccess::Char,
    ArrayAccess::Short,
];

const CONDITIONS: [Condition; 6] =
    [Condition::Eq, Condition::Ne, Condition::Lt, Condition::Ge, Condition::Gt, Condition::Le];

const STACK_OPS: [StackOp; 9] = [
    StackOp::Pop,
    StackOp::Pop2,
    StackOp::Dup,
    StackOp::DupX1,
    StackOp::DupX2,
    StackOp::Dup2,
    StackOp::Dup2X1,
    StackOp::Dup2X2,
    StackOp::Swap,
];

impl Decoder<'_> {
    fn instruction(&mut self) -> Result<Instruction, Error> {
        let start = self.reader.position();
        let opcode = self.reader.u1()?;
        let family = |base: u8| usize::from(opcode - base);
        Ok(match opcode {
            0x00 => Instruction::Nop,
            0x01 => Instruction::Null,
            0x02..=0x08 => Instruction::Push(Constant::Int(i32::from(opcode) - 3)),
            0x09 | 0x0a => Instruction::Push(Constant::Long(i64::from(opcode) - 9)),
            0x0b..=0x0d => Instruction::Push(Constant::Float((f32::from(opcode) - 11.0).to_bits())),
            0x0e | 0x0f => Instruction::Push(Constant::Double((f64::from(opcode) - 14.0).to_bits())),
            0x10 => Instruction::Push(Constant::Int(i32::from(self.reader.u1()? as i8))),
            0x11 => Instruction::Push(Constant::Int(i32::from(self.reader.u2()? as i16))),
            0x12 => {
                let index = u16::from(self.reader.u1()?);
                Instruction::Push(self.pool.constant(index)?)
            }
            0x13 | 0x14 => Instruction::Push(self.pool.constant(self.reader.u2()?)?),
            0x15..=0x19 => Instruction::Load(KINDS[family(0x15)], u16::from(self.reader.u1()?)),
            0x1a..=0x2d => Instruction::Load(KINDS[family(0x1a) / 4], u16::from((opcode - 0x1a) % 4)),
            0x2e..=0x35 => Instruction::ArrayLoad(ARRAYS[family(0x2e)]),
            0x36..=0x3a => Instruction::Store(KINDS[family(0x36)], u16::from(self.reader.u1()?)),
            0x3b..=0x4e => Instruction::Store(KINDS[family(0x3b) / 4], u16::from((opcode - 0x3b) % 4)),
            0x4f..=0x56 => Instruction::ArrayStore(ARRAYS[family(0x4f)]),
            0x57..=0x5f => Instruction::Stack(STACK_OPS[family(0x57)]),
            0x60..=0x77 => {
                const OPS: [Arithmetic; 6] = [
                    Arithmetic::Add,
                    Arithmetic::Sub,
                    Arithmetic::Mul,
                    Arithmetic::Div,
                    Arithmetic::Rem,
                    Arithmetic::Neg,
                ];
                Instruction::Arithmetic(OPS[family(0x60) / 4], KINDS[family(0x60) % 4])
            }
            0x78..=0x83 => {
                const OPS: [Arithmetic; 6] = [
                    Arithmetic::Shl,
                    Arithmetic::Shr,
                    Arithmetic::Ushr,
                    Arithmetic::And,
                    Arithmetic::Or,
                    Arithmetic::Xor,
                ];
                Instruction::Arithmetic(OPS[family(0x78) / 2], KINDS[family(0x78) % 2])
            }
            0x84 => Instruction::Increment(u16::from(self.reader.u1()?), i16::from(self.reader.u1()? as i8)),
            0x85..=0x90 => {
                const FROM: [[Kind; 3]; 4] = [
                    [Kind::Long, Kind::Float, Kind::Double],
                    [Kind::Int, Kind::Float, Kind::Double],
                    [Kind::Int, Kind::Long, Kind::Double],
                    [Kind::Int, Kind::Long, Kind::Float],
                ];
                let from = family(0x85) / 3;
                Instruction::Convert(KINDS[from], FROM[from][family(0x85) % 3])
            }
            0x91 => Instruction::Narrow(Narrowing::Byte),
            0x92 => Instruction::Narrow(Narrowing::Char),
            0x93 => Instruction::Narrow(Narrowing::Short),
            0x94 => Instruction::Compare(Kind::Long, false),
            0x95 => Instruction::Compare(Kind::Float, false),
            0x96 => Instruction::Compare(Kind::Float, true),
            0x97 => Instruction::Compare(Kind::Double, false),
            0x98 => Instruction::Compare(Kind::Double, true),
            0x99..=0x9e => Instruction::If(CONDITIONS[family(0x99)], self.short_target(start)?),
            0x9f..=0xa4 => Instruction::IfInts(CONDITIONS[family(0x9f)], self.short_target(start)?),
            0xa5 => Instruction::IfRefs(true, self.short_target(start)?),
            0xa6 => Instruction::IfRefs(false, self.short_target(start)?),
            0xa7 => Instruction::Goto(self.short_target(start)?),
            0xa8 => {
                self.reader.u2()?;
                Instruction::Subroutine
            }
            0xa9 => {
                self.reader.u1()?;
                Instruction::Subroutine
            }
            0xaa => self.table_switch(start)?,
            0xab => self.lookup_switch(start)?,
            0xac..=0xb0 => Instruction::Return(Some(KINDS[family(0xac)])),
            0xb1 => Instruction::Return(None),
            0xb2..=0xb5 => {
                let member = self.pool.member(self.reader.u2()?, MemberType::Field)?;
                match opcode {
                    0xb2 => Instruction::GetStatic(member),
                    0xb3 => Instruction::PutStatic(member),
                    0xb4 => Instruction::GetField(member),
                    _ => Instruction::PutField(member),
                }
            }
            0xb6..=0xb9 => {
                let member = self.pool.member(self.reader.u2()?, MemberType::Method)?;
                let kind = match opcode {
                    0xb6 => InvokeKind::Virtual,
                    0xb7 => InvokeKind::Special,
                    0xb8 => InvokeKind::Static,
                    _ => {
                        self.reader.u2()?;
                        InvokeKind::Interface
                    }
                };
                Instruction::Invoke(kind, member)
            }
            0xba => {
                let site = self.pool.invoke_dynamic(self.reader.u2()?, self.bootstrap)?;
                self.reader.u2()?;
                if MethodType::parse(&site.descriptor).is_none() {
                    return Err(Error::malformed(format!("descriptor {} of invokedynamic", site.descriptor)));
                }
                Instruction::InvokeDynamic(Arc::new(site))
            }
            0xbb => Instruction::New(self.pool.class_name(self.reader.u2()?)?),
            0xbc => Instruction::NewArray(match self.reader.u1()? {
                4 => JavaType::Boolean,
                5 => JavaType::Char,
                6 => JavaType::Float,
                7 => JavaType::Double,
                8 => JavaType::Byte,
                9 => JavaType::Short,
                10 => JavaType::Int,
                11 => JavaType::Long,
                code => return Err(Error::malformed(format!("array type {code}"))),
            }),
            0xbd => Instruction::NewArray(self.pool.class_type(self.reader.u2()?)?),
            0xbe => Instruction::ArrayLength,
            0xbf => Instruction::Throw,
            0xc0 => Instruction::CheckCast(self.pool.class_type(self.reader.u2()?)?),
            0xc1 => Instruction::InstanceOf(self.pool.class_type(self.reader.u2()?)?),
            0xc2 => Instruction::MonitorEnter,
            0xc3 => Instruction::MonitorExit,
            0xc4 => self.wide()?,
            0xc5 => {
                let ty = self.pool.class_type(self.reader.u2()?)?;
                let dimensions = self.reader.u1()?;
                let mut available = 0;
                let mut inner = &ty;
                while let JavaType::Array(element) = inner {
                    inner = element;
                    available += 1;
                }
                if dimensions == 0 || u32::from(dimensions) > available {
                    return Err(Error::malformed("an array with impossible dimensions"));
                }
                Instruction::NewMultiArray(ty, dimensions)
            }
            0xc6 => Instruction::IfNull(true, self.short_target(start)?),
            0xc7 => Instruction::IfNull(false, self.short_target(start)?),
            0xc8 => Instruction::Goto(self.target(start)?),
            0xc9 => {
                self.reader.u4()?;
                Instruction::Subroutine
            }
            opcode => return Err(Error::malformed(format!("opcode {opcode:#04x}"))),
        })
    }

    /// A jump target as byte offset, from a 16-bit distance.
    fn short_target(&mut self, start: usize) -> Result<usize, Error> {
        let distance = i64::from(self.reader.u2()? as i16);
        offset_by(start, distance)
    }

    fn target(&mut self, start: usize) -> Result<usize, Error> {
        let distance = i64::from(self.reader.u4()? as i32);
        offset_by(start, distance)
    }

    fn skip_padding(&mut self) -> Result<(), Error> {
        let padding = (4 - self.reader.position() % 4) % 4;
        self.reader.take(padding).map(|_| ())
    }

    fn table_switch(&mut self, start: usize) -> Result<Instruction, Error> {
        self.skip_padding()?;
        let default = self.target(start)?;
        let low = self.reader.u4()? as i32;
        let high = self.reader.u4()? as i32;
        let count = i64::from(high) - i64::from(low) + 1;
        if count < 1 || count > (self.reader.remaining() / 4) as i64 {
            return Err(Error::malformed("a switch of impossible size"));
        }
        let mut cases = Vec::new();
        for value in low..=high {
            cases.push((value, self.target(start)?));
        }
        Ok(Instruction::Switch { cases, default })
    }

    fn lookup_switch(&mut self, start: usize) -> Result<Instruction, Error> {
        self.skip_padding()?;
        let default = self.target(start)?;
        let count = self.reader.u4()? as usize;
        if count > self.reader.remaining() / 8 {
            return Err(Error::malformed("a switch of impossible size"));
        }
        let mut cases: Vec<(i32, usize)> = Vec::new();
        for _ in 0..count {
            let value = self.reader.u4()? as i32;
            if cases.last().is_some_and(|&(last, _)| last >= value) {
                return Err(Error::malformed("a switch whose cases are not sorted"));
            }
            cases.push((value, self.target(start)?));
        }
        Ok(Instruction::Switch { cases, default })
    }

    fn wide(&mut self) -> Result<Instruction, Error> {
        let opcode = self.reader.u1()?;
        let slot = self.reader.u2()?;
        Ok(match opcode {
            0x15..=0x19 => Instruction::Load(KINDS[usize::from(opcode - 0x15)], slot),
            0x36..=0x3a => Instruction::Store(KINDS[usize::from(opcode - 0x36)], slot),
            0x84 => Instruction::Increment(slot, self.reader.u2()? as i16),
            0xa9 => Instruction::Subroutine,
            opcode => return Err(Error::malformed(format!("wide opcode {opcode:#04x}"))),
        })
    }
}

fn offset_by(start: usize, distance: i64) -> Result<usize, Error> {
    usize::try_from(start as i64 + distance).map_err(|_| Error::malformed("a jump before the start"))
}
