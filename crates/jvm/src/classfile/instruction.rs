//! Bytecode instructions as data, with families of opcodes folded into one instruction each.

use std::sync::Arc;

use crate::classfile::pool::BootstrapMethod;
use crate::types::{JavaType, Kind, Name};

/// A field or method that an instruction names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MemberRef {
    /// The class it is looked for in; an array class for `clone` on arrays.
    pub class: Name,
    /// The member's name.
    pub name: Name,
    /// The member's descriptor.
    pub descriptor: Name,
}

/// A constant of the pool. Floats are given by their bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Constant {
    /// An int (or smaller).
    Int(i32),
    /// A long.
    Long(i64),
    /// A float.
    Float(u32),
    /// A double.
    Double(u64),
    /// A string, as UTF-16.
    String(Arc<[u16]>),
    /// A class object.
    Class(JavaType),
    /// A method handle, method type or dynamic constant, none of which we model.
    Dynamic,
}

/// What an `invokedynamic` instruction says.
#[derive(Clone, Debug)]
pub struct DynamicSite {
    /// The name of the call.
    pub name: Name,
    /// Argument and result types of the call.
    pub descriptor: Name,
    /// How the target is found.
    pub bootstrap: Arc<BootstrapMethod>,
}

/// Operations on one kind of number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Arithmetic {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Neg,
    Shl,
    Shr,
    Ushr,
    And,
    Or,
    Xor,
}

/// Comparisons of branches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Condition {
    Eq,
    Ne,
    Lt,
    Ge,
    Gt,
    Le,
}

/// Which arrays an access is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum ArrayAccess {
    Int,
    Long,
    Float,
    Double,
    Ref,
    ByteOrBoolean,
    Char,
    Short,
}

/// Instructions that only move stack words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum StackOp {
    Pop,
    Pop2,
    Dup,
    DupX1,
    DupX2,
    Dup2,
    Dup2X1,
    Dup2X2,
    Swap,
}

/// Conversions of an int to a smaller type and back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Narrowing {
    Byte,
    Char,
    Short,
}

/// How a method is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InvokeKind {
    /// By the class of the receiver.
    Virtual,
    /// By the class of the receiver, through an interface.
    Interface,
    /// Exactly this method: constructors, private methods, `super` calls.
    Special,
    /// Exactly this method, without receiver.
    Static,
}

/// One instruction. Jump targets are indices of instructions.
#[derive(Clone, Debug)]
pub enum Instruction {
    /// Nothing.
    Nop,
    /// Pushes null.
    Null,
    /// Pushes a constant.
    Push(Constant),
    /// Pushes a local variable.
    Load(Kind, u16),
    /// Pops into a local variable.
    Store(Kind, u16),
    /// Adds to an int local variable.
    Increment(u16, i16),
    /// array, index → element
    ArrayLoad(ArrayAccess),
    /// array, index, element →
    ArrayStore(ArrayAccess),
    /// Moves stack words.
    Stack(StackOp),
    /// Arithmetic on operands of one kind; shift counts are ints.
    Arithmetic(Arithmetic, Kind),
    /// From one kind of number to another.
    Convert(Kind, Kind),
    /// Int to a smaller type and back.
    Narrow(Narrowing),
    /// Compares longs, floats or doubles to -1, 0 or 1; the flag says what a NaN gives (true: 1).
    Compare(Kind, bool),
    /// Compares an int with 0.
    If(Condition, usize),
    /// Compares two ints.
    IfInts(Condition, usize),
    /// Compares two references: equal (true) or different.
    IfRefs(bool, usize),
    /// Compares a reference with null: null (true) or not.
    IfNull(bool, usize),
    /// Jumps.
    Goto(usize),
    /// Jumps by an int.
    Switch {
        /// Values and targets; the values are distinct.
        cases: Vec<(i32, usize)>,
        /// Every other value.
        default: usize,
    },
    /// Returns, with a value or without.
    Return(Option<Kind>),
    /// Pushes a static field.
    GetStatic(Arc<MemberRef>),
    /// Pops into a static field.
    PutStatic(Arc<MemberRef>),
    /// object → field
    GetField(Arc<MemberRef>),
    /// object, value →
    PutField(Arc<MemberRef>),
    /// Calls a method.
    Invoke(InvokeKind, Arc<MemberRef>),
    /// Calls through a bootstrap method.
    InvokeDynamic(Arc<DynamicSite>),
    /// Makes an object.
    New(Name),
    /// length → array with elements of this type
    NewArray(JavaType),
    /// lengths → array of arrays of this type (all dimensions), this many of them made
    NewMultiArray(JavaType, u8),
    /// array → length
    ArrayLength,
    /// object → (thrown)
    Throw,
    /// object → object
    CheckCast(JavaType),
    /// object → 0 or 1
    InstanceOf(JavaType),
    /// Enters a monitor.
    MonitorEnter,
    /// Leaves a monitor.
    MonitorExit,
    /// `jsr` and `ret`, which no compiler has used since Java 6.
    Subroutine,
}

impl Condition {
    /// The opposite comparison.
    pub fn negated(self) -> Condition {
        match self {
            Condition::Eq => Condition::Ne,
            Condition::Ne => Condition::Eq,
            Condition::Lt => Condition::Ge,
            Condition::Ge => Condition::Lt,
            Condition::Gt => Condition::Le,
            Condition::Le => Condition::Gt,
        }
    }
}

impl Instruction {
    /// The instructions that may follow, other than by falling through or by an exception.
    pub fn jump_targets(&self) -> Vec<usize> {
        match self {
            Instruction::If(_, target)
            | Instruction::IfInts(_, target)
            | Instruction::IfRefs(_, target)
            | Instruction::IfNull(_, target)
            | Instruction::Goto(target) => vec![*target],
            Instruction::Switch { cases, default } => {
                cases.iter().map(|(_, target)| *target).chain([*default]).collect()
            }
            _ => vec![],
        }
    }

    /// Whether the next instruction may follow.
    pub fn falls_through(&self) -> bool {
        !matches!(
            self,
            Instruction::Goto(_)
                | Instruction::Switch { .. }
                | Instruction::Return(_)
                | Instruction::Throw
                | Instruction::Subroutine
        )
    }
}
