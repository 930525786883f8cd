//! Every pass on random programs: the result is well-formed and behaves as before.

use std::collections::{BTreeMap, BTreeSet};

use tandem_interp::testing::{Random, random_inputs, random_module};
use tandem_interp::{Ended, Inputs, Ints, Limits, Program, Run, TracePoint, Visit};
use tandem_ir::text::{parse_module, print_function, print_module};
use tandem_ir::tidy::{BackMap, BackMaps, compact, trivial_params};
use tandem_ir::{Block, FuncId, Function, Id, IdVec, Module, Region, RegionId, Ty, Value, verify_module};

use crate::{
    Arithmetic, InlineBudget, NormalizeOptions, common_subexpressions, constant_folding, correlated_values,
    dead_arguments, dead_code, if_conversion, inline, jump_threading, load_motion, loop_canonical, loops_as_calls,
    no_unwind, normalize, outline, scalar_replacement, simplify, straighten, tail_call, unfold, untaken_branches,
};

type Pass = (&'static str, fn(&mut Module) -> BackMaps);

/// A pass on functions as one on modules.
macro_rules! on_functions {
    (|$function:ident, $regions:ident| $run:expr) => {
        |module: &mut Module| {
            let $regions = &module.regions;
            module.functions.values_mut().map(|$function| -> BackMap { $run }).collect()
        }
    };
}

const ROOMY: InlineBudget = InlineBudget { callee: 1000, caller: 5000 };

const PASSES: &[Pass] = &[
    ("compact", on_functions!(|function, _regions| compact::run(function))),
    ("trivial_params", on_functions!(|function, _regions| trivial_params::run(function))),
    ("if_conversion", on_functions!(|function, _regions| if_conversion::run(function, Arithmetic::MACHINE))),
    ("common_subexpressions", on_functions!(|function, _regions| common_subexpressions::run(function))),
    ("untaken_branches", on_functions!(|function, _regions| untaken_branches::run(function, Arithmetic::MACHINE))),
    ("dead_code", on_functions!(|function, _regions| dead_code::run(function))),
    ("correlated_values", on_functions!(|function, _regions| correlated_values::run(function, Arithmetic::MACHINE))),
    ("straighten", on_functions!(|function, _regions| straighten::run(function))),
    ("loop_canonical", on_functions!(|function, _regions| loop_canonical::run(function))),
    (
        "constant_folding",
        on_functions!(|function, regions| constant_folding::run(function, regions, Arithmetic::MACHINE)),
    ),
    ("jump_threading", on_functions!(|function, regions| jump_threading::run(function, regions, Arithmetic::MACHINE))),
    ("scalar_replacement", on_functions!(|function, regions| scalar_replacement::run(function, regions))),
    ("simplify", on_functions!(|function, regions| simplify(function, regions, Arithmetic::MACHINE))),
    ("no_unwind", no_unwind::run),
    ("tail_call", tail_call::run),
    ("dead_arguments", dead_arguments::run),
    ("load_motion", load_motion::run),
    ("inline", |module| inline::run(module, ROOMY)),
    ("normalize", |module| normalize(module, &NormalizeOptions::default())),
];

type Reshape = (&'static str, fn(&mut Module) -> bool);

/// Rewrites that give no way back. (`run_again` is for functions that are rarer; it has a test of its own.)
const RESHAPES: &[Reshape] = &[
    ("unfold", unfold::run),
    ("loops_as_calls", loops_as_calls::run),
    ("outline", |module| outlined(module, |_| true)),
    ("outline statements", |module| outlined(module, |piece| piece.kind == outline::Kind::Statement)),
    ("outline some", |module| {
        outlined(module, |piece| piece.digest.ends_with(['1', '3', '5', '8', 'a', 'c', 'e', 'f']))
    }),
    ("outline stretches", stretched),
];

/// Makes functions of pieces; whether there are any.
fn outlined(module: &mut Module, wanted: impl Fn(&outline::Piece) -> bool) -> bool {
    let mut changed = false;
    for id in module.functions.ids().collect::<Vec<_>>() {
        let pieces = outline::pieces(module, id).into_iter().filter(&wanted).map(|piece| piece.digest).collect();
        changed |= !outline::run(module, id, &pieces, &[]).is_empty();
    }
    changed
}

/// Makes functions of what lies between the first and the last place of a backbone, or of its halves.
fn stretched(module: &mut Module) -> bool {
    let mut changed = false;
    for id in module.functions.ids().collect::<Vec<_>>() {
        let places: Vec<usize> = outline::backbone(module, id).iter().map(|(block, _)| block.index()).collect();
        let (first, middle, last) = (places[0], places[places.len() / 2], places[places.len() - 1]);
        changed |=
            !outline::run(module, id, &BTreeSet::new(), &[(first, last), (first, middle), (middle, last)]).is_empty();
    }
    changed
}

/// The text of a module after a pass over each function.
pub(super) fn after_each(text: &str, run: impl Fn(&mut Function, &IdVec<RegionId, Region>)) -> String {
    after(text, |module| module.functions.values_mut().for_each(|function| run(function, &module.regions)))
}

/// The text of the functions of a module after a pass over the module.
pub(super) fn after(text: &str, run: impl FnOnce(&mut Module)) -> String {
    let mut module = parse_module(text).unwrap_or_else(|error| panic!("{error}"));
    run(&mut module);
    assert_well_formed(&module, "the rewritten module");
    let printed = module.functions.values().map(|function| print_function(&module, function));
    printed.collect::<Vec<_>>().join("\n")
}

fn assert_well_formed(module: &Module, what: &str) {
    if let Err(errors) = verify_module(module) {
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("{what}: {}\n{}", errors.join("\n"), print_module(module));
    }
}

/// The map has an entry for each value and block, and what came from something has its type.
fn assert_leads_back(before: &Module, after: &Module, maps: &BackMaps, what: &str) {
    assert_eq!(maps.len(), after.functions.len(), "{what}");
    for (id, function) in after.functions.iter() {
        let (map, old) = (&maps[id], &before.functions[id]);
        assert_eq!(map.values.len(), function.values.len(), "{what}");
        assert_eq!(map.blocks.len(), function.blocks.len(), "{what}");
        for (value, origin) in map.values.iter() {
            if let Some(origin) = *origin {
                assert_eq!(function.ty(value), old.ty(origin), "{what}: {value:?} from {origin:?}");
            }
        }
        assert!(map.blocks.values().flatten().all(|&block| old.blocks.get(block).is_some()), "{what}");
    }
}

#[test]
fn passes_keep_modules_well_formed() {
    for seed in 0..100 {
        let module = random_module(seed);
        assert_well_formed(&module, &format!("seed {seed}"));
        for (name, pass) in PASSES {
            let what = format!("{name}, seed {seed}");
            let mut rewritten = module.clone();
            let maps = pass(&mut rewritten);
            assert_well_formed(&rewritten, &what);
            assert_leads_back(&module, &rewritten, &maps, &what);
        }
        for (name, reshape) in RESHAPES {
            let mut rewritten = module.clone();
            reshape(&mut rewritten);
            assert_well_formed(&rewritten, &format!("{name}, seed {seed}"));
        }
    }
}

/// What can be observed of a run: the outcome, results, memories and calls. What a function does not touch may be gone
/// from its state and is then as it was.
pub(super) fn assert_same_behaviour(before: &Run, after: &Run, inputs: &Inputs, what: &str) {
    assert_eq!(before.ended, after.ended, "{what}");
    assert_eq!(before.results, after.results, "{what}");
    assert_eq!(before.events, after.events, "{what}");
    assert_eq!(before.world, after.world, "{what}");
    for (region, contents) in &before.memories {
        match after.memories.iter().find(|(other, _)| other == region) {
            Some((_, other)) => assert_eq!(contents.difference(other), None, "{what}: {region:?}"),
            None => {
                let first = &inputs.memories[region];
                for keys in contents.cells().map(|(keys, _)| keys).chain(first.cells.iter().map(|cell| cell.0.clone()))
                {
                    let given = first.cells.iter().rev().find(|(other, _)| *other == keys);
                    let given = given.map_or(first.default, |(_, bits)| *bits);
                    assert_eq!(contents.get(&keys), given, "{what}: {region:?}{keys:?}");
                }
            }
        }
    }
}

#[test]
fn passes_preserve_behaviour() {
    let budget = Limits { steps: 20_000, ..Limits::default() };
    let roomier = Limits { steps: 100_000, depth: 2_000, ..Limits::default() };
    let deep = Limits { steps: 1_000_000, depth: 100_000, ..Limits::default() };
    let (mut compared, mut runs) = (0, 0);
    let mut reshaped: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..150 {
        let module = random_module(seed);
        let program = Program::new(&module);
        let mut random = Random::new(seed);
        let mut expected = Vec::new();
        for entry in module.functions.ids() {
            for _ in 0..6 {
                let inputs = random_inputs(&module, entry, &mut random);
                let run = program.run(entry, &inputs, &budget);
                runs += 1;
                match run.ended {
                    Ended::Outcome(_) | Ended::Violated => expected.push((entry, inputs, run)),
                    Ended::OutOfSteps | Ended::OutOfMemory | Ended::StackOverflow | Ended::Unsupported(_) => {}
                }
            }
        }
        for (name, pass) in PASSES {
            let mut rewritten = module.clone();
            pass(&mut rewritten);
            let program = Program::new(&rewritten);
            for (entry, inputs, before) in &expected {
                let mut inputs = inputs.clone();
                let state = &rewritten.functions[*entry].signature.state;
                let all = inputs.memories.clone();
                inputs.memories.retain(|&region, _| state.contains(&Ty::Mem(region)));
                let after = program.run(*entry, &inputs, &roomier);
                inputs.memories = all;
                assert_same_behaviour(before, &after, &inputs, &format!("{name}, seed {seed}, {entry:?}, {inputs:?}"));
                compared += 1;
            }
        }
        for (name, reshape) in RESHAPES {
            let mut rewritten = module.clone();
            *reshaped.entry(name).or_default() += usize::from(reshape(&mut rewritten));
            let program = Program::new(&rewritten);
            for (entry, inputs, before) in &expected {
                let after = program.run(*entry, inputs, &deep);
                assert_same_behaviour(before, &after, inputs, &format!("{name}, seed {seed}, {entry:?}, {inputs:?}"));
            }
        }
    }
    assert!(reshaped.values().all(|count| *count > 10), "too few modules had recursion or loops: {reshaped:?}");
    // Programs that mostly fail to run would test nothing.
    assert!(compared * 10 > runs * PASSES.len() * 9, "{compared} of {} runs compared", runs * PASSES.len());
}

/// Where a run passed: the blocks, by their numbers before the pass, with the values of scalar parameters.
fn way_of(
    module: &Module,
    points: &[(TracePoint, TracePoint)],
    rewritten: bool,
    entry: FuncId,
    inputs: &Inputs,
) -> Vec<Step> {
    let own: Vec<TracePoint> =
        points.iter().map(|(before, after)| if rewritten { after } else { before }).cloned().collect();
    let program = Program::with(module, Ints::Machine, &own);
    let run = program.run(entry, inputs, &Limits { steps: 20_000, visits: 1_000, ..Limits::default() });
    let step = |visit: &Visit| (points[visit.point].0.function, points[visit.point].0.block, visit.values.clone());
    run.trace.iter().map(step).collect()
}

type Step = (FuncId, Block, Vec<u128>);

/// Where a pass leads back to is where the run was before the pass, with the same values.
#[test]
fn back_maps_tell_the_truth() {
    // A function that was put into another one is entered less often, so inlining has no such way.
    let passes = PASSES.iter().filter(|(name, _)| !matches!(*name, "inline" | "normalize"));
    let mut steps = 0;
    for (seed, (name, pass)) in (0..20).flat_map(|seed| passes.clone().map(move |pass| (seed, pass))) {
        let module = random_module(seed);
        let mut rewritten = module.clone();
        let maps = pass(&mut rewritten);
        let mut points = Vec::new();
        for (function, map) in maps.iter() {
            let (new, old) = (&rewritten.functions[function], &module.functions[function]);
            for (block, origin) in map.blocks.iter() {
                let Some(origin) = *origin else { continue };
                let scalars = new.blocks[block].params.iter().filter(|&&param| !new.ty(param).is_state());
                let (values, origins): (Vec<Value>, Vec<Value>) = scalars
                    .filter_map(|&param| Some((param, map.value(param)?)))
                    .filter(|(_, origin_value)| old.blocks[origin].params.contains(origin_value))
                    .unzip();
                points.push((
                    TracePoint { function, block: origin, values: origins },
                    TracePoint { function, block, values },
                ));
            }
        }
        let mut random = Random::new(seed);
        for entry in module.functions.ids() {
            let mut inputs = random_inputs(&module, entry, &mut random);
            let before = way_of(&module, &points, false, entry, &inputs);
            let state = &rewritten.functions[entry].signature.state;
            inputs.memories.retain(|&region, _| state.contains(&Ty::Mem(region)));
            let after = way_of(&rewritten, &points, true, entry, &inputs);
            assert_eq!(before, after, "{name}, seed {seed}, {entry:?}");
            steps += before.len();
        }
    }
    assert!(steps > 1_000, "{steps} steps compared");
}
