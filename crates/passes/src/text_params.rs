//! What is known of texts that come together on several ways: that their numbers are marked, and whether they are empty.
//!
//! Numbers of texts have a bit that says so, and what is found in memory is marked anew. A parameter that gets marked numbers only
//! is marked: all parameters are taken to be until one of them gets something else (the greatest fixpoint), and a mark that is there
//! already is not put on again. In the same way a text is not empty if it is not on any way.
//!
//! A `StringBuilder` gives the one empty string back if nothing was appended, so the question is asked of a text that came
//! together on several ways. To the solver the functions on texts are names, but on each way the answer is often known: the text is
//! a constant, or something that is not empty was appended ([`string_identities`]). Where it is known on all ways, through as many
//! blocks as they go, a parameter of each block carries the answer. (Partial evaluation of comparisons, as in the global value
//! numbering of Click, PLDI 1995, for one predicate.)
//!
//! [`string_identities`]: crate::string_identities

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_base::layout::FIRST_TEXT;
use tandem_ir::tidy::{BackMap, Substitution};
use tandem_ir::{
    BinaryOp, Block, CompareOp, Const, Function, IdVec, Inst, InstData, InstId, Region, RegionId, Ty, UnaryOp, Value,
    ValueData,
};
use tandem_texts::{StringFunction, string_id};

use crate::Arithmetic;
use crate::algebra::Facts;
use crate::counted_loops::Shape;
use crate::escape_analysis::constant;
use crate::jump_threading::facts;

/// Texts that come together at more blocks than this are not followed.
const MOST_BLOCKS: usize = 32;

/// Runs the pass. Numbers do not change; parameters are added.
pub fn run(function: &mut Function, regions: &IdVec<RegionId, Region>, arithmetic: Arithmetic) -> BackMap {
    let empty = u128::from(string_id(&[]));
    let (old_values, old_blocks) = (function.values.len(), function.blocks.len());
    let is_about_texts = |data: &InstData| match &data.inst {
        Inst::Const(Const::Int(bits)) => *bits == empty,
        Inst::Pure { function: name, args } => StringFunction::named(name, args.len()).is_some(),
        _ => false,
    };
    // Marks are bits, which unbounded integers do not have.
    if !arithmetic.ints_wrap || !function.insts.values().any(is_about_texts) {
        return BackMap::identity(function);
    }
    let shape = Shape::of(function);
    let mut facts = facts(function, regions, arithmetic);
    let is_marked = |facts: &Facts<'_>, function: &Function, value| facts.is_marked(function, value, 0);
    on_all_ways(function, &mut facts, &shape, |facts| &mut facts.marked, is_marked);
    let has_something = |facts: &Facts<'_>, function: &Function, value| facts.has_something(function, value, 0);
    on_all_ways(function, &mut facts, &shape, |facts| &mut facts.filled, has_something);
    let mut substitution = Substitution::new(function);
    for block in function.blocks.ids().collect::<Vec<_>>() {
        for inst in function.blocks[block].insts.clone() {
            if let (&Inst::Binary(BinaryOp::Or, text, mark, _), &[result]) =
                (&function.insts[inst].inst, &function.insts[inst].results[..])
                && facts.constant[mark] == Some(FIRST_TEXT)
                && function.ty(text) == Ty::I64
                && facts.is_marked(function, text, 0)
            {
                substitution.replace(function, result, text);
                function.blocks[block].insts.retain(|other| *other != inst);
            }
        }
    }
    let mut questions: Vec<(InstId, CompareOp, Value)> = Vec::new();
    for &inst in function.blocks.values().flat_map(|block| &block.insts) {
        if let Inst::Compare(op @ (CompareOp::Eq | CompareOp::Ne), text, nothing) = function.insts[inst].inst
            && facts.constant[nothing] == Some(empty)
            && function.ty(text) == Ty::I64
        {
            questions.push((inst, op, text));
        }
    }
    let mut answers: FxHashMap<Value, Value> = FxHashMap::default();
    let mut constants = FxHashMap::default();
    for (inst, op, text) in questions {
        let text = unmarked(function, &facts, text);
        if known(function, &facts, text) == Some(false) {
            let answer = constant(function, &mut constants, Const::Bool(false), Ty::Bool);
            answers.insert(text, answer);
        }
        if !answers.contains_key(&text) {
            let Some(web) = web(function, &facts, &shape, text, &answers) else { continue };
            for &(param, ..) in &web {
                answers.insert(param, function.values.push(ValueData { ty: Ty::Bool, name: None }));
            }
            for &(param, block, at) in &web {
                function.blocks[block].params.push(answers[&param]);
                for from in function.blocks.ids().collect::<Vec<_>>() {
                    for place in 0..function.blocks[from].terminator.targets().len() {
                        let target = function.blocks[from].terminator.targets()[place];
                        if target.block != block {
                            continue;
                        }
                        let passed = unmarked(function, &facts, target.args[at]);
                        let answer = match answers.get(&passed) {
                            Some(&answer) => answer,
                            None => {
                                let is_empty = known(function, &facts, passed) == Some(true);
                                constant(function, &mut constants, Const::Bool(is_empty), Ty::Bool)
                            }
                        };
                        function.blocks[from].terminator.targets_mut()[place].args.push(answer);
                    }
                }
            }
        }
        let answer = answers[&text];
        if op == CompareOp::Ne {
            function.insts[inst].inst = Inst::Unary(UnaryOp::Not, answer);
        } else {
            let result = function.insts[inst].results[0];
            substitution.replace(function, result, answer);
            function.blocks.values_mut().for_each(|block| block.insts.retain(|other| *other != inst));
        }
    }
    substitution.apply(function);
    BackMap::extended(function, old_values, old_blocks)
}

/// Finds the parameters of which something holds because it does of all that they get, and leaves them in a set of the facts.
fn on_all_ways<'a>(
    function: &Function,
    facts: &mut Facts<'a>,
    shape: &Shape,
    set: for<'f> fn(&'f mut Facts<'a>) -> &'f mut FxHashSet<Value>,
    holds: fn(&Facts<'a>, &Function, Value) -> bool,
) {
    let of_block = |(block, data): (Block, &tandem_ir::BlockData)| {
        let params = data.params.iter().copied().enumerate().filter(|(_, param)| function.ty(*param) == Ty::I64);
        params.map(move |(at, param)| (param, block, at)).collect::<Vec<_>>()
    };
    let mut params: Vec<(Value, Block, usize)> =
        function.blocks.iter().filter(|(block, _)| *block != function.entry()).flat_map(of_block).collect();
    *set(facts) = params.iter().map(|(param, ..)| *param).collect();
    loop {
        let before = params.len();
        params.retain(|&(param, block, at)| {
            let stays = shape.passed(function, block, at).iter().all(|(_, value)| holds(facts, function, *value));
            if !stays {
                set(facts).remove(&param);
            }
            stays
        });
        if params.len() == before {
            return;
        }
    }
}

/// The number without marks put on it. Whether it is that of the empty text is then a question about it with the mark.
fn unmarked(function: &Function, facts: &Facts<'_>, mut text: Value) -> Value {
    while let Some(&Inst::Binary(BinaryOp::Or, number, mark, _)) = facts.definition(function, text)
        && facts.constant[mark] == Some(FIRST_TEXT)
    {
        text = number;
    }
    text
}

/// Whether a text is empty, if that is known of itself.
fn known(function: &Function, facts: &Facts<'_>, text: Value) -> Option<bool> {
    match facts.constant.get(text).copied().flatten() {
        Some(bits) => Some(bits | FIRST_TEXT == u128::from(string_id(&[]))),
        None => facts.has_something(function, text, 0).then_some(false),
    }
}

/// The parameters that a text comes through, with their blocks and positions, if the answer is known wherever one gets its value.
fn web(
    function: &Function,
    facts: &Facts<'_>,
    shape: &Shape,
    text: Value,
    answers: &FxHashMap<Value, Value>,
) -> Option<Vec<(Value, Block, usize)>> {
    let mut web: Vec<(Value, Block, usize)> = Vec::new();
    let mut work = vec![text];
    while let Some(text) = work.pop() {
        if answers.contains_key(&text) || web.iter().any(|(param, ..)| *param == text) {
            continue;
        }
        if known(function, facts, text).is_some() && !web.is_empty() {
            continue;
        }
        let (block, Some(at)) = shape.place.get(text).copied().flatten()? else { return None };
        if block == function.entry() || web.len() == MOST_BLOCKS {
            return None;
        }
        web.push((text, block, at));
        work.extend(shape.passed(function, block, at).into_iter().map(|(_, passed)| unmarked(function, facts, passed)));
    }
    Some(web)
}

#[cfg(test)]
mod tests {
    use tandem_texts::string_id;

    use crate::Arithmetic;
    use crate::tests::after_each;

    fn asked(second: &str) -> String {
        let text = format!(
            "
            func @f(c: bool, n: i32, t: i64, unit: i16) -> bool {{
            entry:
              nothing: i64 = const {}
              mark: i64 = const -9223372036854775808
              zero: i32 = const 0
              one: i32 = const 1
              branch c, loop(zero, nothing), other
            other:
              u: i64 = pure @string.of.unit(unit)
              any = or t, mark
              jump loop(zero, u)
            loop(i: i32, text: i64):
              more = slt i, n
              branch more, body, out
            body:
              text.1 = or text, mark
              v: i64 = pure @string.of.unit(unit)
              text.2: i64 = pure @string.concat(text.1, v)
              i.1 = add i, one
              jump loop(i.1, {second})
            out:
              text.3 = or text, mark
              empty = eq text.3, nothing
              exit return (empty)
            }}",
            string_id(&[]) as i64
        );
        after_each(&text, |function, regions| drop(super::run(function, regions, Arithmetic::MACHINE)))
    }

    #[test]
    fn the_answer_is_carried_where_it_is_known_on_all_ways() {
        let text = asked("text.2");
        assert!(!text.contains(" = eq "), "{text}");
        let kept = asked("text.1");
        assert!(!kept.contains(" = eq "), "{kept}");
        // Of any text nothing is known.
        let text = asked("t");
        assert!(text.contains(" = eq "), "{text}");
    }

    #[test]
    fn what_is_marked_on_all_ways_is_not_marked_again() {
        assert!(!asked("text.2").contains("or text"));
        assert!(asked("t").contains("or text"));
    }
}
