//! Mutation testing of the tester: wrong changes to programs, to measure how many it finds, and harmless ones, which it
//! must never call different.
//!
//! The changes are made to IR and kept only if the verifier accepts the result. A wrong change may happen to be
//! harmless (an equivalent mutant); who measures has to find out.

use tandem_ir::analysis::{Cfg, Dominators};
use tandem_ir::{
    BinaryOp, Block, Callee, CompareOp, Const, Flags, FuncId, Function, Inst, InstData, InstId, Module, Terminator, Ty,
    UnaryOp, Value, ValueData, verify_module,
};

use tandem_base::Random;

/// A changed program.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The program.
    pub module: Module,
    /// What was done to it.
    pub change: String,
}

/// How often a change is tried before giving up.
const ATTEMPTS: usize = 60;

/// A program with one wrong change in a function: an operator, a constant, a comparison, an operand, a statement left
/// out, a condition, swapped arguments.
pub fn mutate(module: &Module, function: FuncId, seed: u64) -> Option<Mutant> {
    attempt(module, function, seed, |function, random| match random.below(9) {
        0 | 1 => other_operator(function, random),
        2 => other_comparison(function, random),
        3 | 4 => other_constant(function, random),
        5 => swapped_operands(function, random),
        6 => statement_left_out(function, random),
        7 => other_way(function, random),
        _ => other_value(function, random),
    })
}

/// A program with a few harmless changes in a function.
pub fn rewrite(module: &Module, function: FuncId, seed: u64) -> Option<Mutant> {
    let mut random = Random::new(seed);
    let mut rewritten: Option<Mutant> = None;
    for _ in 0..1 + random.below(4) {
        let from = rewritten.as_ref().map_or(module, |mutant| &mutant.module);
        let next = attempt(from, function, random.bits(), |function, random| match random.below(6) {
            0 => commuted(function, random),
            1 => subtraction_as_addition(function, random),
            2 => comparison_turned(function, random),
            3 => branch_turned(function, random),
            4 => doubled_negation(function, random),
            _ => multiplication_as_shift(function, random),
        });
        if let Some(mut next) = next {
            if let Some(before) = &rewritten {
                next.change = format!("{}; {}", before.change, next.change);
            }
            rewritten = Some(next);
        }
    }
    rewritten
}

fn attempt(
    module: &Module,
    function: FuncId,
    seed: u64,
    mut change: impl FnMut(&mut Function, &mut Random) -> Option<String>,
) -> Option<Mutant> {
    let mut random = Random::new(seed);
    for _ in 0..ATTEMPTS {
        let mut mutant = module.clone();
        let Some(change) = change(&mut mutant.functions[function], &mut random) else { continue };
        if mutant != *module && verify_module(&mutant).is_ok() {
            return Some(Mutant { module: mutant, change });
        }
    }
    None
}

/// An instruction of the function that `select` accepts, with the block it is in.
fn pick_instruction(
    function: &Function,
    random: &mut Random,
    select: impl Fn(&Inst) -> bool,
) -> Option<(Block, InstId)> {
    let all: Vec<(Block, InstId)> = function
        .blocks
        .iter()
        .flat_map(|(block, data)| data.insts.iter().map(move |inst| (block, *inst)))
        .filter(|(_, inst)| select(&function.insts[*inst].inst))
        .collect();
    random.pick(&all).copied()
}

fn pick_block(function: &Function, random: &mut Random, select: impl Fn(&Terminator) -> bool) -> Option<Block> {
    let all: Vec<Block> =
        function.blocks.iter().filter(|(_, data)| select(&data.terminator)).map(|(block, _)| block).collect();
    random.pick(&all).copied()
}

fn other_operator(function: &mut Function, random: &mut Random) -> Option<String> {
    use BinaryOp::*;
    let (_, inst) = pick_instruction(function, random, |inst| matches!(inst, Inst::Binary(..)))?;
    let line = function.insts[inst].line.line;
    let Inst::Binary(op, _, _, flags) = &mut function.insts[inst].inst else { return None };
    let others: &[BinaryOp] = match op {
        Add | Sub | Mul | SDiv | UDiv | SRem | URem => &[Add, Sub, Mul, SDiv, SRem, UDiv, URem],
        Shl | LShr | AShr => &[Shl, LShr, AShr],
        And | Or | Xor => &[And, Or, Xor],
        SMin | SMax | UMin | UMax => &[SMin, SMax, UMin, UMax],
        FAdd | FSub | FMul | FDiv | FRem => &[FAdd, FSub, FMul, FDiv],
        FMinimum | FMaximum | FMinNum | FMaxNum | FCopySign => &[FMinimum, FMaximum, FMinNum, FMaxNum],
    };
    let before = *op;
    *op = *random.pick(others)?;
    *flags = Flags::default();
    (before != *op).then(|| format!("line {line}: {before:?} became {op:?}"))
}

fn other_comparison(function: &mut Function, random: &mut Random) -> Option<String> {
    use CompareOp::*;
    let (_, inst) = pick_instruction(function, random, |inst| matches!(inst, Inst::Compare(..)))?;
    let line = function.insts[inst].line.line;
    let operand = match function.insts[inst].inst {
        Inst::Compare(_, a, _) => function.ty(a),
        _ => return None,
    };
    let Inst::Compare(op, _, _) = &mut function.insts[inst].inst else { return None };
    let others: &[CompareOp] = match operand {
        Ty::F32 | Ty::F64 => &[FOeq, FUne, FOlt, FOle, FOgt, FOge, FUlt, FUle, FUgt, FUge],
        Ty::Int(_) => &[Eq, Ne, Slt, Sle, Sgt, Sge, Ult, Ule, Ugt, Uge],
        _ => &[Eq, Ne],
    };
    let before = *op;
    *op = *random.pick(others)?;
    (before != *op).then(|| format!("line {line}: {before:?} became {op:?}"))
}

/// Changes one use of a constant, as a slip of the pen would.
fn other_constant(function: &mut Function, random: &mut Random) -> Option<String> {
    let is_constant = |function: &Function, value: Value| {
        function.insts.values().find_map(|data| match data.inst {
            Inst::Const(constant) if data.results == [value] => Some(constant),
            _ => None,
        })
    };
    let (block, inst) = pick_instruction(function, random, |inst| !matches!(inst, Inst::Const(_) | Inst::Assume(_)))?;
    let used = function.insts[inst].inst.uses();
    let &value = random.pick(&used)?;
    let constant = is_constant(function, value)?;
    let changed = match (constant, function.ty(value)) {
        (Const::Int(bits), Ty::Int(width)) => {
            let mask = tandem_interp::eval::mask(u32::from(width));
            let changed = match random.below(5) {
                0 | 1 => bits.wrapping_add(1),
                2 => bits.wrapping_sub(1),
                3 => bits.wrapping_neg(),
                _ => 0,
            };
            Const::Int(changed & mask)
        }
        (Const::F64(bits), _) => {
            let float = f64::from_bits(bits);
            let changed = [float + 1.0, -float, 0.0, float * 2.0];
            Const::F64(random.pick(&changed)?.to_bits())
        }
        (Const::Bool(truth), _) => Const::Bool(!truth),
        _ => return None,
    };
    if changed == constant {
        return None;
    }
    let line = function.insts[inst].line;
    let fresh = function.values.push(ValueData { ty: function.ty(value), name: None });
    let made = function.insts.push(InstData { inst: Inst::Const(changed), results: vec![fresh], line });
    let place = function.blocks[block].insts.iter().position(|id| *id == inst)?;
    function.blocks[block].insts.insert(place, made);
    let mut done = false;
    function.insts[inst].inst.for_each_use_mut(|used| {
        if *used == value && !done {
            *used = fresh;
            done = true;
        }
    });
    Some(format!("line {}: {constant:?} became {changed:?}", line.line))
}

fn swapped_operands(function: &mut Function, random: &mut Random) -> Option<String> {
    let (_, inst) = pick_instruction(function, random, |inst| {
        !commutes(inst) && matches!(inst, Inst::Binary(..) | Inst::Compare(..) | Inst::Select(..) | Inst::Call { .. })
    })?;
    let line = function.insts[inst].line.line;
    let types: Vec<Ty> = function.values.values().map(|value| value.ty).collect();
    let ty = |value: Value| types[tandem_ir::Id::index(value)];
    match &mut function.insts[inst].inst {
        Inst::Binary(_, a, b, _) | Inst::Compare(_, a, b) | Inst::Select(_, a, b) => std::mem::swap(a, b),
        Inst::Call { callee: Callee::Function(_) | Callee::External(_), args } => {
            let scalars: Vec<usize> = (0..args.len()).filter(|at| !ty(args[*at]).is_state()).collect();
            let (&one, &other) = (random.pick(&scalars)?, random.pick(&scalars)?);
            if ty(args[one]) != ty(args[other]) {
                return None;
            }
            args.swap(one, other);
        }
        _ => return None,
    }
    Some(format!("line {line}: operands were swapped"))
}

/// Leaves a store out, or an operation whose first operand takes its place.
fn statement_left_out(function: &mut Function, random: &mut Random) -> Option<String> {
    let (block, inst) =
        pick_instruction(function, random, |inst| matches!(inst, Inst::Store { .. } | Inst::Binary(..)))?;
    let line = function.insts[inst].line.line;
    let (kept, result) = match (&function.insts[inst].inst, function.insts[inst].results.as_slice()) {
        (Inst::Store { mem, .. }, [result]) => (*mem, *result),
        (Inst::Binary(_, a, ..), [result]) => (*a, *result),
        _ => return None,
    };
    function.blocks[block].insts.retain(|id| *id != inst);
    replace_everywhere(function, result, kept);
    Some(format!("line {line}: a statement was left out"))
}

/// Turns a branch round, or always takes one way.
fn other_way(function: &mut Function, random: &mut Random) -> Option<String> {
    let block = pick_block(function, random, |terminator| {
        matches!(terminator, Terminator::Branch(..) | Terminator::Switch { .. })
    })?;
    let line = function.blocks[block].line.line;
    let choice = random.below(3);
    match &mut function.blocks[block].terminator {
        Terminator::Branch(_, yes, no) if choice == 0 => {
            std::mem::swap(yes, no);
            Some(format!("line {line}: the condition was negated"))
        }
        Terminator::Branch(_, yes, no) => {
            let kept = if choice == 1 { yes.clone() } else { no.clone() };
            function.blocks[block].terminator = Terminator::Jump(kept);
            Some(format!("line {line}: the condition was left out"))
        }
        Terminator::Switch { cases, .. } => {
            let at = random.below(cases.len());
            if choice == 0 {
                cases.remove(at);
                Some(format!("line {line}: a case was left out"))
            } else {
                let case = cases.get_mut(at)?;
                case.0 = case.0.wrapping_add(1) & 0x7f;
                Some(format!("line {line}: a case was changed"))
            }
        }
        Terminator::Jump(_) | Terminator::Exit { .. } => None,
    }
}

/// Uses another value of the same type.
fn other_value(function: &mut Function, random: &mut Random) -> Option<String> {
    let (block, inst) = pick_instruction(function, random, |inst| {
        matches!(inst, Inst::Binary(..) | Inst::Compare(..) | Inst::Load { .. } | Inst::Store { .. } | Inst::Cast(..))
    })?;
    let line = function.insts[inst].line.line;
    let used = function.insts[inst].inst.uses();
    let &value = random.pick(&used)?;
    if function.ty(value).is_state() {
        return None;
    }
    let cfg = Cfg::new(function);
    let dominators = Dominators::new(function, &cfg);
    let mut candidates: Vec<Value> = Vec::new();
    for (other, data) in function.blocks.iter() {
        if dominators.dominates(other, block) {
            candidates.extend(&data.params);
            let before = data.insts.iter().take_while(|id| **id != inst);
            candidates.extend(before.flat_map(|id| function.insts[*id].results.iter().copied()));
        }
    }
    candidates.retain(|candidate| *candidate != value && function.ty(*candidate) == function.ty(value));
    let &other = random.pick(&candidates)?;
    let mut done = false;
    function.insts[inst].inst.for_each_use_mut(|used| {
        if *used == value && !done {
            *used = other;
            done = true;
        }
    });
    Some(format!("line {line}: another value was used"))
}

/// Whether the order of the two operands does not matter.
fn commutes(inst: &Inst) -> bool {
    use BinaryOp::*;
    matches!(
        inst,
        Inst::Binary(Add | Mul | And | Or | Xor | SMin | SMax | UMin | UMax | FAdd | FMul, ..)
            | Inst::Compare(CompareOp::Eq | CompareOp::Ne, ..)
    )
}

fn commuted(function: &mut Function, random: &mut Random) -> Option<String> {
    let (_, inst) = pick_instruction(function, random, commutes)?;
    match &mut function.insts[inst].inst {
        Inst::Binary(_, a, b, _) | Inst::Compare(_, a, b) => std::mem::swap(a, b),
        _ => return None,
    }
    Some("commuted".to_owned())
}

/// `a - b` as `a + -b`.
fn subtraction_as_addition(function: &mut Function, random: &mut Random) -> Option<String> {
    let (block, inst) = pick_instruction(function, random, |inst| matches!(inst, Inst::Binary(BinaryOp::Sub, ..)))?;
    let Inst::Binary(_, a, b, _) = function.insts[inst].inst else { return None };
    let negated = insert_before(function, block, inst, Inst::Unary(UnaryOp::Neg, b), function.ty(b))?;
    function.insts[inst].inst = Inst::Binary(BinaryOp::Add, a, negated, Flags::default());
    Some("subtraction as addition".to_owned())
}

/// `a < b` as `b > a`, or as `!(a >= b)`.
fn comparison_turned(function: &mut Function, random: &mut Random) -> Option<String> {
    use CompareOp::*;
    let turned = |op: CompareOp| {
        Some(match op {
            Slt => Sgt,
            Sle => Sge,
            Sgt => Slt,
            Sge => Sle,
            Ult => Ugt,
            Ule => Uge,
            Ugt => Ult,
            Uge => Ule,
            FOlt => FOgt,
            FOle => FOge,
            FOgt => FOlt,
            FOge => FOle,
            _ => return None,
        })
    };
    let (block, inst) =
        pick_instruction(function, random, |inst| matches!(inst, Inst::Compare(op, ..) if turned(*op).is_some()))?;
    let Inst::Compare(op, a, b) = function.insts[inst].inst else { return None };
    if random.percent(50) {
        function.insts[inst].inst = Inst::Compare(turned(op)?, b, a);
        return Some("comparison turned".to_owned());
    }
    let opposite = match op {
        Slt => Sge,
        Sle => Sgt,
        Sgt => Sle,
        Sge => Slt,
        Ult => Uge,
        Ule => Ugt,
        Ugt => Ule,
        Uge => Ult,
        FOlt => FUge,
        FOle => FUgt,
        FOgt => FUle,
        FOge => FUlt,
        _ => return None,
    };
    let inverse = insert_before(function, block, inst, Inst::Compare(opposite, a, b), Ty::Bool)?;
    function.insts[inst].inst = Inst::Unary(UnaryOp::Not, inverse);
    Some("comparison as negation of the opposite".to_owned())
}

/// `if (c) A else B` as `if (!c) B else A`.
fn branch_turned(function: &mut Function, random: &mut Random) -> Option<String> {
    let block = pick_block(function, random, |terminator| matches!(terminator, Terminator::Branch(..)))?;
    let Terminator::Branch(condition, yes, no) = function.blocks[block].terminator.clone() else { return None };
    let fresh = function.values.push(ValueData { ty: Ty::Bool, name: None });
    let line = function.blocks[block].line;
    let not = InstData { inst: Inst::Unary(UnaryOp::Not, condition), results: vec![fresh], line };
    let not = function.insts.push(not);
    function.blocks[block].insts.push(not);
    function.blocks[block].terminator = Terminator::Branch(fresh, no, yes);
    Some("branch turned".to_owned())
}

/// `x` as `-(-x)` in one use.
fn doubled_negation(function: &mut Function, random: &mut Random) -> Option<String> {
    let (block, inst) = pick_instruction(function, random, |inst| matches!(inst, Inst::Binary(..)))?;
    let Inst::Binary(op, a, b, flags) = function.insts[inst].inst else { return None };
    if !matches!(function.ty(a), Ty::Int(_)) {
        return None;
    }
    let negated = insert_before(function, block, inst, Inst::Unary(UnaryOp::Neg, a), function.ty(a))?;
    let again = insert_before(function, block, inst, Inst::Unary(UnaryOp::Neg, negated), function.ty(a))?;
    function.insts[inst].inst = Inst::Binary(op, again, b, flags);
    Some("doubled negation".to_owned())
}

/// `x + x` as `x << 1`, or `x << 1` as `x * 2`.
fn multiplication_as_shift(function: &mut Function, random: &mut Random) -> Option<String> {
    let (block, inst) = pick_instruction(function, random, |inst| matches!(inst, Inst::Binary(BinaryOp::Mul, ..)))?;
    let Inst::Binary(_, a, b, _) = function.insts[inst].inst else { return None };
    let constant = function.insts.values().find_map(|data| match data.inst {
        Inst::Const(Const::Int(bits)) if data.results == [b] => Some(bits),
        _ => None,
    })?;
    if !constant.is_power_of_two() {
        return None;
    }
    let count = Inst::Const(Const::Int(u128::from(constant.trailing_zeros())));
    let count = insert_before(function, block, inst, count, function.ty(b))?;
    function.insts[inst].inst = Inst::Binary(BinaryOp::Shl, a, count, Flags::default());
    Some("multiplication as shift".to_owned())
}

fn insert_before(function: &mut Function, block: Block, inst: InstId, new: Inst, ty: Ty) -> Option<Value> {
    let fresh = function.values.push(ValueData { ty, name: None });
    let line = function.insts[inst].line;
    let made = function.insts.push(InstData { inst: new, results: vec![fresh], line });
    let place = function.blocks[block].insts.iter().position(|id| *id == inst)?;
    function.blocks[block].insts.insert(place, made);
    Some(fresh)
}

fn replace_everywhere(function: &mut Function, from: Value, to: Value) {
    let swap = |used: &mut Value| {
        if *used == from {
            *used = to;
        }
    };
    for data in function.insts.values_mut() {
        data.inst.for_each_use_mut(swap);
    }
    for block in function.blocks.values_mut() {
        block.terminator.for_each_use_mut(swap);
    }
}
