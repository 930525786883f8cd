//! Removes trivial block parameters, which can only have one value (trivial phis in Braun et al. 2013).
//!
//! A parameter is trivial if every jump to its block passes either one and the same other value or the parameter
//! itself. Then it is that value: the first jump to the block in a run cannot pass the parameter (it has no value yet),
//! so the other value dominates the block, and a jump that passes the parameter changes nothing. Between two entries of
//! the block the other value is not computed again, since its definition dominates the block and a jump passing the
//! parameter is dominated by the block. Removing one may make others trivial, hence the work list.

use crate::function::Function;
use crate::ids::{Block, Id, IdVec, Value};
use crate::tidy::BackMap;
use crate::tidy::substitution::Substitution;

/// Runs the pass. Numbers do not change; [`compact`](crate::tidy::compact) closes the gaps.
pub fn run(function: &mut Function) -> BackMap {
    let mut arguments: IdVec<Value, Vec<Value>> = IdVec::filled(Vec::new(), function.values.len());
    let mut passed_to: IdVec<Value, Vec<Value>> = IdVec::filled(Vec::new(), function.values.len());
    for data in function.blocks.values() {
        for target in data.terminator.targets() {
            for (&param, &argument) in function.blocks[target.block].params.iter().zip(&target.args) {
                arguments[param].push(argument);
                passed_to[argument].push(param);
            }
        }
    }

    let mut substitution = Substitution::new(function);
    let mut removed = IdVec::filled(false, function.values.len());
    let entry = function.entry();
    let inner = function.blocks.iter().filter(|&(block, _)| block != entry);
    let mut work: Vec<Value> = inner.flat_map(|(_, data)| data.params.iter().copied()).collect();
    work.reverse();
    while let Some(param) = work.pop() {
        if removed[param] {
            continue;
        }
        let others = arguments[param].iter().map(|&argument| substitution.resolve(argument));
        let Some(value) = only(others.filter(|&argument| argument != param)) else { continue };
        removed[param] = true;
        substitution.replace(function, param, value);
        let receivers = std::mem::take(&mut passed_to[param]);
        work.extend(receivers.iter().rev().filter(|&&receiver| !removed[receiver]));
        passed_to[value].extend(receivers);
    }

    substitution.apply(function);
    remove_params(function, |param| removed[param]);
    BackMap::identity(function)
}

/// Removes the parameters that `unwanted` picks from all blocks but the entry, and their arguments from all jumps.
pub fn remove_params(function: &mut Function, unwanted: impl Fn(Value) -> bool) {
    let keep: IdVec<Block, Vec<bool>> = function
        .blocks
        .iter()
        .map(|(block, data)| data.params.iter().map(|&param| block.index() == 0 || !unwanted(param)).collect())
        .collect();
    for (block, data) in function.blocks.iter_mut() {
        retain(&mut data.params, &keep[block]);
        for target in data.terminator.targets_mut() {
            retain(&mut target.args, &keep[target.block]);
        }
    }
}

fn retain(values: &mut Vec<Value>, keep: &[bool]) {
    let mut flags = keep.iter();
    values.retain(|_| *flags.next().expect("a jump has one argument for each parameter"));
}

/// The one value that all items are equal to; `None` for none or several.
fn only(mut values: impl Iterator<Item = Value>) -> Option<Value> {
    let first = values.next()?;
    values.all(|value| value == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{parse_module, print_function};

    #[test]
    fn parameters_with_one_possible_value_go() {
        let text = "
            func @f(a: i32, c: bool) -> i32 {
              jump outer(a)
            outer(x: i32):
              jump inner(x, a)
            inner(y: i32, z: i32):
              s = add y, z
              branch c, inner(y, s), next
            next:
              branch c, outer(y), out
            out:
              exit return (y)
            }";
        let expected = "\
func @f(a: i32, c: bool) -> i32 {
b0:
  jump b1
b1:
  jump b2(a)
b2(z: i32):
  s = add a, z
  branch c, b2(s), b3
b3:
  branch c, b1, b4
b4:
  exit return (a)
}
";
        let mut module = parse_module(text).unwrap();
        module.functions.values_mut().for_each(|function| drop(run(function)));
        let printed: String = module.functions.values().map(|function| print_function(&module, function)).collect();
        assert_eq!(printed, expected);
    }
}
