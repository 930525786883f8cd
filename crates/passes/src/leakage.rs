//! The leakage model of constant time: what a clock or a cache may tell of a run becomes something that it is seen to do.
//!
//! A program is *constant time* in a secret if two runs that agree on everything else take the same branches and touch the
//! same addresses (Almeida, Barbosa, Barthe, Dupressoir, Emmi, "Verifying Constant-Time Implementations", USENIX Security
//! 2016, whose baseline model this is). Claims compare the calls that a run makes, in their order and with their
//! arguments; so before every branch, switch, access and division this pass puts a call of a function of nobody's
//! ([`Nature::Observed`]) with what leaks there. It gives nothing back and changes no memory, so the program computes what it
//! did before; and since no pass may leave a call out, move it over another or make a choice of a branch that has one,
//! none that comes later hides what was there.
//!
//! * A branch leaks its condition, unless one of its ways is undefined behaviour at once: such a branch stands for a rule of the
//!   language and not for an instruction, and a run that is defined always goes the other way.
//! * A switch leaks which case is taken.
//! * A load, a store and a clearing of memory leak where they are, if that is not a constant.
//! * An integer division or remainder leaks its operands, unless it is by a constant power of two.
//! * A function that is known by its name alone, and one that is not given and not part of the world's course, leaks its
//!   scalar arguments: its code may do anything with them.
//!
//! Selections, other arithmetic and floats leak nothing. The calls are part of the world's course, so all functions
//! take and give the world afterwards.

use std::collections::BTreeMap;

use tandem_base::Assumption;
use tandem_ir::{
    BinaryOp, Block, Callee, CompareOp, Const, ExitKind, ExternId, External, Function, Inst, InstData, InstId, Line,
    Module, Nature, Outcome, Signature, Terminator, Ty, Value, ValueData,
};

/// Makes what leaks part of what the program is seen to do. With `lines`, the calls are named after the lines where they
/// stand: then they are the same on both sides only if the programs are.
pub fn run(module: &mut Module, lines: bool) {
    let ids: Vec<_> = module.functions.ids().collect();
    for id in ids {
        let function = std::mem::replace(&mut module.functions[id], empty());
        let had = world_of(&function.signature);
        let mut weaver = Weaver { module, function, lines, defined: BTreeMap::new(), names: BTreeMap::new() };
        weaver.weave(had);
        let mut function = weaver.function;
        if had.is_none() {
            function.signature.state.push(Ty::World);
        }
        module.functions[id] = function;
    }
    module.assumptions.insert(Assumption::AsCompiled);
}

fn world_of(signature: &Signature) -> Option<usize> {
    signature.state.iter().position(|ty| *ty == Ty::World)
}

fn empty() -> Function {
    Function {
        name: String::new(),
        signature: Signature::default(),
        blocks: Default::default(),
        insts: Default::default(),
        values: Default::default(),
        line: Line::default(),
    }
}

/// One function while calls are put into it.
struct Weaver<'m> {
    module: &'m mut Module,
    function: Function,
    lines: bool,
    /// Where values are defined.
    defined: BTreeMap<Value, InstId>,
    /// The calls' functions by name and types.
    names: BTreeMap<String, ExternId>,
}

/// The world at the beginning of a block.
struct Beginning {
    /// Which parameter it was before, if any: jumps bring an argument for that.
    place: Option<usize>,
    world: Value,
}

impl Weaver<'_> {
    fn weave(&mut self, had: Option<usize>) {
        for (id, data) in self.function.insts.iter() {
            self.defined.extend(data.results.iter().map(|result| (*result, id)));
        }
        // The world at the beginning of each block: its own parameter, which most blocks lack because an older world reached them.
        let mut beginnings: BTreeMap<Block, Beginning> = BTreeMap::new();
        for block in self.function.blocks.ids().collect::<Vec<_>>() {
            let params = &self.function.blocks[block].params;
            let place = params.iter().position(|param| self.function.ty(*param) == Ty::World);
            let world = match place {
                Some(place) => params[place],
                None => {
                    let world = self.value(Ty::World);
                    self.function.blocks[block].params.push(world);
                    world
                }
            };
            beginnings.insert(block, Beginning { place, world });
        }
        for (block, beginning) in &beginnings {
            self.block(*block, beginning.world, &beginnings, had);
        }
    }

    fn block(&mut self, block: Block, mut current: Value, beginnings: &BTreeMap<Block, Beginning>, had: Option<usize>) {
        let insts = std::mem::take(&mut self.function.blocks[block].insts);
        let mut woven = Vec::with_capacity(insts.len());
        for inst in insts {
            self.before(inst, &mut woven, &mut current);
            self.rethread(inst, &mut current);
            woven.push(inst);
        }
        self.before_end(block, &mut woven, &mut current);
        let data = &mut self.function.blocks[block];
        data.insts = woven;
        if let Terminator::Exit { state, .. } = &mut data.terminator {
            match had {
                Some(place) => state[place] = current,
                None => state.push(current),
            }
        }
        for target in data.terminator.targets_mut() {
            match beginnings.get(&target.block).and_then(|beginning| beginning.place) {
                Some(place) => target.args[place] = current,
                None => target.args.push(current),
            }
        }
    }

    /// Lets a call take the current world and give the next one.
    fn rethread(&mut self, inst: InstId, current: &mut Value) {
        let Inst::Call { callee, args } = &self.function.insts[inst].inst else { return };
        let old = args.iter().position(|arg| self.function.ty(*arg) == Ty::World);
        let next = self.function.insts[inst].results.iter().find(|result| self.function.ty(**result) == Ty::World);
        match (callee, old, next.copied()) {
            (_, Some(place), Some(next)) => {
                if let Inst::Call { args, .. } = &mut self.function.insts[inst].inst {
                    args[place] = *current;
                }
                *current = next;
            }
            (Callee::Function(_), _, _) => {
                let next = self.value(Ty::World);
                let data = &mut self.function.insts[inst];
                if let Inst::Call { args, .. } = &mut data.inst {
                    args.push(*current);
                }
                data.results.push(next);
                *current = next;
            }
            (Callee::External(_), _, _) => {}
        }
    }

    /// What an instruction leaks.
    fn before(&mut self, inst: InstId, woven: &mut Vec<InstId>, current: &mut Value) {
        let data = &self.function.insts[inst];
        let line = data.line;
        let (what, values) = match &data.inst {
            Inst::Load { keys, .. } => ("the address read", keys.clone()),
            Inst::Store { keys, .. } | Inst::Clear { keys, .. } => ("the address written", keys.clone()),
            Inst::Binary(BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem, a, b, _)
                if !self.is_power_of_two(*b) =>
            {
                ("the division", vec![*a, *b])
            }
            Inst::Pure { args, .. } => ("what a library function is given", args.clone()),
            Inst::Call { callee: Callee::External(id), args } => {
                let external = &self.module.externals[*id];
                if world_of(&external.signature).is_some() {
                    return;
                }
                ("what a library function is given", args[..external.signature.params.len().min(args.len())].to_vec())
            }
            Inst::Const(_)
            | Inst::Unary(..)
            | Inst::Binary(..)
            | Inst::Compare(..)
            | Inst::Overflows(..)
            | Inst::FusedMultiplyAdd(..)
            | Inst::Select(..)
            | Inst::Cast(..)
            | Inst::PtrAdd(..)
            | Inst::Arbitrary
            | Inst::Call { .. }
            | Inst::Assume(_)
            | Inst::Freeze(_) => return,
        };
        if !values.iter().all(|value| self.is_constant(*value)) {
            self.leak(what, line, &values, woven, current);
        }
    }

    /// What the end of a block leaks.
    fn before_end(&mut self, block: Block, woven: &mut Vec<InstId>, current: &mut Value) {
        let data = &self.function.blocks[block];
        let line = data.line;
        match data.terminator.clone() {
            Terminator::Branch(cond, yes, no) => {
                if !self.is_undefined(yes.block) && !self.is_undefined(no.block) && yes != no {
                    self.leak("the branch taken", line, &[cond], woven, current);
                }
            }
            Terminator::Switch { value, cases, .. } => {
                let ty = self.function.ty(value);
                let mut taken = self.constant(cases.len() as u128, Ty::I32, line, woven);
                for (index, (case, _)) in cases.iter().enumerate() {
                    let case = self.constant(*case, ty, line, woven);
                    let is_it = self.inst(Inst::Compare(CompareOp::Eq, value, case), Ty::Bool, line, woven);
                    let index = self.constant(index as u128, Ty::I32, line, woven);
                    taken = self.inst(Inst::Select(is_it, index, taken), Ty::I32, line, woven);
                }
                self.leak("the branch taken", line, &[taken], woven, current);
            }
            Terminator::Jump(_) | Terminator::Exit { .. } => {}
        }
    }

    /// Whether a block does nothing but end with undefined behaviour.
    fn is_undefined(&self, block: Block) -> bool {
        let data = &self.function.blocks[block];
        let ends = matches!(&data.terminator, Terminator::Exit { kind: ExitKind::Always(Outcome::Ub(_)), .. });
        ends && data.insts.iter().all(|inst| matches!(self.function.insts[*inst].inst, Inst::Const(_)))
    }

    fn definition(&self, value: Value) -> Option<&Inst> {
        self.defined.get(&value).map(|inst| &self.function.insts[*inst].inst)
    }

    fn is_constant(&self, value: Value) -> bool {
        match self.definition(value) {
            Some(Inst::Const(_)) => true,
            Some(Inst::PtrAdd(a, b)) => self.is_constant(*a) && self.is_constant(*b),
            Some(Inst::Cast(_, a)) => self.is_constant(*a),
            _ => false,
        }
    }

    fn is_power_of_two(&self, value: Value) -> bool {
        matches!(self.definition(value), Some(Inst::Const(Const::Int(bits))) if bits.is_power_of_two())
    }

    fn value(&mut self, ty: Ty) -> Value {
        self.function.values.push(ValueData { ty, name: None })
    }

    fn inst(&mut self, inst: Inst, ty: Ty, line: Line, woven: &mut Vec<InstId>) -> Value {
        let result = self.value(ty);
        woven.push(self.function.insts.push(InstData { inst, results: vec![result], line }));
        result
    }

    fn constant(&mut self, bits: u128, ty: Ty, line: Line, woven: &mut Vec<InstId>) -> Value {
        self.inst(Inst::Const(Const::Int(bits)), ty, line, woven)
    }

    /// The call that shows these values.
    fn leak(&mut self, what: &str, line: Line, values: &[Value], woven: &mut Vec<InstId>, current: &mut Value) {
        let params: Vec<Ty> = values.iter().map(|value| self.function.ty(*value)).collect();
        let place = if self.lines && line.line > 0 { format!("line {}: {what}", line.line) } else { what.to_owned() };
        // One name has one signature.
        let name = format!("{place} ({})", params.iter().map(|ty| format!("{ty:?}")).collect::<Vec<_>>().join(", "));
        let known = self.names.get(&name).copied();
        let known = known.or_else(|| self.module.externals.iter().find(|(_, one)| one.name == name).map(|(id, _)| id));
        let external = known.unwrap_or_else(|| {
            let signature = Signature { params, results: vec![], state: vec![Ty::World] };
            let nature = Nature::Observed;
            self.module.externals.push(External { name: name.clone(), signature, is_definite: false, nature })
        });
        self.names.insert(name, external);
        let (code, next) = (self.value(Ty::I32), self.value(Ty::World));
        let args = values.iter().copied().chain([*current]).collect();
        let inst = Inst::Call { callee: Callee::External(external), args };
        woven.push(self.function.insts.push(InstData { inst, results: vec![code, next], line }));
        *current = next;
    }
}

#[cfg(test)]
mod tests {
    use tandem_ir::text::{parse_module, print_module};
    use tandem_ir::verify_module;

    use super::*;
    use crate::{NormalizeOptions, normalize};

    fn leaking(text: &str) -> Module {
        let mut module = parse_module(text).unwrap_or_else(|error| panic!("{}", error.message));
        run(&mut module, true);
        verify_module(&module).unwrap_or_else(|errors| panic!("{errors:?}\n{}", print_module(&module)));
        module
    }

    /// What is called, in the order of the functions and instructions.
    fn leaks(module: &Module) -> Vec<String> {
        let blocks =
            module.functions.values().flat_map(|function| function.blocks.values().map(move |block| (function, block)));
        let calls = blocks.flat_map(|(function, block)| block.insts.iter().map(|inst| &function.insts[*inst].inst));
        let names = calls.filter_map(|inst| match inst {
            Inst::Call { callee: Callee::External(id), .. } => Some(module.externals[*id].name.clone()),
            _ => None,
        });
        names.collect()
    }

    const BRANCH: &str = "
        file \"f.c\"
        func @f(x: i32, key: bool) -> i32 !f.c:1 {
          branch key, one, other !2
        one:
          a = add x, x !3
          jump end(a) !3
        other:
          two: i32 = const 2 !4
          b = mul x, two !4
          jump end(b) !4
        end(r: i32):
          exit return (r) !5
        }";

    #[test]
    fn a_branch_that_normal_form_takes_away_is_still_seen() {
        let mut module = leaking(BRANCH);
        assert_eq!(leaks(&module), ["line 2: the branch taken (Bool)"]);
        normalize(&mut module, &NormalizeOptions::default());
        assert_eq!(leaks(&module), ["line 2: the branch taken (Bool)"]);
    }

    #[test]
    fn addresses_divisions_and_switches_leak_and_constants_do_not() {
        let module = leaking(
            "
            file \"f.c\"
            region @heap: [ptr] -> i32 shared
            region @local: [i64] -> i32 local
            func @f(p: ptr, n: i64, x: i32; m: @heap) -> i32 !f.c:1 {
              zero: i64 = const 0
              eight: i32 = const 8
              own: @local = arbitrary
              own.1 = store own[zero], x !2
              own.2 = store own.1[n], x !3
              q = ptr_add p, n !4
              v = load m[q] !4
              h = udiv v, eight !5
              d = udiv v, x !6
              m.1 = store m[p], d !7
              switch x !8 { 3: one, default: other }
            one:
              exit return (h; m.1) !9
            other:
              exit ub \"shift by too much\" (; m.1) !10
            }",
        );
        let expected = [
            "line 3: the address written (Int(64))",
            "line 4: the address read (Ptr)",
            "line 6: the division (Int(32), Int(32))",
            "line 7: the address written (Ptr)",
            "line 8: the branch taken (Int(32))",
        ];
        assert_eq!(leaks(&module), expected);
    }

    #[test]
    fn the_world_goes_through_callees_and_loops() {
        let module = leaking(
            "
            file \"f.c\"
            external @tell(i32; world)
            func @odd(x: i32) -> bool !f.c:1 {
              one: i32 = const 1
              b = and x, one
              c = eq b, one
              branch c, yes, no !2
            yes:
              t = const true
              exit return (t) !3
            no:
              f = const false
              exit return (f) !4
            }
            func @f(n: i32; w: world) -> i32 !f.c:6 {
              zero: i32 = const 0
              one: i32 = const 1
              jump loop(zero, w) !7
            loop(i: i32, w.1: world):
              go = slt i, n !7
              branch go, body, out !7
            body:
              code, is_odd = call @odd(i) !8
              branch is_odd, say, next(w.1) !8
            say:
              code.1, w.2 = call @tell(i; w.1) !9
              jump next(w.2) !9
            next(w.3: world):
              i.1 = add i, one !7
              jump loop(i.1, w.3) !7
            out:
              exit return (i; w.1) !10
            }",
        );
        assert_eq!(leaks(&module).iter().filter(|name| name.contains("branch taken")).count(), 3);
    }
}
