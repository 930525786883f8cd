//! Loops as tail-recursive functions: the continuation of a loop header, lambda-lifted.
//!
//! What a run does from the header of a loop on is made a function of its own, whose parameters are what is live there.
//! Every back edge becomes a call of that function followed by an exit with what the call gave: the run does from there
//! on what the function does. Entering the loop stays a jump, so the first iteration is in place.
//!
//! A recursion that is no tail recursion then lines up with a loop: their calls have a mutual summary.

use std::collections::BTreeMap;

use tandem_ir::analysis::{Cfg, Liveness};
use tandem_ir::tidy::compact;
use tandem_ir::{
    Block, BlockData, Callee, CompareOp, Const, ExitKind, FuncId, Function, Inst, InstData, InstId, Module, Outcome,
    Signature, Target, Terminator, Ty, Value, ValueData,
};

/// More loops in one function than this are left alone.
const MOST_LOOPS: usize = 4;

/// The function that a loop becomes.
struct Rest {
    id: FuncId,
    /// The live values that are no parameters of the head, but for constants.
    around: Vec<Value>,
    /// The live constants: the function makes its own.
    constants: Vec<InstId>,
    /// Which of the head's parameters are scalars, and which are state.
    scalars: Vec<Value>,
    /// For each memory of the signature, the value that holds it at the head.
    state: Vec<Value>,
}

/// Runs the pass; whether anything changed.
pub fn run(module: &mut Module) -> bool {
    let mut changed = false;
    let functions: Vec<FuncId> = module.functions.ids().collect();
    for id in functions {
        changed |= rewrite(module, id);
    }
    changed
}

fn rewrite(module: &mut Module, id: FuncId) -> bool {
    let body = module.functions[id].clone();
    let cfg = Cfg::new(&body);
    let edges = cfg.retreating_edges();
    let mut heads: Vec<Block> = edges.iter().map(|(_, head)| *head).collect();
    heads.sort_unstable();
    heads.dedup();
    if heads.is_empty() || heads.len() > MOST_LOOPS || heads.contains(&body.entry()) {
        return false;
    }
    let liveness = Liveness::new(&body, &cfg);
    let mut rests: BTreeMap<Block, Rest> = BTreeMap::new();
    let first = module.functions.len();
    for (index, &head) in heads.iter().enumerate() {
        let id = tandem_ir::Id::from_index(first + index);
        let Some(rest) = rest(&body, &liveness, head, id) else { return false };
        rests.insert(head, rest);
    }
    for (index, &head) in heads.iter().enumerate() {
        let mut function = body.clone();
        function.name = unused_name(module, &format!("{}.loop{}", body.name, index + 1));
        start_at(&mut function, head, &rests[&head]);
        cut_back_edges(&mut function, &edges, &rests);
        compact::run(&mut function);
        module.functions.push(function);
    }
    cut_back_edges(&mut module.functions[id], &edges, &rests);
    compact::run(&mut module.functions[id]);
    true
}

fn unused_name(module: &Module, name: &str) -> String {
    let mut candidate = name.to_owned();
    while module.function_named(&candidate).is_some() {
        candidate.push('\'');
    }
    candidate
}

/// What the function for a loop takes; `None` if it would need memory that belongs to an activation.
fn rest(body: &Function, liveness: &Liveness, head: Block, id: FuncId) -> Option<Rest> {
    let params = &body.blocks[head].params;
    let live = liveness.live_in(head);
    let is_live_constant = |data: &InstData| {
        matches!(data.inst, Inst::Const(_)) && data.results.iter().any(|result| live.contains(result))
    };
    let constants: Vec<InstId> = body.insts.ids().filter(|inst| is_live_constant(&body.insts[*inst])).collect();
    let is_constant = |value: &Value| constants.iter().any(|inst| body.insts[*inst].results.contains(value));
    let around = live.iter().copied().filter(|value| !params.contains(value) && !is_constant(value));
    let around: Vec<Value> = around.collect();
    let is_state = |value: &Value| matches!(body.ty(*value), Ty::Mem(_) | Ty::World);
    let held: Vec<Value> = params.iter().chain(&around).copied().filter(is_state).collect();
    let mut state = Vec::new();
    for &ty in &body.signature.state {
        let mut of_type = held.iter().filter(|value| body.ty(**value) == ty);
        let (Some(value), None) = (of_type.next(), of_type.next()) else { return None };
        state.push(*value);
    }
    if state.len() != held.len() {
        return None;
    }
    let scalars = around.iter().chain(params).copied().filter(|value| !is_state(value)).collect();
    Some(Rest { id, around, constants, scalars, state })
}

/// Makes a function start at the head of a loop.
fn start_at(function: &mut Function, head: Block, rest: &Rest) {
    // Values that are live at the head and no parameters of it were defined above it; nothing above it is left, so
    // they can become parameters as they are. The head's own parameters need a name for what they are entered with.
    let head_params = function.blocks[head].params.clone();
    let mut entered: BTreeMap<Value, Value> = BTreeMap::new();
    for &param in &head_params {
        let data = function.values[param].clone();
        entered.insert(param, function.values.push(data));
    }
    let given = |value: &Value| entered.get(value).copied().unwrap_or(*value);
    let params: Vec<Value> = rest.scalars.iter().chain(&rest.state).map(given).collect();
    debug_assert!(rest.around.iter().all(|value| params.contains(value)));
    let args = head_params.iter().map(given).collect();
    let scalars = rest.scalars.iter().map(|value| function.ty(*value)).collect();
    function.signature = Signature { params: scalars, ..function.signature.clone() };
    let entry = function.entry();
    let line = function.blocks[head].line;
    let insts = rest.constants.clone();
    function.blocks[entry] =
        BlockData { params, insts, terminator: Terminator::Jump(Target { block: head, args }), line };
}

/// Replaces every jump back to a head by a call and an exit.
fn cut_back_edges(function: &mut Function, edges: &[(Block, Block)], rests: &BTreeMap<Block, Rest>) {
    for &(from, head) in edges {
        let targets = function.blocks[from].terminator.targets().len();
        for index in 0..targets {
            let target = function.blocks[from].terminator.targets()[index].clone();
            if target.block == head && from != function.entry() {
                let call = call_rest(function, from, &target, &rests[&head]);
                let mut targets = function.blocks[from].terminator.targets_mut();
                *targets[index] = Target { block: call, args: vec![] };
            }
        }
    }
}

/// A block that calls the function of a loop and exits with what it gave.
fn call_rest(function: &mut Function, from: Block, target: &Target, rest: &Rest) -> Block {
    let line = function.blocks[from].line;
    let head_params = function.blocks[target.block].params.clone();
    let passed = |value: &Value| match head_params.iter().position(|param| param == value) {
        Some(index) => target.args[index],
        None => *value,
    };
    let args: Vec<Value> = rest.scalars.iter().chain(&rest.state).map(passed).collect();
    let signature = function.signature.clone();
    let mut value = |ty: Ty| function.values.push(ValueData { ty, name: None });
    let code = value(Ty::I32);
    let results: Vec<Value> = signature.results.iter().map(|ty| value(*ty)).collect();
    let state: Vec<Value> = signature.state.iter().map(|ty| value(*ty)).collect();
    let (zero, returned) = (value(Ty::I32), value(Ty::Bool));
    let all = [code].into_iter().chain(results.iter().copied()).chain(state.iter().copied()).collect();
    let mut inst = |inst: Inst, results: Vec<Value>| function.insts.push(InstData { inst, results, line });
    let insts = vec![
        inst(Inst::Call { callee: Callee::Function(rest.id), args }, all),
        inst(Inst::Const(Const::Int(0)), vec![zero]),
        inst(Inst::Compare(CompareOp::Eq, code, zero), vec![returned]),
    ];
    let exit = |kind: ExitKind, values: Vec<Value>| BlockData {
        params: vec![],
        insts: vec![],
        terminator: Terminator::Exit { kind, values, state: state.clone() },
        line,
    };
    let (yes, no) = (exit(ExitKind::Always(Outcome::Return), results), exit(ExitKind::Resume(code), vec![]));
    let (yes, no) = (function.blocks.push(yes), function.blocks.push(no));
    let go = |block: Block| Target { block, args: vec![] };
    let terminator = Terminator::Branch(returned, go(yes), go(no));
    function.blocks.push(BlockData { params: vec![], insts, terminator, line })
}
