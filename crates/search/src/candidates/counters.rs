//! Induction variables: those that never change, or change by a constant on every way round their loop.
//!
//! Where an accumulated value is a polynomial, it is one of these; and what is known of one side of a loop is mostly known of them
//! (see `recurrences`).

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::{BinaryOp, Block, Const, Function, Inst, Ty, Value};

/// A variable that changes by constants only: where it starts and what it steps by.
pub(super) struct Induction {
    /// The parameter of the block that the loop comes back to.
    pub(super) variable: Value,
    /// What it starts with.
    pub(super) starts: Vec<Value>,
    /// What is added to it on the ways round.
    pub(super) steps: Vec<i128>,
    /// The values that are the variable and a constant.
    near: FxHashSet<Value>,
    /// Those that are computed from it and that it is computed from.
    cycle: FxHashSet<Value>,
}

impl Induction {
    /// What divides every step, if that is more than one.
    pub(super) fn stride(&self) -> Option<u128> {
        fn gcd(a: u128, b: u128) -> u128 {
            if b == 0 { a } else { gcd(b, a % b) }
        }
        let stride = self.steps.iter().fold(0, |known, step| gcd(known, step.unsigned_abs()));
        (stride > 1).then_some(stride)
    }

    /// Whether a value is the variable, or the variable and a constant.
    pub(super) fn is_near(&self, value: Value) -> bool {
        value == self.variable || self.near.contains(&value)
    }

    /// Whether a value changes with the variable.
    pub(super) fn changes_with(&self, value: Value) -> bool {
        self.is_near(value) || self.cycle.contains(&value)
    }
}

/// The integers that change by constants only, on every way round their loop.
pub(super) fn inductions(function: &Function) -> Vec<Induction> {
    let flow = Flow::new(function);
    let components = flow.components();
    let mut found = Vec::new();
    let integers = flow.arguments.iter().filter(|(parameter, _)| matches!(function.ty(**parameter), Ty::Int(_)));
    for (&variable, arguments) in integers {
        let (mut starts, mut steps) = (Vec::new(), Vec::new());
        let mut is_steady = true;
        for &argument in arguments {
            if argument == variable {
                continue;
            }
            match flow.step(argument, variable) {
                Some(step) => steps.push(step),
                None if components.get(&argument) == components.get(&variable) => is_steady = false,
                None => starts.push(argument),
            }
        }
        if is_steady && !steps.is_empty() {
            let near = flow.definitions.keys().copied().filter(|value| flow.step(*value, variable).is_some()).collect();
            let own = components.get(&variable);
            let cycle = components.iter().filter(|(_, other)| Some(*other) == own).map(|(value, _)| *value).collect();
            found.push(Induction { variable, starts, steps, near, cycle });
        }
    }
    found.sort_by_key(|induction| induction.variable);
    found
}

/// The function's arguments, and the parameters of blocks that change by constants only.
pub fn counters(function: &Function) -> FxHashSet<Value> {
    let flow = Flow::new(function);
    // A parameter depends on its arguments. An argument that depends on the parameter too is in a cycle with it.
    let components = flow.components();
    let mut found: FxHashSet<Value> = function.params().iter().copied().collect();
    for (parameter, arguments) in &flow.arguments {
        let steady = |argument: &Value| {
            argument == parameter
                || flow.is_step(*argument, *parameter)
                || components.get(argument) != components.get(parameter)
        };
        if arguments.iter().all(steady) {
            found.insert(*parameter);
        }
    }
    found
}

/// Where values come from.
pub(super) struct Flow<'a> {
    pub(super) function: &'a Function,
    pub(super) definitions: FxHashMap<Value, &'a Inst>,
    /// What the parameters of blocks are given.
    pub(super) arguments: FxHashMap<Value, Vec<Value>>,
}

impl<'a> Flow<'a> {
    pub(super) fn new(function: &'a Function) -> Flow<'a> {
        let mut definitions = FxHashMap::default();
        for data in function.insts.values() {
            definitions.extend(data.results.iter().map(|result| (*result, &data.inst)));
        }
        let mut arguments: FxHashMap<Value, Vec<Value>> = FxHashMap::default();
        for target in function.blocks.values().flat_map(|block| block.terminator.targets()) {
            for (parameter, argument) in Flow::parameters(function, target.block).iter().zip(&target.args) {
                arguments.entry(*parameter).or_default().push(*argument);
            }
        }
        Flow { function, definitions, arguments }
    }

    fn parameters(function: &Function, block: Block) -> &[Value] {
        &function.blocks[block].params
    }

    fn is_constant(&self, value: Value) -> bool {
        matches!(self.definitions.get(&value), Some(Inst::Const(_)))
    }

    /// Whether a value is a variable and a constant more or less.
    fn is_step(&self, value: Value, variable: Value) -> bool {
        match self.definitions.get(&value) {
            Some(Inst::Binary(BinaryOp::Add, a, b, _)) => {
                (*a == variable && self.is_constant(*b)) || (*b == variable && self.is_constant(*a))
            }
            Some(Inst::Binary(BinaryOp::Sub, a, b, _)) => *a == variable && self.is_constant(*b),
            _ => false,
        }
    }

    /// What is added to a variable to get a value.
    fn step(&self, value: Value, variable: Value) -> Option<i128> {
        let constant = |value: Value| match (self.definitions.get(&value), self.function.ty(value)) {
            (Some(Inst::Const(Const::Int(bits))), Ty::Int(width)) => {
                let unused = 128 - u32::from(width);
                Some(((*bits << unused) as i128) >> unused)
            }
            _ => None,
        };
        match self.definitions.get(&value)? {
            Inst::Binary(BinaryOp::Add, a, b, _) if *a == variable => constant(*b),
            Inst::Binary(BinaryOp::Add, a, b, _) if *b == variable => constant(*a),
            Inst::Binary(BinaryOp::Sub, a, b, _) if *a == variable => constant(*b).and_then(i128::checked_neg),
            _ => None,
        }
    }

    /// What a value is computed from. What memory holds may come from anywhere, but a counter is not kept there.
    fn sources(&self, value: Value) -> Vec<Value> {
        if matches!(self.function.ty(value), tandem_ir::Ty::Mem(_) | tandem_ir::Ty::World) {
            return vec![];
        }
        let mut sources = self.definitions.get(&value).map(|inst| inst.uses()).unwrap_or_default();
        sources.extend(self.arguments.get(&value).into_iter().flatten());
        sources
    }

    /// The strongly connected component of each value that block parameters are computed from (Tarjan's algorithm, without
    /// recursion: functions are long).
    pub(super) fn components(&self) -> FxHashMap<Value, usize> {
        let mut order: FxHashMap<Value, usize> = FxHashMap::default();
        let mut low: FxHashMap<Value, usize> = FxHashMap::default();
        let mut component: FxHashMap<Value, usize> = FxHashMap::default();
        let (mut open, mut count) = (Vec::new(), 0);
        for &root in self.arguments.keys() {
            if order.contains_key(&root) {
                continue;
            }
            let mut path: Vec<(Value, Vec<Value>)> = vec![];
            let mut next = Some(root);
            loop {
                if let Some(value) = next.take() {
                    let number = order.len();
                    order.insert(value, number);
                    low.insert(value, number);
                    open.push(value);
                    path.push((value, self.sources(value)));
                }
                let Some((value, sources)) = path.last_mut() else { break };
                let value = *value;
                match sources.pop() {
                    Some(source) if !order.contains_key(&source) => next = Some(source),
                    Some(source) if !component.contains_key(&source) => {
                        let least = low[&value].min(order[&source]);
                        low.insert(value, least);
                    }
                    Some(_) => {}
                    None => {
                        path.pop();
                        if low[&value] == order[&value] {
                            while let Some(member) = open.pop() {
                                component.insert(member, count);
                                if member == value {
                                    break;
                                }
                            }
                            count += 1;
                        }
                        if let Some((above, _)) = path.last() {
                            let least = low[above].min(low[&value]);
                            low.insert(*above, least);
                        }
                    }
                }
            }
        }
        component
    }
}

#[cfg(test)]
mod tests {
    use tandem_ir::text::parse_module;

    use super::{counters, inductions};

    #[test]
    fn accumulators_do_not_count() {
        let text = "\
func @f(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  one: i32 = const 1
  jump loop(zero, zero, n)
loop(i: i32, s: i32, rest: i32):
  go = slt i, n
  branch go, body, out
body:
  i.1 = add i, one
  s.1 = add s, i
  rest.1 = sub rest, one
  jump loop(i.1, s.1, rest.1)
out:
  exit return (s)
}
";
        let module = parse_module(text).expect("a program");
        let function = module.functions.values().next().expect("a function");
        let found = counters(function);
        let mut names: Vec<String> = found.iter().filter_map(|value| function.values[*value].name.clone()).collect();
        names.sort();
        assert_eq!(names, ["i", "n", "rest"]);
        let mut steps: Vec<(Option<String>, Vec<i128>)> = inductions(function)
            .into_iter()
            .map(|induction| (function.values[induction.variable].name.clone(), induction.steps))
            .collect();
        steps.sort();
        assert_eq!(steps, [(Some("i".to_owned()), vec![1]), (Some("rest".to_owned()), vec![-1])]);
    }
}
