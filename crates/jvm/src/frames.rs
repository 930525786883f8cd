//! Infers what is on the operand stack and in the local variables before every instruction.
//!
//! This is the type part of the JVM's verifier, done by iteration to a fixed point instead of from stack maps, so
//! that class files of all ages work. Lowering rests on it: it says which IR type a stack slot has where paths meet,
//! which array an access goes to, and which classes a receiver can have. What does not type is malformed, so lowering
//! may take popped values to have the type they should have.

use crate::classfile::{Code, Constant, Instruction, InvokeKind, MemberRef, Method, StackOp};
use crate::error::Error;
use crate::models::{self, GIVEN_LIST, is_given_list};
use crate::program::{OBJECT, Program, STRING, THROWABLE};
use crate::types::{JavaType, Kind, MethodType, Name};

/// The bound on the work of inference, in slots merged, after which a method counts as too large.
const MAX_WORK: usize = 50_000_000;

/// Whether a reference is to a table that an initialiser made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TableTag {
    /// Not that is known.
    #[default]
    None,
    /// To this one.
    One(u32),
    /// On some paths.
    Mixed,
}

/// What is known about a reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefType {
    /// A type that the object has or that its class extends; `None` if the reference is always null.
    pub ty: Option<JavaType>,
    /// Whether the object, if there is one, is exactly of that class.
    pub is_exact: bool,
    /// Whether there is always an object.
    pub is_nonnull: bool,
    /// Whether the object may be an exception that was made here or caught here.
    pub may_be_caught: bool,
    /// Whether it is a table.
    pub table: TableTag,
}

/// What a stack slot or local variable holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slot {
    /// Nothing that can be used.
    Unset,
    /// A value of a primitive kind.
    Number(Kind),
    /// The second word of a long or double, only in locals.
    Second,
    /// A reference.
    Ref(RefType),
}

/// The types before an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// One slot a word.
    pub locals: Vec<Slot>,
    /// One slot a value, the top last.
    pub stack: Vec<Slot>,
}

/// The basic blocks of a body with the frames at their starts.
#[derive(Debug)]
pub struct Frames {
    /// The first instruction of each block, in order.
    pub starts: Vec<usize>,
    /// The frame at the start of each block; `None` if it cannot be reached.
    pub frames: Vec<Option<Frame>>,
}

impl RefType {
    /// A reference to an object of this type or to none.
    pub fn of(ty: JavaType) -> RefType {
        RefType { ty: Some(ty), is_exact: false, is_nonnull: false, may_be_caught: false, table: TableTag::None }
    }

    /// A reference to a new object of exactly this type.
    pub fn new_object(ty: JavaType) -> RefType {
        RefType { ty: Some(ty), is_exact: true, is_nonnull: true, may_be_caught: false, table: TableTag::None }
    }

    /// The null reference.
    pub fn null() -> RefType {
        RefType { ty: None, is_exact: true, is_nonnull: false, may_be_caught: false, table: TableTag::None }
    }

    fn merge(&self, other: &RefType, program: &Program) -> RefType {
        let (ty, is_exact) = match (&self.ty, &other.ty) {
            (None, None) => (None, true),
            (Some(ty), None) => (Some(ty.clone()), self.is_exact),
            (None, Some(ty)) => (Some(ty.clone()), other.is_exact),
            (Some(a), Some(b)) if a == b => (Some(a.clone()), self.is_exact && other.is_exact),
            (Some(a), Some(b)) => (Some(merge_types(a, b, program)), false),
        };
        RefType {
            ty,
            is_exact,
            is_nonnull: self.is_nonnull && other.is_nonnull,
            may_be_caught: self.may_be_caught || other.may_be_caught,
            table: if self.table == other.table { self.table } else { TableTag::Mixed },
        }
    }
}

fn merge_types(a: &JavaType, b: &JavaType, program: &Program) -> JavaType {
    match (a, b) {
        (JavaType::Object(a), JavaType::Object(b)) => {
            if program.is_subtype(a, b) == Some(true) {
                JavaType::Object(b.clone())
            } else if program.is_subtype(b, a) == Some(true) {
                JavaType::Object(a.clone())
            } else {
                JavaType::Object(program.common_superclass(a, b))
            }
        }
        (JavaType::Array(a), JavaType::Array(b)) if a.kind() == Kind::Ref && b.kind() == Kind::Ref => {
            JavaType::Array(std::sync::Arc::new(merge_types(a, b, program)))
        }
        _ if a == b => a.clone(),
        _ => JavaType::object(OBJECT),
    }
}

impl Slot {
    /// A slot for a value of this type.
    pub fn of(ty: &JavaType) -> Slot {
        match ty.kind() {
            Kind::Ref => Slot::Ref(RefType::of(ty.clone())),
            kind => Slot::Number(kind),
        }
    }

    /// The kind of the value in it.
    pub fn kind(&self) -> Option<Kind> {
        match self {
            Slot::Unset | Slot::Second => None,
            Slot::Number(kind) => Some(*kind),
            Slot::Ref(_) => Some(Kind::Ref),
        }
    }

    fn merge(&self, other: &Slot, program: &Program) -> Slot {
        match (self, other) {
            (Slot::Ref(a), Slot::Ref(b)) => Slot::Ref(a.merge(b, program)),
            (a, b) if a == b => a.clone(),
            _ => Slot::Unset,
        }
    }
}

/// The model whose objects a call gives, where the call means a method of a model and that is known.
fn made_by(
    program: &Program,
    receiver: Option<&RefType>,
    kind: InvokeKind,
    method: &MemberRef,
) -> Option<&'static str> {
    let class = match (kind, receiver) {
        (InvokeKind::Static, _) => &method.class,
        (_, Some(RefType { ty: Some(JavaType::Object(class)), is_exact: true, .. })) => class,
        _ => return None,
    };
    program.class(class)?.method(&method.name, &method.descriptor)?;
    models::result_of(class, &method.name, &method.descriptor)
}

/// Whether an argument of this type is taken to be a list of the ordinary kind.
pub fn is_given_list_type(program: &Program, ty: &JavaType) -> bool {
    matches!(ty, JavaType::Object(name) if is_given_list(name)) && program.class(GIVEN_LIST).is_some()
}

impl Frame {
    /// The frame at the start of a method of this class.
    ///
    /// Where lists that callers pass are of the ordinary kind (`has_given_lists`), they are objects of its model.
    pub fn at_entry(
        program: &Program,
        class: &Name,
        method: &Method,
        code: &Code,
        has_given_lists: bool,
    ) -> Result<Frame, Error> {
        // An exception given to us may be one that this program made.
        let with_origin = |ty: JavaType| {
            let may_be_caught =
                matches!(&ty, JavaType::Object(name) if program.is_subtype(name, THROWABLE) == Some(true));
            RefType { may_be_caught, ..RefType::of(ty) }
        };
        let mut frame = Frame { locals: vec![Slot::Unset; usize::from(code.max_locals)], stack: vec![] };
        let mut slot = 0;
        if !method.access.is_static() {
            let receiver = RefType { is_nonnull: true, ..with_origin(JavaType::Object(class.clone())) };
            frame.set_local(0, Slot::Ref(receiver))?;
            slot = 1;
        }
        for param in &method.ty.params {
            let value = match Slot::of(param) {
                Slot::Ref(_) if has_given_lists && is_given_list_type(program, param) => {
                    Slot::Ref(RefType { is_exact: true, ..RefType::of(JavaType::object(GIVEN_LIST)) })
                }
                Slot::Ref(_) => Slot::Ref(with_origin(param.clone())),
                number => number,
            };
            frame.set_local(slot, value)?;
            slot += param.kind().words();
        }
        Ok(frame)
    }

    /// Pops any value.
    pub fn pop(&mut self) -> Result<Slot, Error> {
        self.stack.pop().ok_or_else(|| Error::malformed("the operand stack is empty"))
    }

    fn pop_kind(&mut self, kind: Kind) -> Result<(), Error> {
        let slot = self.pop()?;
        if slot.kind() == Some(kind) { Ok(()) } else { Err(Error::malformed("an operand of the wrong type")) }
    }

    fn pop_ref(&mut self) -> Result<RefType, Error> {
        match self.pop()? {
            Slot::Ref(ty) => Ok(ty),
            _ => Err(Error::malformed("an operand that is not a reference")),
        }
    }

    fn push_kind(&mut self, kind: Kind) {
        debug_assert!(kind != Kind::Ref);
        self.stack.push(Slot::Number(kind));
    }

    /// The slot `depth` values below the top.
    pub fn peek(&self, depth: usize) -> Option<&Slot> {
        self.stack.len().checked_sub(depth + 1).map(|index| &self.stack[index])
    }

    /// What is known about the reference `depth` values below the top.
    pub fn peek_ref(&self, depth: usize) -> Result<&RefType, Error> {
        match self.peek(depth) {
            Some(Slot::Ref(ty)) => Ok(ty),
            _ => Err(Error::malformed("an operand that is not a reference")),
        }
    }

    fn local(&self, index: u16, kind: Kind) -> Result<Slot, Error> {
        match self.locals.get(usize::from(index)) {
            Some(slot) if slot.kind() == Some(kind) => Ok(slot.clone()),
            _ => Err(Error::malformed(format!("local variable {index} does not hold what is loaded"))),
        }
    }

    fn set_local(&mut self, index: usize, slot: Slot) -> Result<(), Error> {
        let words = slot.kind().map_or(1, Kind::words);
        if index + words > self.locals.len() {
            return Err(Error::malformed(format!("there is no local variable {index}")));
        }
        // Overwriting one half of a wide value makes the other half unusable. A second half may be left over from
        // where two wide values of different kinds met; then there is no first half.
        let is_wide = |slot: &Slot| slot.kind().is_some_and(|kind| kind.words() == 2);
        if self.locals[index] == Slot::Second && index > 0 && is_wide(&self.locals[index - 1]) {
            self.locals[index - 1] = Slot::Unset;
        }
        for word in index..index + words {
            if self.locals[word].kind().is_some_and(|kind| kind.words() == 2) && word + 1 < self.locals.len() {
                self.locals[word + 1] = Slot::Unset;
            }
        }
        self.locals[index] = slot;
        if words == 2 {
            self.locals[index + 1] = Slot::Second;
        }
        Ok(())
    }

    /// Joins another frame of the same place into this one; true if this one changed.
    fn merge(&mut self, other: &Frame, program: &Program) -> Result<bool, Error> {
        if self.stack.len() != other.stack.len() {
            return Err(Error::malformed("operand stacks of different depths meet"));
        }
        let mut changed = false;
        for (mine, theirs) in self.locals.iter_mut().zip(&other.locals) {
            let merged = mine.merge(theirs, program);
            changed |= merged != *mine;
            *mine = merged;
        }
        for (mine, theirs) in self.stack.iter_mut().zip(&other.stack) {
            let merged = mine.merge(theirs, program);
            if merged == Slot::Unset {
                return Err(Error::malformed("operand stacks of different types meet"));
            }
            changed |= merged != *mine;
            *mine = merged;
        }
        Ok(changed)
    }

    /// The frame after an instruction that ends normally.
    pub fn step(&mut self, instruction: &Instruction, program: &Program) -> Result<(), Error> {
        match instruction {
            Instruction::Nop | Instruction::Goto(_) | Instruction::Return(None) => {}
            Instruction::Null => self.stack.push(Slot::Ref(RefType::null())),
            Instruction::Push(constant) => self.stack.push(match constant {
                Constant::Int(_) => Slot::Number(Kind::Int),
                Constant::Long(_) => Slot::Number(Kind::Long),
                Constant::Float(_) => Slot::Number(Kind::Float),
                Constant::Double(_) => Slot::Number(Kind::Double),
                Constant::String(_) => Slot::Ref(RefType::new_object(JavaType::object(STRING))),
                Constant::Class(_) => Slot::Ref(RefType::new_object(JavaType::object("java/lang/Class"))),
                Constant::Dynamic => Slot::Ref(RefType::of(JavaType::object(OBJECT))),
            }),
            Instruction::Load(kind, index) => {
                let slot = self.local(*index, *kind)?;
                self.stack.push(slot);
            }
            Instruction::Store(kind, index) => {
                let slot = self.pop()?;
                if slot.kind() != Some(*kind) {
                    return Err(Error::malformed("a store of the wrong type"));
                }
                self.set_local(usize::from(*index), slot)?;
            }
            Instruction::Increment(index, _) => {
                self.local(*index, Kind::Int)?;
            }
            Instruction::ArrayLoad(access) => {
                self.pop_kind(Kind::Int)?;
                let array = self.pop_ref()?;
                match element_of(&array, *access)? {
                    Some(element) => self.stack.push(Slot::of(&element)),
                    // The array is always null, so this never ends normally.
                    None => self.stack.push(match access.kind() {
                        Kind::Ref => Slot::Ref(RefType::null()),
                        kind => Slot::Number(kind),
                    }),
                }
            }
            Instruction::ArrayStore(access) => {
                self.pop_kind(access.kind())?;
                self.pop_kind(Kind::Int)?;
                let array = self.pop_ref()?;
                element_of(&array, *access)?;
            }
            Instruction::Stack(op) => permute(*op, &mut self.stack, |slot| slot.kind().map_or(1, Kind::words))?,
            Instruction::Arithmetic(op, kind) => {
                use crate::classfile::Arithmetic::{Neg, Shl, Shr, Ushr};
                if matches!(op, Shl | Shr | Ushr) {
                    self.pop_kind(Kind::Int)?;
                } else if *op != Neg {
                    self.pop_kind(*kind)?;
                }
                self.pop_kind(*kind)?;
                self.push_kind(*kind);
            }
            Instruction::Convert(from, to) => {
                self.pop_kind(*from)?;
                self.push_kind(*to);
            }
            Instruction::Narrow(_) => {
                self.pop_kind(Kind::Int)?;
                self.push_kind(Kind::Int);
            }
            Instruction::Compare(kind, _) => {
                self.pop_kind(*kind)?;
                self.pop_kind(*kind)?;
                self.push_kind(Kind::Int);
            }
            Instruction::If(..) | Instruction::Switch { .. } => self.pop_kind(Kind::Int)?,
            Instruction::IfInts(..) => {
                self.pop_kind(Kind::Int)?;
                self.pop_kind(Kind::Int)?;
            }
            Instruction::IfRefs(..) => {
                self.pop_ref()?;
                self.pop_ref()?;
            }
            Instruction::IfNull(..) | Instruction::Throw | Instruction::MonitorEnter | Instruction::MonitorExit => {
                self.pop_ref()?;
            }
            Instruction::Return(Some(kind)) => self.pop_kind(*kind)?,
            Instruction::GetStatic(field) => {
                let ty = field_type(&field.descriptor)?;
                let table = program.initial().table_of(&field.class, &field.name);
                self.stack.push(match table {
                    Some(table) => Slot::Ref(RefType { table: TableTag::One(table), ..RefType::new_object(ty) }),
                    None => Slot::of(&ty),
                });
            }
            Instruction::PutStatic(field) => self.pop_kind(field_type(&field.descriptor)?.kind())?,
            Instruction::GetField(field) => {
                self.pop_ref()?;
                self.stack.push(match program.held(&field.class, &field.name) {
                    Some(held) => {
                        Slot::Ref(RefType { is_exact: true, ..RefType::of(JavaType::Object(held.model.clone())) })
                    }
                    None => Slot::of(&field_type(&field.descriptor)?),
                });
            }
            Instruction::PutField(field) => {
                self.pop_kind(field_type(&field.descriptor)?.kind())?;
                self.pop_ref()?;
            }
            Instruction::Invoke(kind, method) => {
                let ty = method_type(&method.descriptor)?;
                ty.params.iter().rev().try_for_each(|param| self.pop_kind(param.kind()))?;
                let receiver = if *kind == InvokeKind::Static { None } else { Some(self.pop_ref()?) };
                if let Some(result) = &ty.result {
                    self.stack.push(match receiver {
                        // `clone` of an array gives an array of the same type.
                        Some(RefType { ty: Some(array @ JavaType::Array(_)), .. }) if &*method.name == "clone" => {
                            Slot::Ref(RefType::of(array))
                        }
                        _ => match made_by(program, receiver.as_ref(), *kind, method) {
                            Some(model) => {
                                let nonnull = RefType { is_nonnull: true, ..RefType::of(JavaType::object(model)) };
                                Slot::Ref(RefType { is_exact: true, ..nonnull })
                            }
                            None => Slot::of(result),
                        },
                    });
                }
            }
            Instruction::InvokeDynamic(site) => {
                let ty = method_type(&site.descriptor)?;
                ty.params.iter().rev().try_for_each(|param| self.pop_kind(param.kind()))?;
                if let Some(result) = &ty.result {
                    self.stack.push(Slot::of(result));
                }
            }
            Instruction::New(name) => {
                let may_be_caught = program.is_subtype(name, THROWABLE) != Some(false);
                let ty = RefType { may_be_caught, ..RefType::new_object(JavaType::Object(name.clone())) };
                self.stack.push(Slot::Ref(ty));
            }
            Instruction::NewArray(element) => {
                self.pop_kind(Kind::Int)?;
                let ty = JavaType::Array(std::sync::Arc::new(element.clone()));
                self.stack.push(Slot::Ref(RefType::new_object(ty)));
            }
            Instruction::NewMultiArray(ty, dimensions) => {
                (0..*dimensions).try_for_each(|_| self.pop_kind(Kind::Int))?;
                self.stack.push(Slot::Ref(RefType::new_object(ty.clone())));
            }
            Instruction::ArrayLength => {
                let array = self.pop_ref()?;
                if !matches!(array.ty, None | Some(JavaType::Array(_))) {
                    return Err(Error::malformed("the length of something that is no array"));
                }
                self.push_kind(Kind::Int);
            }
            Instruction::CheckCast(ty) => {
                let object = self.pop_ref()?;
                let is_narrower = object.ty.as_ref().is_none_or(|from| program.is_assignable(from, ty) == Some(true));
                let cast =
                    if is_narrower { object } else { RefType { ty: Some(ty.clone()), is_exact: false, ..object } };
                self.stack.push(Slot::Ref(cast));
            }
            Instruction::InstanceOf(_) => {
                self.pop_ref()?;
                self.push_kind(Kind::Int);
            }
            Instruction::Subroutine => return Err(Error::malformed("a subroutine (jsr or ret)")),
        }
        Ok(())
    }
}

impl crate::classfile::ArrayAccess {
    /// The kind of the elements on the stack.
    pub fn kind(self) -> Kind {
        use crate::classfile::ArrayAccess;
        match self {
            ArrayAccess::Int | ArrayAccess::ByteOrBoolean | ArrayAccess::Char | ArrayAccess::Short => Kind::Int,
            ArrayAccess::Long => Kind::Long,
            ArrayAccess::Float => Kind::Float,
            ArrayAccess::Double => Kind::Double,
            ArrayAccess::Ref => Kind::Ref,
        }
    }

    fn accepts(self, element: &JavaType) -> bool {
        use crate::classfile::ArrayAccess;
        match element {
            JavaType::Boolean | JavaType::Byte => self == ArrayAccess::ByteOrBoolean,
            JavaType::Char => self == ArrayAccess::Char,
            JavaType::Short => self == ArrayAccess::Short,
            JavaType::Int => self == ArrayAccess::Int,
            JavaType::Long => self == ArrayAccess::Long,
            JavaType::Float => self == ArrayAccess::Float,
            JavaType::Double => self == ArrayAccess::Double,
            JavaType::Object(_) | JavaType::Array(_) => self == ArrayAccess::Ref,
        }
    }
}

/// The element type of an array that is accessed, or `None` if the array is always null.
pub fn element_of(array: &RefType, access: crate::classfile::ArrayAccess) -> Result<Option<JavaType>, Error> {
    match &array.ty {
        None => Ok(None),
        Some(JavaType::Array(element)) if access.accepts(element) => Ok(Some((**element).clone())),
        Some(_) => Err(Error::malformed("an array access to something else")),
    }
}

/// The type that a field descriptor says.
pub fn field_type(descriptor: &str) -> Result<JavaType, Error> {
    JavaType::parse(descriptor).ok_or_else(|| Error::malformed(format!("field descriptor {descriptor}")))
}

/// The type that a method descriptor says.
pub fn method_type(descriptor: &str) -> Result<MethodType, Error> {
    MethodType::parse(descriptor).ok_or_else(|| Error::malformed(format!("method descriptor {descriptor}")))
}

/// Does what a stack instruction does, on any stack of values whose sizes in words are known.
pub fn permute<T: Clone>(op: StackOp, stack: &mut Vec<T>, words: impl Fn(&T) -> usize) -> Result<(), Error> {
    // Takes values that together have this many words off the stack, in their order.
    let mut take = |count: usize| -> Result<Vec<T>, Error> {
        let mut taken = Vec::new();
        let mut sum = 0;
        while sum < count {
            let value = stack.pop().ok_or_else(|| Error::malformed("the operand stack is empty"))?;
            sum += words(&value);
            taken.insert(0, value);
        }
        if sum > count { Err(Error::malformed("half of a wide value is moved")) } else { Ok(taken) }
    };
    let parts: Vec<Vec<T>> = match op {
        StackOp::Pop => {
            take(1)?;
            vec![]
        }
        StackOp::Pop2 => {
            take(2)?;
            vec![]
        }
        StackOp::Dup => {
            let top = take(1)?;
            vec![top.clone(), top]
        }
        StackOp::Dup2 => {
            let top = take(2)?;
            vec![top.clone(), top]
        }
        StackOp::Swap => {
            let top = take(1)?;
            let below = take(1)?;
            vec![top, below]
        }
        StackOp::DupX1 | StackOp::DupX2 | StackOp::Dup2X1 | StackOp::Dup2X2 => {
            let top = take(if matches!(op, StackOp::DupX1 | StackOp::DupX2) { 1 } else { 2 })?;
            let below = take(if matches!(op, StackOp::DupX1 | StackOp::Dup2X1) { 1 } else { 2 })?;
            vec![top.clone(), below, top]
        }
    };
    stack.extend(parts.into_iter().flatten());
    Ok(())
}

impl Frames {
    /// Finds the blocks of a body and the frames at their starts.
    pub fn infer(
        program: &Program,
        class: &Name,
        method: &Method,
        code: &Code,
        has_given_lists: bool,
    ) -> Result<Frames, Error> {
        let starts = block_starts(code);
        let mut block_at = vec![usize::MAX; code.instructions.len()];
        for (block, &start) in starts.iter().enumerate() {
            block_at[start] = block;
        }
        let mut frames: Vec<Option<Frame>> = vec![None; starts.len()];
        frames[0] = Some(Frame::at_entry(program, class, method, code, has_given_lists)?);
        let mut work = vec![0];
        let mut is_waiting = vec![false; starts.len()];
        let mut done = 0;
        while let Some(block) = work.pop() {
            is_waiting[block] = false;
            let Some(mut frame) = frames[block].clone() else { continue };
            let end = starts.get(block + 1).copied().unwrap_or(code.instructions.len());
            let mut flow = |target: usize, frame: &Frame| -> Result<(), Error> {
                done += frame.locals.len() + frame.stack.len() + 1;
                if done > MAX_WORK {
                    return Err(Error::TooLarge("a method with too many variables and branches".to_string()));
                }
                let changed = match &mut frames[target] {
                    Some(known) => known.merge(frame, program)?,
                    unknown => {
                        *unknown = Some(frame.clone());
                        true
                    }
                };
                if changed && !std::mem::replace(&mut is_waiting[target], true) {
                    work.push(target);
                }
                Ok(())
            };
            let mut locals_changed = true;
            for index in starts[block]..end {
                let instruction = &code.instructions[index];
                if locals_changed {
                    for handler in code.handlers.iter().filter(|handler| (handler.start..handler.end).contains(&index))
                    {
                        let caught = handler.class.clone().unwrap_or_else(|| THROWABLE.into());
                        let caught =
                            RefType { is_nonnull: true, may_be_caught: true, ..RefType::of(JavaType::Object(caught)) };
                        let at_handler = Frame { locals: frame.locals.clone(), stack: vec![Slot::Ref(caught)] };
                        flow(block_at[handler.target], &at_handler)?;
                    }
                }
                frame.step(instruction, program)?;
                if frame.stack.len() > usize::from(code.max_stack) {
                    return Err(Error::malformed("the operand stack overflows"));
                }
                locals_changed = matches!(instruction, Instruction::Store(..));
                for target in instruction.jump_targets() {
                    flow(block_at[target], &frame)?;
                }
                let is_last = index + 1 == end;
                if is_last && instruction.falls_through() {
                    if end == code.instructions.len() {
                        return Err(Error::malformed("the body has no end"));
                    }
                    flow(block_at[end], &frame)?;
                }
            }
        }
        Ok(Frames { starts, frames })
    }

    /// The block that starts at this instruction.
    pub fn block_at(&self, instruction: usize) -> Option<usize> {
        self.starts.binary_search(&instruction).ok()
    }
}

/// The first instructions of blocks: targets, what follows a jump, and the borders of ranges with handlers.
fn block_starts(code: &Code) -> Vec<usize> {
    let mut is_start = vec![false; code.instructions.len() + 1];
    is_start[0] = true;
    for (index, instruction) in code.instructions.iter().enumerate() {
        let targets = instruction.jump_targets();
        if !targets.is_empty() || !instruction.falls_through() {
            is_start[index + 1] = true;
        }
        targets.into_iter().for_each(|target| is_start[target] = true);
    }
    for handler in &code.handlers {
        for index in [handler.start, handler.end, handler.target] {
            is_start[index] = true;
        }
    }
    (0..code.instructions.len()).filter(|&index| is_start[index]).collect()
}
