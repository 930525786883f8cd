//! Which variables count: those that never change, or change by a constant on every way round.
//!
//! Where an accumulated value is a polynomial, it is one of these.

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::{BinaryOp, Block, Function, Inst, Value};

/// The function's arguments, and the parameters of blocks that change by constants only.
pub fn counters(function: &Function) -> FxHashSet<Value> {
    let flow = Flow::new(function);
    let mut found: FxHashSet<Value> = function.params().iter().copied().collect();
    for (parameter, arguments) in &flow.arguments {
        let steady = |argument: &Value| {
            argument == parameter
                || flow.is_step(*argument, *parameter)
                || !flow.depends(*argument, *parameter, &mut FxHashSet::default())
        };
        if arguments.iter().all(steady) {
            found.insert(*parameter);
        }
    }
    found
}

/// Where values come from.
struct Flow<'a> {
    function: &'a Function,
    definitions: FxHashMap<Value, &'a Inst>,
    /// What the parameters of blocks are given.
    arguments: FxHashMap<Value, Vec<Value>>,
}

impl<'a> Flow<'a> {
    fn new(function: &'a Function) -> Flow<'a> {
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

    /// Whether a value is computed from another.
    fn depends(&self, value: Value, on: Value, seen: &mut FxHashSet<Value>) -> bool {
        if value == on {
            return true;
        }
        // What memory holds may come from anywhere, but a counter is not kept there.
        let own = matches!(self.function.ty(value), tandem_ir::Ty::Mem(_) | tandem_ir::Ty::World);
        if own || !seen.insert(value) {
            return false;
        }
        let operands = self.definitions.get(&value).map(|inst| inst.uses()).unwrap_or_default();
        let arguments = self.arguments.get(&value).cloned().unwrap_or_default();
        operands.into_iter().chain(arguments).any(|source| self.depends(source, on, seen))
    }
}

#[cfg(test)]
mod tests {
    use tandem_ir::text::parse_module;

    use super::counters;

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
    }
}
