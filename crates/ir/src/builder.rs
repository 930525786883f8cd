//! Builds functions from programs with mutable variables.
//!
//! Front ends think in variables that are written again and again: Java locals and stack slots, C allocas, every
//! memory region, the world. The builder turns them into SSA while the front end writes one block after another, by
//! the method of Braun et al. ("Simple and Efficient Construction of Static Single Assignment Form", 2013): a read
//! that finds no write in its block looks into the predecessors, and where several of them meet, or where not all of
//! them are known yet, the block gets a parameter. The arguments for these parameters are filled in at the end, when
//! the whole graph is known, and parameters that turn out to have one possible argument only are removed again.
//!
//! Misuse (a write after the terminator, a jump to a sealed block) is a bug of the front end, not of the program it
//! reads, so it panics with a message.

use rustc_hash::FxHashMap;

use crate::function::{BlockData, Function, InstData, Signature, ValueData};
use crate::ids::{Block, Id, IdVec, InstId, Value};
use crate::inst::{BinaryOp, CastOp, CompareOp, Const, Flags, Inst, Line, Target, Terminator, UnaryOp};
use crate::tidy::{compact, trivial_params};
use crate::types::Ty;

/// A mutable variable of a [`Builder`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Variable(u32);

/// Builds one function; see the head of this file.
///
/// At every moment there is a *current* block, to which instructions are added. The order of calls is: create
/// blocks, [`switch_to`](Builder::switch_to) one, emit, [`terminate`](Builder::terminate) it, go on with the next.
/// Sealing a block (all jumps to it exist) early saves parameters that would only be removed at the end.
pub struct Builder {
    name: String,
    signature: Signature,
    function_line: Line,
    line: Line,
    current: Block,
    params: Vec<Value>,
    blocks: IdVec<Block, BlockUnderWork>,
    insts: IdVec<InstId, InstData>,
    values: IdVec<Value, ValueData>,
    /// Whether a value is a constant: those take no variable's name, because many uses will share them.
    is_constant: IdVec<Value, bool>,
    variables: Vec<VariableData>,
    /// The value of a variable at the end of a block, as far as known.
    definitions: FxHashMap<(Block, Variable), Value>,
    /// What the implicit parameters stand for, in the order in which they were made. Their arguments are still to be
    /// found.
    implicit: Vec<(Block, Variable)>,
    /// Nobody will ask for the function: instructions are not kept.
    is_survey: bool,
}

struct VariableData {
    ty: Ty,
    name: Option<String>,
}

#[derive(Default)]
struct BlockUnderWork {
    /// Parameters that the front end asked for and passes arguments to.
    explicit: Vec<Value>,
    /// Parameters made for variables; they follow the explicit ones.
    implicit: Vec<Value>,
    insts: Vec<InstId>,
    terminator: Option<Terminator>,
    line: Line,
    sealed: bool,
    /// Each predecessor once, however many edges it has.
    predecessors: Vec<Block>,
}

impl Builder {
    /// Starts a function. Its entry block has the signature's parameters and then its state as parameters, is sealed
    /// and current.
    pub fn new(name: &str, signature: Signature, line: Line) -> Builder {
        let mut builder = Builder {
            name: name.to_string(),
            signature,
            function_line: line,
            line,
            current: Block::from_index(0),
            params: Vec::new(),
            blocks: IdVec::new(),
            insts: IdVec::new(),
            values: IdVec::new(),
            is_constant: IdVec::new(),
            variables: Vec::new(),
            definitions: FxHashMap::default(),
            implicit: Vec::new(),
            is_survey: false,
        };
        let entry = builder.blocks.push(BlockUnderWork { sealed: true, line, ..BlockUnderWork::default() });
        builder.current = entry;
        for ty in builder.signature.params.iter().chain(&builder.signature.state).copied().collect::<Vec<_>>() {
            let param = builder.new_value(ty, None);
            builder.params.push(param);
        }
        builder.blocks[entry].explicit = builder.params.clone();
        builder
    }

    /// States that the function will not be asked for: this builder only answers what is known on the way, such as types
    /// and values of variables, and does not keep instructions.
    pub fn survey(&mut self) {
        self.is_survey = true;
    }

    /// The entry parameters: scalars, then state.
    pub fn params(&self) -> &[Value] {
        &self.params
    }

    /// A new variable. The name goes to the values written to it and to the parameters made for it.
    pub fn declare(&mut self, ty: Ty, name: Option<&str>) -> Variable {
        let index = u32::try_from(self.variables.len()).expect("functions with 2^32 variables are refused by readers");
        self.variables.push(VariableData { ty, name: name.map(str::to_string) });
        Variable(index)
    }

    /// Sets a variable from here on.
    pub fn write(&mut self, variable: Variable, value: Value) {
        assert!(!self.is_terminated(), "{}: write to a variable in a terminated block", self.name);
        let data = &self.variables[variable.0 as usize];
        let written = &mut self.values[value];
        assert!(written.ty == data.ty, "{}: a {:?} written to a variable of {:?}", self.name, written.ty, data.ty);
        if written.name.is_none() && !self.is_constant[value] {
            written.name.clone_from(&data.name);
        }
        self.definitions.insert((self.current, variable), value);
    }

    /// The value of a variable here. Where it was never written it is `Inst::Arbitrary`.
    pub fn read(&mut self, variable: Variable) -> Value {
        self.read_in(self.current, variable)
    }

    /// A new empty block, not sealed.
    pub fn create_block(&mut self) -> Block {
        self.blocks.push(BlockUnderWork::default())
    }

    /// Adds a parameter to a block other than the entry. Every jump there must bring an argument for it.
    pub fn add_param(&mut self, block: Block, ty: Ty) -> Value {
        assert!(block.index() != 0, "{}: the entry's parameters are fixed by the signature", self.name);
        let param = self.new_value(ty, None);
        self.blocks[block].explicit.push(param);
        param
    }

    /// Makes a block the current one.
    pub fn switch_to(&mut self, block: Block) {
        assert!(self.blocks.get(block).is_some(), "{}: no such block {block:?}", self.name);
        self.current = block;
    }

    /// The current block.
    pub fn current(&self) -> Block {
        self.current
    }

    /// Whether the current block has its terminator.
    pub fn is_terminated(&self) -> bool {
        self.blocks[self.current].terminator.is_some()
    }

    /// States that all jumps to this block exist.
    pub fn seal(&mut self, block: Block) {
        self.blocks[block].sealed = true;
    }

    /// Seals every block.
    pub fn seal_all(&mut self) {
        self.blocks.values_mut().for_each(|block| block.sealed = true);
    }

    /// The source line of what follows.
    pub fn set_line(&mut self, line: Line) {
        self.line = line;
    }

    /// Adds an instruction with results of these types.
    pub fn emit(&mut self, inst: Inst, results: &[Ty]) -> Vec<Value> {
        assert!(!self.is_terminated(), "{}: instruction after the terminator of its block", self.name);
        self.append(self.current, inst, results, self.line)
    }

    /// Adds an instruction with exactly one result.
    pub fn value(&mut self, inst: Inst, ty: Ty) -> Value {
        assert!(!self.is_terminated(), "{}: instruction after the terminator of its block", self.name);
        self.append_one(self.current, inst, ty, self.line)
    }

    /// Names a value after a source variable.
    pub fn set_name(&mut self, value: Value, name: &str) {
        self.values[value].name = Some(name.to_string());
    }

    /// The type of a value.
    pub fn ty(&self, value: Value) -> Ty {
        self.values[value].ty
    }

    /// Ends the current block. Targets carry arguments for explicit parameters only.
    pub fn terminate(&mut self, terminator: Terminator) {
        assert!(!self.is_terminated(), "{}: a second terminator for a block", self.name);
        for target in terminator.targets() {
            let block = &mut self.blocks[target.block];
            assert!(!block.sealed, "{}: a jump to the sealed block {:?}", self.name, target.block);
            // A block is terminated once, so its edges to one target follow each other.
            if block.predecessors.last() != Some(&self.current) {
                block.predecessors.push(self.current);
            }
        }
        let block = &mut self.blocks[self.current];
        block.terminator = Some(terminator);
        block.line = self.line;
    }

    /// The finished function: all blocks sealed, arguments for variables filled in, unreachable blocks dropped,
    /// parameters with one possible argument removed. Blocks and values are renumbered. A reachable block without
    /// terminator is a bug and panics.
    pub fn finish(mut self) -> Function {
        assert!(!self.is_survey, "a builder that only surveys has no function");
        self.seal_all();
        let reachable = self.reachable();
        for block in self.blocks.values_mut() {
            block.predecessors.retain(|&predecessor| reachable[predecessor]);
        }
        self.fill_in_arguments(&reachable);
        let mut function = self.into_function(&reachable);
        trivial_params::run(&mut function);
        compact::run(&mut function);
        function
    }

    /// An integer constant, truncated to the width.
    pub fn int(&mut self, width: u8, value: i128) -> Value {
        let bits = value as u128;
        let bits = if width >= 128 { bits } else { bits & ((1 << width) - 1) };
        self.value(Inst::Const(Const::Int(bits)), Ty::Int(width))
    }

    /// A truth value.
    pub fn bool(&mut self, value: bool) -> Value {
        self.value(Inst::Const(Const::Bool(value)), Ty::Bool)
    }

    /// An operation on one value.
    pub fn unary(&mut self, op: UnaryOp, a: Value) -> Value {
        let ty = self.ty(a);
        self.value(Inst::Unary(op, a), ty)
    }

    /// An operation on two values, without flags.
    pub fn binary(&mut self, op: BinaryOp, a: Value, b: Value) -> Value {
        let ty = self.ty(a);
        self.value(Inst::Binary(op, a, b, Flags::default()), ty)
    }

    /// A comparison.
    pub fn compare(&mut self, op: CompareOp, a: Value, b: Value) -> Value {
        self.value(Inst::Compare(op, a, b), Ty::Bool)
    }

    /// A conversion.
    pub fn cast(&mut self, op: CastOp, a: Value, to: Ty) -> Value {
        self.value(Inst::Cast(op, a), to)
    }

    /// `yes` if `cond`, else `no`.
    pub fn select(&mut self, cond: Value, yes: Value, no: Value) -> Value {
        let ty = self.ty(yes);
        self.value(Inst::Select(cond, yes, no), ty)
    }

    /// Ends the current block with a jump that has no explicit arguments.
    pub fn jump(&mut self, block: Block) {
        self.terminate(Terminator::Jump(Target { block, args: vec![] }));
    }

    /// Ends the current block with a branch that has no explicit arguments.
    pub fn branch(&mut self, cond: Value, yes: Block, no: Block) {
        let yes = Target { block: yes, args: vec![] };
        let no = Target { block: no, args: vec![] };
        self.terminate(Terminator::Branch(cond, yes, no));
    }

    fn new_value(&mut self, ty: Ty, name: Option<String>) -> Value {
        self.is_constant.push(false);
        self.values.push(ValueData { ty, name })
    }

    fn append(&mut self, block: Block, inst: Inst, results: &[Ty], line: Line) -> Vec<Value> {
        let is_constant = matches!(inst, Inst::Const(_));
        let results: Vec<Value> = results.iter().map(|&ty| self.new_value(ty, None)).collect();
        for &result in &results {
            self.is_constant[result] = is_constant;
        }
        if !self.is_survey {
            let id = self.insts.push(InstData { inst, results: results.clone(), line });
            self.blocks[block].insts.push(id);
        }
        results
    }

    fn append_one(&mut self, block: Block, inst: Inst, ty: Ty, line: Line) -> Value {
        let result = self.new_value(ty, None);
        self.is_constant[result] = matches!(inst, Inst::Const(_));
        if !self.is_survey {
            let id = self.insts.push(InstData { inst, results: vec![result], line });
            self.blocks[block].insts.push(id);
        }
        result
    }

    /// The value of a variable at the end of `start`, as written so far.
    ///
    /// Follows single predecessors upwards until a write is found, and records the answer in all blocks passed, so
    /// that each block is passed once a variable.
    fn read_in(&mut self, start: Block, variable: Variable) -> Value {
        let mut passed = Vec::new();
        let mut block = start;
        let value = loop {
            if let Some(&value) = self.definitions.get(&(block, variable)) {
                break value;
            }
            passed.push(block);
            let data = &self.blocks[block];
            match data.predecessors[..] {
                // More steps than blocks: a cycle without way in. It is unreachable, so any value will do.
                [only] if data.sealed && passed.len() <= self.blocks.len() => block = only,
                _ => break self.define_at_start(block, variable),
            }
        };
        for block in passed {
            self.definitions.insert((block, variable), value);
        }
        value
    }

    /// Gives a variable a value in a block that does not have one by a single predecessor.
    fn define_at_start(&mut self, block: Block, variable: Variable) -> Value {
        let data = &self.variables[variable.0 as usize];
        let (ty, name) = (data.ty, data.name.clone());
        if self.blocks[block].sealed && self.blocks[block].predecessors.is_empty() {
            // The entry, or a block that nothing jumps to.
            let value = self.append_one(block, Inst::Arbitrary, ty, self.line);
            self.values[value].name = name;
            value
        } else {
            let param = self.new_value(ty, name);
            self.blocks[block].implicit.push(param);
            self.implicit.push((block, variable));
            param
        }
    }

    fn reachable(&self) -> IdVec<Block, bool> {
        let entry = Block::from_index(0);
        let mut reachable = IdVec::filled(false, self.blocks.len());
        reachable[entry] = true;
        let mut work = vec![entry];
        while let Some(block) = work.pop() {
            let Some(terminator) = &self.blocks[block].terminator else {
                panic!("{}: the reachable block {block:?} has no terminator", self.name);
            };
            for target in terminator.targets() {
                if !std::mem::replace(&mut reachable[target.block], true) {
                    work.push(target.block);
                }
            }
        }
        reachable
    }

    /// Appends to every target the arguments for the implicit parameters of its block. Reading the variables in the
    /// predecessors may make further implicit parameters, so this goes on until none is left over.
    fn fill_in_arguments(&mut self, reachable: &IdVec<Block, bool>) {
        for block in self.blocks.ids() {
            for target in self.blocks[block].terminator.iter().flat_map(Terminator::targets) {
                let expected = self.blocks[target.block].explicit.len();
                let given = target.args.len();
                assert!(given == expected, "{}: {given} of {expected} arguments for {:?}", self.name, target.block);
            }
        }
        let mut next = 0;
        while let Some(&(block, variable)) = self.implicit.get(next) {
            next += 1;
            if !reachable[block] {
                continue;
            }
            for predecessor in self.blocks[block].predecessors.clone() {
                let argument = self.read_in(predecessor, variable);
                let terminator = self.blocks[predecessor].terminator.as_mut();
                let terminator = terminator.expect("a predecessor has the terminator that makes it one");
                terminator
                    .targets_mut()
                    .into_iter()
                    .filter(|target| target.block == block)
                    .for_each(|target| target.args.push(argument));
            }
        }
    }

    fn into_function(mut self, reachable: &IdVec<Block, bool>) -> Function {
        // Unreachable blocks stay for now, as empty loops on themselves, so that block numbers do not change here.
        let blocks = self.blocks.iter_mut().map(|(id, block)| {
            if !reachable[id] {
                let terminator = Terminator::Jump(Target { block: id, args: vec![] });
                return BlockData { params: vec![], insts: vec![], terminator, line: block.line };
            }
            let mut params = std::mem::take(&mut block.explicit);
            params.append(&mut block.implicit);
            BlockData {
                params,
                insts: std::mem::take(&mut block.insts),
                terminator: block.terminator.take().expect("reachable blocks were found to have a terminator"),
                line: block.line,
            }
        });
        Function {
            blocks: blocks.collect(),
            name: self.name,
            signature: self.signature,
            insts: self.insts,
            values: self.values,
            line: self.function_line,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::{ExitKind, Outcome};

    fn signature(params: &[Ty], results: &[Ty]) -> Signature {
        Signature { params: params.to_vec(), results: results.to_vec(), state: vec![] }
    }

    fn give_back(builder: &mut Builder, value: Value) {
        let kind = ExitKind::Always(Outcome::Return);
        builder.terminate(Terminator::Exit { kind, values: vec![value], state: vec![] });
    }

    /// `for (i = 0; i < n; i++) s += k;`, with `k` only read.
    fn sum(seal_early: bool) -> Function {
        let mut b = Builder::new("sum", signature(&[Ty::I32, Ty::I32], &[Ty::I32]), Line::default());
        let (n, k) = (b.params()[0], b.params()[1]);
        let (i, s) = (b.declare(Ty::I32, Some("i")), b.declare(Ty::I32, Some("s")));
        let step = b.declare(Ty::I32, Some("k"));
        b.write(step, k);
        let zero = b.int(32, 0);
        b.write(i, zero);
        b.write(s, zero);
        let (header, body, done) = (b.create_block(), b.create_block(), b.create_block());
        b.jump(header);
        b.switch_to(header);
        let current = b.read(i);
        let more = b.compare(CompareOp::Slt, current, n);
        b.branch(more, body, done);
        if seal_early {
            b.seal(body);
            b.seal(done);
        }
        b.switch_to(body);
        let (total, step) = (b.read(s), b.read(step));
        let total = b.binary(BinaryOp::Add, total, step);
        b.write(s, total);
        let current = b.read(i);
        let one = b.int(32, 1);
        let next = b.binary(BinaryOp::Add, current, one);
        b.write(i, next);
        b.jump(header);
        b.switch_to(done);
        let total = b.read(s);
        give_back(&mut b, total);
        b.finish()
    }

    #[test]
    fn loop_variables_become_parameters_of_the_header_only() {
        for seal_early in [false, true] {
            let function = sum(seal_early);
            let params: Vec<usize> = function.blocks.values().map(|block| block.params.len()).collect();
            assert_eq!(params, [2, 2, 0, 0]);
            let mut names: Vec<_> =
                function.blocks[Block::from_index(1)].params.iter().map(|&p| function.values[p].name.clone()).collect();
            names.sort();
            assert_eq!(names, [Some("i".to_string()), Some("s".to_string())]);
            assert_eq!(function.values[function.params()[1]].name.as_deref(), Some("k"));
        }
    }

    #[test]
    fn a_variable_never_written_is_arbitrary() {
        let mut b = Builder::new("f", signature(&[], &[Ty::I32]), Line::default());
        let x = b.declare(Ty::I32, Some("x"));
        let next = b.create_block();
        b.jump(next);
        b.switch_to(next);
        let value = b.read(x);
        give_back(&mut b, value);
        let function = b.finish();
        assert_eq!(function.insts.len(), 1);
        assert_eq!(function.insts.values().next().map(|data| &data.inst), Some(&Inst::Arbitrary));
    }

    #[test]
    fn unreachable_code_is_dropped_with_its_edges() {
        let mut b = Builder::new("f", signature(&[Ty::I32], &[Ty::I32]), Line::default());
        let x = b.declare(Ty::I32, None);
        b.write(x, b.params()[0]);
        let (join, dead, cycle) = (b.create_block(), b.create_block(), b.create_block());
        b.jump(join);
        b.switch_to(dead);
        let one = b.int(32, 1);
        b.write(x, one);
        b.jump(join);
        b.switch_to(cycle);
        b.jump(cycle);
        b.seal(cycle);
        let _never_written_there = b.read(x);
        b.switch_to(join);
        let value = b.read(x);
        give_back(&mut b, value);
        let function = b.finish();
        assert_eq!(function.blocks.len(), 2);
        assert_eq!(function.values.len(), 1);
    }

    #[test]
    fn explicit_arguments_precede_those_of_variables() {
        let mut b = Builder::new("f", signature(&[Ty::Bool, Ty::I32], &[Ty::I32]), Line::default());
        let (cond, given) = (b.params()[0], b.params()[1]);
        let x = b.declare(Ty::I32, Some("x"));
        let join = b.create_block();
        let explicit = b.add_param(join, Ty::I32);
        let other = b.create_block();
        b.write(x, given);
        let zero = b.int(32, 0);
        let yes = Target { block: join, args: vec![zero] };
        b.terminate(Terminator::Branch(cond, yes, Target { block: other, args: vec![] }));
        b.switch_to(other);
        let one = b.int(32, 1);
        b.write(x, one);
        b.terminate(Terminator::Jump(Target { block: join, args: vec![given] }));
        b.switch_to(join);
        let value = b.read(x);
        let sum = b.binary(BinaryOp::Add, explicit, value);
        give_back(&mut b, sum);
        let function = b.finish();
        let join = &function.blocks[Block::from_index(2)];
        assert_eq!(join.params.len(), 2);
        assert_eq!(function.values[join.params[1]].name.as_deref(), Some("x"));
        let Terminator::Branch(_, yes, _) = &function.blocks[function.entry()].terminator else { panic!() };
        assert_eq!(yes.args[1], function.params()[1]);
    }

    #[test]
    #[should_panic(expected = "has no terminator")]
    fn an_unterminated_block_is_a_bug() {
        let mut b = Builder::new("f", signature(&[], &[]), Line::default());
        let next = b.create_block();
        b.jump(next);
        b.finish();
    }
}
