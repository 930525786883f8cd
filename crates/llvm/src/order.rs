//! Whether what a C program does depends on an order of evaluation that C leaves open.
//!
//! In `pair(next(), next())` and in `total + take()`, where `take` sets `total`, C lets the compiler choose what comes first, and the module that
//! we read is what clang chose. Another compiler may choose otherwise, so a proof about such code rests on clang's order, which is listed.
//!
//! Clang without optimisation keeps what a statement computes in values and everything else in variables. So two things belong to one
//! expression where one instruction uses the values of both. Its operands are not ordered among themselves, unless one is computed from
//! the other. That matters where one of them is a call that writes to memory (or is not known not to), and another is a call
//! or reads memory that the call may have written. `&&`, `||`, `?:` and `,` are ordered and lie in blocks or statements of their own. C++ orders
//! more (`<<`, assignments, `new`), so these count in C only.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ast::{
    Body, Call, Constant, Function, Inst, Local, Module, Op, Operand, Symbol, for_each_local, for_each_operand,
};
use crate::pointers::resolve_symbol;

/// Longer chains of values are no expressions that people write.
const MOST_ATOMS: usize = 64;

/// Whether a function of the module has an expression of which that is so.
pub(crate) fn is_left_open(module: &Module<'_>) -> bool {
    let touches = Touches::of(module);
    let is_cpp = module.metadata.is_cpp();
    module.functions.iter().any(|function| {
        function
            .body
            .as_ref()
            .is_some_and(|body| Expressions::of(module, &touches, function, body).is_left_open(is_cpp))
    })
}

/// What a call or a read does to memory that others have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Touch {
    reads: bool,
    writes: bool,
}

impl Touch {
    const ANY: Touch = Touch { reads: true, writes: true };

    fn join(self, other: Touch) -> Touch {
        Touch { reads: self.reads || other.reads, writes: self.writes || other.writes }
    }
}

/// What the functions of a module touch, by position.
struct Touches(Vec<Touch>);

impl Touches {
    fn of(module: &Module<'_>) -> Touches {
        let mut touches = Touches(module.functions.iter().map(|function| declared(function)).collect());
        // Bodies can only add up to what is known so far, so this ends.
        loop {
            let mut is_changed = false;
            for (index, function) in module.functions.iter().enumerate() {
                let Some(body) = &function.body else { continue };
                let touch = touches.of_body(module, body);
                is_changed |= std::mem::replace(&mut touches.0[index], touch) != touch;
            }
            if !is_changed {
                return touches;
            }
        }
    }

    fn of_body(&self, module: &Module<'_>, body: &Body<'_>) -> Touch {
        let own = own_variables(body);
        let insts = body.blocks.iter().flat_map(|block| &block.insts);
        insts.fold(Touch::default(), |all, inst| all.join(self.of_inst(module, &own, inst)))
    }

    fn of_inst(&self, module: &Module<'_>, own: &FxHashSet<Local>, inst: &Inst<'_>) -> Touch {
        let is_own = |address: &Operand<'_>| matches!(address, Operand::Local(local) if own.contains(local));
        match &inst.op {
            Op::Load { address, .. } => Touch { reads: !is_own(&address.value), writes: false },
            Op::Store { address, .. } => Touch { reads: false, writes: !is_own(&address.value) },
            Op::Call(call) | Op::Invoke { call, .. } => self.of_call(module, call),
            Op::Unsupported(_) => Touch::ANY,
            _ => Touch::default(),
        }
    }

    fn of_call(&self, module: &Module<'_>, call: &Call<'_>) -> Touch {
        let Operand::Constant(Constant::Symbol(symbol)) = &call.callee else { return Touch::ANY };
        let Some((Symbol::Function(index), 0)) = resolve_symbol(module, *symbol) else { return Touch::ANY };
        let known = self.0[index];
        Touch {
            reads: known.reads && !call.traits.no_memory,
            writes: known.writes && !call.traits.no_memory && !call.traits.read_only,
        }
    }
}

/// What is declared of a function; nothing yet of one with a body.
fn declared(function: &Function<'_>) -> Touch {
    let is_intrinsic = function.name.starts_with("llvm.") && !function.name.starts_with("llvm.mem");
    // What allocation writes nobody else reads.
    let allocates = matches!(function.name, "malloc" | "calloc" | "_Znwm" | "_Znam");
    if function.body.is_some() || function.traits.no_memory || is_intrinsic || allocates {
        return Touch::default();
    }
    Touch { reads: true, writes: !function.traits.read_only }
}

/// Addresses of and in local variables that go nowhere: they are read and written, and nothing else.
fn own_variables(body: &Body<'_>) -> FxHashSet<Local> {
    let mut root: FxHashMap<Local, Local> = FxHashMap::default();
    for inst in body.blocks.iter().flat_map(|block| &block.insts) {
        let Some(result) = inst.result else { continue };
        let base = match &inst.op {
            Op::Alloca { .. } => Some(result),
            Op::Element { base, .. } => variable(&base.value, &root),
            Op::Cast { value, .. } => variable(&value.value, &root),
            _ => None,
        };
        if let Some(base) = base {
            root.insert(result, base);
        }
    }
    let mut escaped: FxHashSet<Local> = FxHashSet::default();
    for inst in body.blocks.iter().flat_map(|block| &block.insts) {
        let mut escapes = |operand: &Operand<'_>| escaped.extend(variable(operand, &root));
        match &inst.op {
            Op::Load { .. } | Op::Element { .. } | Op::Cast { .. } | Op::Alloca { .. } => {}
            Op::Store { value, .. } => escapes(&value.value),
            op => for_each_operand(op, escapes),
        }
    }
    root.into_iter().filter(|(_, variable)| !escaped.contains(variable)).map(|(address, _)| address).collect()
}

fn variable(operand: &Operand<'_>, root: &FxHashMap<Local, Local>) -> Option<Local> {
    match operand {
        Operand::Local(local) => root.get(local).copied(),
        Operand::Constant(_) => None,
    }
}

/// A call or a read that a value is computed from.
#[derive(Clone, Debug)]
struct Atom {
    touch: Touch,
    /// What it is computed from itself.
    from: FxHashSet<usize>,
}

/// The values of a function with what they are computed from.
struct Expressions<'e, 'a> {
    body: &'e Body<'a>,
    atoms: Vec<Atom>,
    /// By value: its atoms, by position.
    of_value: FxHashMap<Local, FxHashSet<usize>>,
}

impl<'e, 'a> Expressions<'e, 'a> {
    fn of(module: &Module<'_>, touches: &Touches, function: &Function<'_>, body: &'e Body<'a>) -> Expressions<'e, 'a> {
        debug_assert!(function.body.is_some());
        let own = own_variables(body);
        let mut found = Expressions { body, atoms: vec![], of_value: FxHashMap::default() };
        for inst in body.blocks.iter().flat_map(|block| &block.insts) {
            let mut from = FxHashSet::default();
            for_each_local(&inst.op, |local| from.extend(found.of_value.get(&local).into_iter().flatten().copied()));
            if from.len() > MOST_ATOMS {
                from.clear();
            }
            let touch = touches.of_inst(module, &own, inst);
            let is_atom = touch != Touch::default() && !matches!(inst.op, Op::Store { .. });
            if is_atom {
                let all = from.clone();
                found.atoms.push(Atom { touch, from });
                from = all;
                from.insert(found.atoms.len() - 1);
            }
            if let Some(result) = inst.result {
                found.of_value.insert(result, from);
            }
        }
        found
    }

    fn is_left_open(&self, is_cpp: bool) -> bool {
        let insts = self.body.blocks.iter().flat_map(|block| &block.insts);
        insts.into_iter().any(|inst| self.operands_are_open(inst, is_cpp))
    }

    /// Whether two operands of an instruction are computed in an order that matters and is left open.
    fn operands_are_open(&self, inst: &Inst<'_>, is_cpp: bool) -> bool {
        let mut operands: Vec<&FxHashSet<usize>> = vec![];
        let mut add = |operand: &Operand<'_>| {
            if let Operand::Local(local) = operand {
                operands.extend(self.of_value.get(local));
            }
        };
        match &inst.op {
            Op::Binary { .. } | Op::Compare { .. } => for_each_operand(&inst.op, add),
            Op::Call(call) | Op::Invoke { call, .. } => call.args.iter().for_each(|arg| add(&arg.value.value)),
            Op::Store { value, address, .. } if !is_cpp => [value, address].into_iter().for_each(|one| add(&one.value)),
            Op::Element { .. } if !is_cpp => for_each_operand(&inst.op, add),
            _ => {}
        }
        operands.iter().enumerate().any(|(index, one)| operands[..index].iter().any(|other| self.interfere(one, other)))
    }

    fn interfere(&self, one: &FxHashSet<usize>, other: &FxHashSet<usize>) -> bool {
        let matters = |a: usize, b: usize| {
            let (first, second) = (&self.atoms[a], &self.atoms[b]);
            let is_computed = a == b || first.from.contains(&b) || second.from.contains(&a);
            let is_seen = first.touch.writes && second.touch.join(first.touch).reads
                || second.touch.writes && first.touch.join(second.touch).reads
                || first.touch.writes && second.touch.writes;
            !is_computed && (first.touch.writes || second.touch.writes) && is_seen
        };
        one.iter().any(|&a| other.iter().any(|&b| matters(a, b)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse::parse_module;

    fn is_open(text: &str) -> bool {
        is_left_open(&parse_module(text).expect("the text is well-formed"))
    }

    const NEXT: &str = "
@n = internal global i32 0
define internal i32 @next() {
  %1 = load i32, ptr @n
  %2 = add i32 %1, 1
  store i32 %2, ptr @n
  ret i32 %2
}
define internal i32 @twice(i32 %x) {
  %p = alloca i32
  store i32 %x, ptr %p
  %1 = load i32, ptr %p
  %2 = mul i32 %1, 2
  ret i32 %2
}
declare void @pair(i32, i32)
";

    #[test]
    fn two_calls_in_one_expression_are_not_ordered() {
        let text = "define void @f() {\n  %a = call i32 @next()\n  %b = call i32 @next()\n  call void @pair(i32 %a, i32 %b)\n  ret void\n}";
        assert!(is_open(&format!("{NEXT}{text}")));
        let sum = "define i32 @f() {\n  %a = load i32, ptr @n\n  %b = call i32 @next()\n  %c = add i32 %a, %b\n  ret i32 %c\n}";
        assert!(is_open(&format!("{NEXT}{sum}")));
    }

    #[test]
    fn statements_are_ordered() {
        let text = "define void @f() {
  %x = alloca i32
  %y = alloca i32
  %a = call i32 @next()
  store i32 %a, ptr %x
  %b = call i32 @next()
  store i32 %b, ptr %y
  %c = load i32, ptr %x
  %d = load i32, ptr %y
  call void @pair(i32 %c, i32 %d)
  ret void
}";
        assert!(!is_open(&format!("{NEXT}{text}")));
    }

    #[test]
    fn calls_that_touch_nothing_may_come_in_any_order() {
        let text = "define i32 @f(i32 %x) {\n  %a = call i32 @twice(i32 %x)\n  %b = call i32 @next()\n  %c = add i32 %a, %b\n  ret i32 %c\n}";
        assert!(!is_open(&format!("{NEXT}{text}")));
        // What is computed from the other comes after it.
        let nested = "define i32 @f() {\n  %a = call i32 @next()\n  %b = call i32 @twice(i32 %a)\n  %c = add i32 %a, %b\n  ret i32 %c\n}";
        assert!(!is_open(&format!("{NEXT}{nested}")));
    }
}
