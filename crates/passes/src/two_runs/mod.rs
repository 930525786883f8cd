//! Two runs with different secrets as one claim about two programs on equal inputs.
//!
//! That a function does not depend on a secret (non-interference, Goguen and Meseguer 1982) is a statement about two of its
//! runs. Self-composition (Barthe, D'Argenio, Rezk, "Secure Information Flow by Self-Composition", CSFW 2004) turns it into an
//! ordinary one, and this pass does so on the side of the inputs: every secret parameter has a *twin*, a further parameter of
//! both programs. LEFT looks at the first and not at the twin, RIGHT at the twin and not at the first. On equal inputs the two
//! are then two runs that agree on everything but the secrets, whose values are free on each side. Everything that is done with
//! claims takes inputs to be equal, and it still is right to: nothing has to know of secrets to be sound.
//!
//! Of a pointer (or a reference to an array of Java) the address is public and what is behind it is secret, in a memory of its own on
//! each side ([`behind`]).
//!
//! With a secret result, what the function returns and leaves in memory is no part of what is compared: it returns zeros, and
//! memories are not observed. How it ends, and what it is seen to do on its way, remain.

mod behind;

use tandem_base::{Apart, Assumption, Side};
use tandem_ir::{
    Block, Callee, Const, FuncId, Function, Inst, InstData, Line, Module, RegionKind, Terminator, Ty, Value, ValueData,
};

use self::behind::Behind;

/// What becomes of a secret parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Secret {
    /// It has a twin, the parameter at this place, which RIGHT looks at instead.
    Twin {
        /// The place of the parameter.
        param: usize,
        /// The place of its twin.
        twin: usize,
    },
    /// What it leads to is in memories of its own: for each region, the name of the one that the side reads instead.
    Behind {
        /// The place of the parameter.
        param: usize,
        /// The regions and those in their place.
        regions: Vec<(String, String)>,
    },
}

/// Makes the secret parameters of a function, which are told by their places, independent of those of the other side. Says why
/// that cannot be done.
pub fn run(module: &mut Module, entry: FuncId, side: Side, secrets: &[usize]) -> Result<Vec<Secret>, String> {
    apart(module, entry);
    let mut made = Vec::new();
    for &param in secrets {
        let secret = module.functions[entry].params()[param];
        made.push(match module.functions[entry].ty(secret) {
            Ty::Ptr | Ty::Ref => {
                let regions = Behind::new(module, entry, secret).read_apart(side)?;
                module.assumptions.insert(Assumption::DistinctPointers(Apart::Secret));
                Secret::Behind { param, regions }
            }
            Ty::Bool | Ty::Int(_) | Ty::F32 | Ty::F64 => {
                let twin = add_twin(&mut module.functions[entry], param, side);
                Secret::Twin { param, twin }
            }
            Ty::Mem(_) | Ty::World => return Err("a memory is no parameter".to_owned()),
        });
    }
    Ok(made)
}

/// Takes what a function returns, and what memories hold at the end, out of what is compared.
pub fn hide_results(module: &mut Module, entry: FuncId) -> Result<(), String> {
    apart(module, entry);
    if module.regions.values().any(|region| region.kind == RegionKind::Computed) {
        return Err("static fields that an initialiser fills are compared, also where the result is secret".to_owned());
    }
    for region in module.regions.values_mut() {
        if region.kind == RegionKind::Shared {
            region.kind = RegionKind::Hidden;
        }
    }
    let function = &mut module.functions[entry];
    for block in function.blocks.ids().collect::<Vec<_>>() {
        let Terminator::Exit { values, .. } = &function.blocks[block].terminator else { continue };
        let line = function.blocks[block].line;
        let types: Vec<Ty> = values.iter().map(|value| function.ty(*value)).collect();
        let zeros: Vec<Value> = types.into_iter().map(|ty| add(function, block, zero(ty), ty, line)).collect();
        if let Terminator::Exit { values, .. } = &mut function.blocks[block].terminator {
            *values = zeros;
        }
    }
    Ok(())
}

fn zero(ty: Ty) -> Inst {
    Inst::Const(match ty {
        Ty::Bool => Const::Bool(false),
        Ty::F32 => Const::F32(0),
        Ty::F64 => Const::F64(0),
        Ty::Ref | Ty::Ptr => Const::Null,
        Ty::Int(_) | Ty::Mem(_) | Ty::World => Const::Int(0),
    })
}

/// Appends an instruction to a block.
fn add(function: &mut Function, block: Block, inst: Inst, ty: Ty, line: Line) -> Value {
    let result = function.values.push(ValueData { ty, name: None });
    let inst = function.insts.push(InstData { inst, results: vec![result], line });
    function.blocks[block].insts.push(inst);
    result
}

/// Where a function calls itself, or others call it, they go on with a copy that stays as it is.
fn apart(module: &mut Module, entry: FuncId) {
    let calls = |data: &InstData| matches!(data.inst, Inst::Call { callee: Callee::Function(id), .. } if id == entry);
    if !module.functions.values().any(|function| function.insts.values().any(calls)) {
        return;
    }
    let mut copy = module.functions[entry].clone();
    copy.name = format!("{} as it is called", copy.name);
    let copy = module.functions.push(copy);
    for function in module.functions.values_mut() {
        for data in function.insts.values_mut() {
            if let Inst::Call { callee: Callee::Function(id), .. } = &mut data.inst
                && *id == entry
            {
                *id = copy;
            }
        }
    }
}

/// Adds a parameter, and says where. Each side calls that one by the source's name which it looks at.
fn add_twin(function: &mut Function, index: usize, side: Side) -> usize {
    let secret = function.params()[index];
    let ValueData { ty, name } = function.values[secret].clone();
    let other = name.as_ref().map(|name| format!("{name}_{}", side.other()));
    let place = function.signature.params.len();
    let twin = function.values.push(ValueData { ty, name: other.clone() });
    if side == Side::Right {
        replace(function, secret, twin);
        function.values[secret].name = other;
        function.values[twin].name = name;
    }
    function.signature.params.push(ty);
    let entry = function.entry();
    function.blocks[entry].params.insert(place, twin);
    place
}

fn replace(function: &mut Function, old: Value, new: Value) {
    let renamed = |value: &mut Value| {
        if *value == old {
            *value = new;
        }
    };
    for data in function.insts.values_mut() {
        data.inst.for_each_use_mut(renamed);
    }
    for block in function.blocks.values_mut() {
        block.terminator.for_each_use_mut(renamed);
    }
}

#[cfg(test)]
mod tests {
    use tandem_ir::text::{parse_module, print_module};
    use tandem_ir::verify_module;

    use super::*;

    pub(super) fn made(text: &str, side: Side, secrets: &[usize]) -> Result<(Module, Vec<Secret>), String> {
        let mut module = parse_module(text).unwrap_or_else(|error| panic!("{}", error.message));
        let entry = module.function_named("f").expect("it is there");
        let made = run(&mut module, entry, side, secrets)?;
        verify_module(&module).unwrap_or_else(|errors| panic!("{errors:?}\n{}", print_module(&module)));
        Ok((module, made))
    }

    #[test]
    fn each_side_looks_at_its_own_number() {
        let text = "func @f(x: i32, key: i32) -> i32 {\n  y = add x, key\n  exit return (y)\n}";
        for (side, names, used) in
            [(Side::Left, ["x", "key", "key_right"], 1), (Side::Right, ["x", "key_left", "key"], 2)]
        {
            let (module, secrets) = made(text, side, &[1]).expect("a number can be secret");
            assert_eq!(secrets, [Secret::Twin { param: 1, twin: 2 }]);
            let function = module.functions.values().next().expect("it is there");
            let own: Vec<_> = function.params().iter().map(|param| function.values[*param].name.as_deref()).collect();
            assert_eq!(own, names.map(Some));
            let sum = function.insts.values().next().expect("there is one").inst.uses();
            assert_eq!(sum, [function.params()[0], function.params()[used]]);
        }
    }

    #[test]
    fn a_function_that_calls_itself_calls_what_it_was() {
        let text = "func @f(x: i32, key: i32) -> i32 {\n  code, y = call @f(x, key)\n  exit return (y)\n}";
        let (module, _) = made(text, Side::Right, &[1]).expect("a number can be secret");
        assert_eq!(module.functions.len(), 2);
        let calls = module.functions.values().flat_map(|function| function.insts.values());
        let copy = module.function_named("f as it is called");
        assert!(
            calls
                .into_iter()
                .all(|data| matches!(data.inst, Inst::Call { callee: Callee::Function(id), .. } if Some(id) == copy))
        );
    }
}
