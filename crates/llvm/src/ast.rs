//! An LLVM module as read, before any meaning is given to it.
//!
//! Names are resolved to indices while reading, so later steps never look up strings. An instruction that is not
//! modelled is kept as [`Op::Unsupported`]: whether it matters depends on whether its function is asked for.

use std::sync::Arc;

use crate::error::Error;
use crate::metadata::Metadata;
use crate::types::{TypeId, Types};

/// A whole module.
#[derive(Clone, Debug)]
pub(crate) struct Module<'a> {
    pub(crate) types: Types,
    pub(crate) variables: Vec<Variable<'a>>,
    pub(crate) functions: Vec<Function<'a>>,
    pub(crate) aliases: Vec<Alias<'a>>,
    /// Every `@name` mentioned, by [`SymbolId`], with what it turned out to stand for.
    pub(crate) symbols: Vec<(&'a str, Option<Symbol>)>,
    pub(crate) metadata: Arc<Metadata<'a>>,
    /// Symbols whose meaning is decided when programs are linked or loaded: it may be nothing, or code from elsewhere.
    pub(crate) doubtful: Vec<&'a str>,
    /// Why nothing of it can be lowered.
    pub(crate) refused: Option<Error>,
}

/// A global name, by position in [`Module::symbols`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct SymbolId(pub(crate) u32);

/// What a global name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Symbol {
    Variable(usize),
    Function(usize),
    Alias(usize),
}

/// A name for another symbol.
#[derive(Clone, Debug)]
pub(crate) struct Alias<'a> {
    pub(crate) target: Constant<'a>,
}

/// A global variable.
#[derive(Clone, Debug)]
pub(crate) struct Variable<'a> {
    pub(crate) name: &'a str,
    pub(crate) ty: TypeId,
    /// Not visible outside the module.
    pub(crate) internal: bool,
    /// Its initial value here may not be the one that is used in the end (`weak`, `common` …).
    pub(crate) replaceable: bool,
    pub(crate) constant: bool,
    /// Its address does not matter, only its contents.
    pub(crate) unnamed: bool,
    pub(crate) thread_local: bool,
    /// What functions do with it that were dropped because nobody asked for them.
    pub(crate) elsewhere: Elsewhere,
    pub(crate) value: Option<Constant<'a>>,
}

/// What is done with a variable out of sight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Elsewhere {
    /// Nothing, or it is only read.
    #[default]
    Unchanged,
    /// It is written to.
    Written,
    /// Its address goes anywhere.
    Exposed,
}

/// What the attributes of a function or call say that matters to us.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct FunctionTraits {
    pub(crate) no_return: bool,
    /// Neither reads nor writes memory.
    pub(crate) no_memory: bool,
    /// Does not write memory.
    pub(crate) read_only: bool,
    /// Always returns.
    pub(crate) will_return: bool,
    pub(crate) no_unwind: bool,
    /// Never a library function, whatever its name is.
    pub(crate) no_builtin: bool,
    /// A library function all the same: a `new` or `delete` of C++ that the language calls.
    pub(crate) builtin: bool,
    /// Returns twice, as `setjmp` does.
    pub(crate) returns_twice: bool,
    /// Not in the default floating-point environment.
    pub(crate) strict_float: bool,
    /// Of a call: in another calling convention than that of C.
    pub(crate) other_convention: bool,
    /// The file has a definition of it all the same, which C lets compilers take or leave; this tells all of those apart.
    pub(crate) inline_bodies: Option<u64>,
    /// An attribute with a meaning that is not modelled, in words.
    pub(crate) refused: Option<&'static str>,
}

impl FunctionTraits {
    pub(crate) fn join(self, other: FunctionTraits) -> FunctionTraits {
        FunctionTraits {
            no_return: self.no_return || other.no_return,
            no_memory: self.no_memory || other.no_memory,
            read_only: self.read_only || other.read_only,
            will_return: self.will_return || other.will_return,
            no_unwind: self.no_unwind || other.no_unwind,
            no_builtin: (self.no_builtin || other.no_builtin) && !(self.builtin || other.builtin),
            builtin: self.builtin || other.builtin,
            returns_twice: self.returns_twice || other.returns_twice,
            strict_float: self.strict_float || other.strict_float,
            other_convention: self.other_convention || other.other_convention,
            inline_bodies: self.inline_bodies.or(other.inline_bodies),
            refused: self.refused.or(other.refused),
        }
    }
}

/// What the attributes of a parameter, argument or result say that matters to us.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ValueTraits {
    /// The pointee is copied by the call; its type, if written.
    pub(crate) by_value: Option<ByValue>,
    pub(crate) non_null: bool,
    pub(crate) no_alias: bool,
    /// The alignment that is promised, if any.
    pub(crate) align: Option<u64>,
    /// The pointer says where the result goes.
    pub(crate) result: bool,
    /// `range(iN low, high)`: low inclusive, high exclusive, wrapping.
    pub(crate) range: Option<(u128, u128)>,
    /// A small integer is extended to a register: signed or not.
    pub(crate) extended: Option<bool>,
    /// It is passed in a place of its own, as this attribute says.
    pub(crate) register: Option<&'static str>,
    /// An attribute with a meaning that is not modelled.
    pub(crate) unsupported: Option<&'static str>,
}

/// A `byval` attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ByValue {
    pub(crate) ty: Option<TypeId>,
}

/// A function, declared or defined.
#[derive(Clone, Debug)]
pub(crate) struct Function<'a> {
    pub(crate) name: &'a str,
    pub(crate) result: TypeId,
    pub(crate) result_traits: ValueTraits,
    pub(crate) params: Vec<Param>,
    pub(crate) variadic: bool,
    /// The calling convention by its name; nothing if it is that of C.
    pub(crate) convention: &'a str,
    pub(crate) internal: bool,
    /// Another file may give it another body (`weak`).
    pub(crate) replaceable: bool,
    pub(crate) traits: FunctionTraits,
    /// None for a declaration.
    pub(crate) body: Option<Body<'a>>,
    /// Its `DISubprogram`.
    pub(crate) debug: Option<u32>,
    pub(crate) line: u32,
}

/// A parameter.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Param {
    pub(crate) ty: TypeId,
    pub(crate) traits: ValueTraits,
}

/// The body of a function. Parameters are the first locals, in order.
#[derive(Clone, Debug)]
pub(crate) struct Body<'a> {
    /// Names and types of the values, by [`Local`].
    pub(crate) locals: Vec<LocalInfo<'a>>,
    /// By [`BlockId`], in order of first mention.
    pub(crate) blocks: Vec<Block<'a>>,
    pub(crate) entry: BlockId,
    pub(crate) records: Vec<Record<'a>>,
}

/// What is known of a value by name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LocalInfo<'a> {
    pub(crate) name: &'a str,
    pub(crate) ty: TypeId,
}

/// A value of a function: a parameter or the result of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Local(pub(crate) u32);

/// A block of a function, by position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct BlockId(pub(crate) u32);

/// A basic block.
#[derive(Clone, Debug)]
pub(crate) struct Block<'a> {
    pub(crate) insts: Vec<Inst<'a>>,
}

/// A debug record: this value is this source variable.
#[derive(Clone, Debug)]
pub(crate) struct Record<'a> {
    pub(crate) value: Operand<'a>,
    /// The `DILocalVariable`.
    pub(crate) variable: u32,
    /// The variable lives in memory at the value.
    pub(crate) declares: bool,
    /// The expression is empty: the value is the variable, not a part of it.
    pub(crate) whole: bool,
}

/// An instruction.
#[derive(Clone, Debug)]
pub(crate) struct Inst<'a> {
    pub(crate) result: Option<Local>,
    pub(crate) op: Op<'a>,
    /// Its `DILocation`.
    pub(crate) debug: Option<u32>,
    /// The line of the module's text.
    pub(crate) line: u32,
}

/// A value used by an instruction.
#[derive(Clone, Debug)]
pub(crate) enum Operand<'a> {
    Local(Local),
    Constant(Constant<'a>),
}

/// A value with its type.
#[derive(Clone, Debug)]
pub(crate) struct Typed<'a> {
    pub(crate) ty: TypeId,
    pub(crate) value: Operand<'a>,
}

/// A constant. Its type stands beside it.
#[derive(Clone, Debug)]
pub(crate) enum Constant<'a> {
    /// Bits of an integer, sign-extended from its text and cut to 128.
    Int(u128),
    /// Bits of a binary64; a `float` is written as the double of equal value.
    Double(u64),
    Null,
    /// `zeroinitializer`: zero of any type.
    Zero,
    /// `undef` or `poison`.
    Undefined,
    Symbol(SymbolId),
    /// Elements of an array, vector or structure, in order.
    Aggregate(Vec<TypedConstant<'a>>),
    /// The bytes of an array.
    Bytes(Vec<u8>),
    /// Every element is this one.
    Splat(Box<TypedConstant<'a>>),
    Expression(Box<Expression<'a>>),
    /// A constant that is not modelled, by its name.
    Unsupported(&'a str),
}

/// A constant with its type.
#[derive(Clone, Debug)]
pub(crate) struct TypedConstant<'a> {
    pub(crate) ty: TypeId,
    pub(crate) value: Constant<'a>,
}

/// A constant expression.
#[derive(Clone, Debug)]
pub(crate) enum Expression<'a> {
    Element { source: TypeId, base: TypedConstant<'a>, indices: Vec<TypedConstant<'a>> },
    Cast { op: CastOp, value: TypedConstant<'a>, to: TypeId },
    Binary { op: BinaryOp, left: TypedConstant<'a>, right: TypedConstant<'a> },
    Compare { predicate: Predicate, left: TypedConstant<'a>, right: TypedConstant<'a> },
    Select { condition: TypedConstant<'a>, yes: TypedConstant<'a>, no: TypedConstant<'a> },
}

/// Binary instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BinaryOp {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
}

/// Conversions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CastOp {
    Trunc,
    ZExt,
    SExt,
    FpTrunc,
    FpExt,
    FpToUi,
    FpToSi,
    UiToFp,
    SiToFp,
    PtrToInt,
    PtrToAddr,
    IntToPtr,
    /// An address where nothing is, made of an alignment: what Rust's library has where an object has no bytes.
    Dangling,
    BitCast,
}

/// Comparisons of integers and floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Predicate {
    Eq,
    Ne,
    Ugt,
    Uge,
    Ult,
    Ule,
    Sgt,
    Sge,
    Slt,
    Sle,
    False,
    FOeq,
    FOgt,
    FOge,
    FOlt,
    FOle,
    FOne,
    FOrd,
    FUno,
    FUeq,
    FUgt,
    FUge,
    FUlt,
    FUle,
    FUne,
    True,
}

/// What an instruction does.
#[derive(Clone, Debug)]
pub(crate) enum Op<'a> {
    Binary {
        op: BinaryOp,
        flags: tandem_ir::Flags,
        left: Typed<'a>,
        right: Operand<'a>,
    },
    FNeg(Typed<'a>),
    Compare {
        predicate: Predicate,
        left: Typed<'a>,
        right: Operand<'a>,
    },
    Cast {
        op: CastOp,
        value: Typed<'a>,
        to: TypeId,
    },
    Select {
        condition: Typed<'a>,
        yes: Typed<'a>,
        no: Typed<'a>,
    },
    Phi {
        ty: TypeId,
        incoming: Vec<(Operand<'a>, BlockId)>,
    },
    Alloca {
        ty: TypeId,
        count: Option<Typed<'a>>,
    },
    Load {
        ty: TypeId,
        address: Typed<'a>,
        range: Option<u32>,
        /// Whether it is promised to be a pointer other than null.
        non_null: bool,
        /// The alignment that is promised; none for what the type asks for.
        align: Option<u64>,
    },
    Store {
        value: Typed<'a>,
        address: Typed<'a>,
        /// The alignment that is promised; none for what the type asks for.
        align: Option<u64>,
    },
    Element {
        source: TypeId,
        base: Typed<'a>,
        indices: Vec<Typed<'a>>,
        /// `inbounds nuw`: the element lies in the same object as the base, behind it.
        behind: bool,
    },
    Call(Call<'a>),
    Invoke {
        call: Call<'a>,
        normal: BlockId,
        unwind: BlockId,
    },
    LandingPad {
        ty: TypeId,
    },
    Resume,
    ExtractValue {
        aggregate: Typed<'a>,
        path: Vec<u64>,
    },
    InsertValue {
        aggregate: Typed<'a>,
        part: Typed<'a>,
        path: Vec<u64>,
    },
    ExtractElement {
        vector: Typed<'a>,
        index: Typed<'a>,
    },
    InsertElement {
        vector: Typed<'a>,
        part: Typed<'a>,
        index: Typed<'a>,
    },
    Shuffle {
        left: Typed<'a>,
        right: Typed<'a>,
        mask: TypedConstant<'a>,
    },
    Freeze(Typed<'a>),
    Return(Option<Typed<'a>>),
    Jump(BlockId),
    Branch {
        condition: Typed<'a>,
        yes: BlockId,
        no: BlockId,
    },
    Switch {
        value: Typed<'a>,
        default: BlockId,
        cases: Vec<(u128, BlockId)>,
    },
    Unreachable,
    /// A local object begins anew, with unspecified contents. Made by inlining, never read.
    Begin(Local),
    /// What is not modelled, in words.
    Unsupported(String),
}

/// A call.
#[derive(Clone, Debug)]
pub(crate) struct Call<'a> {
    pub(crate) result: TypeId,
    pub(crate) callee: Operand<'a>,
    pub(crate) args: Vec<Argument<'a>>,
    pub(crate) traits: FunctionTraits,
    /// Attribute groups not yet joined into `traits`; empty once the module is read.
    pub(crate) groups: Vec<&'a str>,
}

/// An argument of a call.
#[derive(Clone, Debug)]
pub(crate) struct Argument<'a> {
    pub(crate) value: Typed<'a>,
    pub(crate) traits: ValueTraits,
}

impl Op<'_> {
    /// Whether the instruction ends its block.
    pub(crate) fn ends_block(&self) -> bool {
        matches!(
            self,
            Op::Invoke { .. }
                | Op::Resume
                | Op::Return(_)
                | Op::Jump(_)
                | Op::Branch { .. }
                | Op::Switch { .. }
                | Op::Unreachable
        )
    }

    /// The blocks that may follow.
    pub(crate) fn successors(&self) -> Vec<BlockId> {
        match self {
            Op::Invoke { normal, unwind, .. } => vec![*normal, *unwind],
            Op::Jump(target) => vec![*target],
            Op::Branch { yes, no, .. } => vec![*yes, *no],
            Op::Switch { default, cases, .. } => cases.iter().map(|(_, target)| *target).chain([*default]).collect(),
            _ => vec![],
        }
    }
}

/// Calls `visit` on every local that an instruction uses.
pub(crate) fn for_each_local(op: &Op<'_>, mut visit: impl FnMut(Local)) {
    for_each_operand(op, |operand| {
        if let Operand::Local(local) = operand {
            visit(*local);
        }
    });
}

/// Calls `visit` on every operand of an instruction.
pub(crate) fn for_each_operand<'o, 'a>(op: &'o Op<'a>, mut visit: impl FnMut(&'o Operand<'a>)) {
    match op {
        Op::Binary { left, right, .. } | Op::Compare { left, right, .. } => {
            visit(&left.value);
            visit(right);
        }
        Op::FNeg(value) | Op::Freeze(value) | Op::Cast { value, .. } | Op::Return(Some(value)) => visit(&value.value),
        Op::Select { condition, yes, no } => [condition, yes, no].into_iter().for_each(|value| visit(&value.value)),
        Op::Phi { incoming, .. } => incoming.iter().for_each(|(value, _)| visit(value)),
        Op::Alloca { count, .. } => count.iter().for_each(|value| visit(&value.value)),
        Op::Load { address, .. } => visit(&address.value),
        Op::Store { value, address, .. } => [value, address].into_iter().for_each(|value| visit(&value.value)),
        Op::Element { base, indices, .. } => {
            visit(&base.value);
            indices.iter().for_each(|value| visit(&value.value));
        }
        Op::Call(call) | Op::Invoke { call, .. } => {
            visit(&call.callee);
            call.args.iter().for_each(|arg| visit(&arg.value.value));
        }
        Op::ExtractValue { aggregate, .. } => visit(&aggregate.value),
        Op::InsertValue { aggregate, part, .. } => {
            visit(&aggregate.value);
            visit(&part.value);
        }
        Op::ExtractElement { vector, index } => [vector, index].into_iter().for_each(|value| visit(&value.value)),
        Op::InsertElement { vector, part, index } => {
            [vector, part, index].into_iter().for_each(|value| visit(&value.value));
        }
        Op::Shuffle { left, right, .. } => [left, right].into_iter().for_each(|value| visit(&value.value)),
        Op::Branch { condition, .. } => visit(&condition.value),
        Op::Switch { value, .. } => visit(&value.value),
        Op::LandingPad { .. }
        | Op::Resume
        | Op::Return(None)
        | Op::Jump(_)
        | Op::Unreachable
        | Op::Begin(_)
        | Op::Unsupported(_) => {}
    }
}

/// Calls `change` on every operand of an instruction.
pub(crate) fn for_each_operand_mut<'a>(op: &mut Op<'a>, change: impl Fn(&mut Operand<'a>)) {
    match op {
        Op::Binary { left, right, .. } | Op::Compare { left, right, .. } => {
            change(&mut left.value);
            change(right);
        }
        Op::FNeg(value) | Op::Freeze(value) | Op::Cast { value, .. } | Op::Return(Some(value)) => {
            change(&mut value.value);
        }
        Op::Select { condition, yes, no } => {
            [condition, yes, no].into_iter().for_each(|value| change(&mut value.value));
        }
        Op::Phi { incoming, .. } => incoming.iter_mut().for_each(|(value, _)| change(value)),
        Op::Alloca { count, .. } => count.iter_mut().for_each(|value| change(&mut value.value)),
        Op::Load { address, .. } => change(&mut address.value),
        Op::Store { value, address, .. } => [value, address].into_iter().for_each(|value| change(&mut value.value)),
        Op::Element { base, indices, .. } => {
            change(&mut base.value);
            indices.iter_mut().for_each(|value| change(&mut value.value));
        }
        Op::Call(call) | Op::Invoke { call, .. } => {
            change(&mut call.callee);
            call.args.iter_mut().for_each(|arg| change(&mut arg.value.value));
        }
        Op::ExtractValue { aggregate, .. } => change(&mut aggregate.value),
        Op::InsertValue { aggregate, part, .. } => {
            change(&mut aggregate.value);
            change(&mut part.value);
        }
        Op::ExtractElement { vector, index } => {
            [vector, index].into_iter().for_each(|value| change(&mut value.value));
        }
        Op::InsertElement { vector, part, index } => {
            [vector, part, index].into_iter().for_each(|value| change(&mut value.value));
        }
        Op::Shuffle { left, right, .. } => [left, right].into_iter().for_each(|value| change(&mut value.value)),
        Op::Branch { condition, .. } => change(&mut condition.value),
        Op::Switch { value, .. } => change(&mut value.value),
        Op::LandingPad { .. }
        | Op::Resume
        | Op::Return(None)
        | Op::Jump(_)
        | Op::Unreachable
        | Op::Begin(_)
        | Op::Unsupported(_) => {}
    }
}

/// Calls `change` on every block that an instruction names.
pub(crate) fn for_each_block_mut(op: &mut Op<'_>, change: impl Fn(&mut BlockId)) {
    match op {
        Op::Phi { incoming, .. } => incoming.iter_mut().for_each(|(_, block)| change(block)),
        Op::Invoke { normal, unwind, .. } => [normal, unwind].into_iter().for_each(change),
        Op::Jump(target) => change(target),
        Op::Branch { yes, no, .. } => [yes, no].into_iter().for_each(change),
        Op::Switch { default, cases, .. } => {
            change(default);
            cases.iter_mut().for_each(|(_, block)| change(block));
        }
        _ => {}
    }
}
