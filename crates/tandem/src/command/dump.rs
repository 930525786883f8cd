//! `tandem dump`.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use tandem_ir::Pair;
use tandem_ir::analysis::default_cuts;
use tandem_ir::text::{print_function, print_module};
use tandem_proof::semantics::{Ints, Relation, Semantics};
use tandem_proof::symbolic::CutFunction;
use tandem_search::horn::dump::{dump, dump_given, products};
use tandem_search::testing::engine::Testing;
use tandem_search::{Engine, Seen};
use tandem_solver::{Budget, Solver, discover};

use super::check::read_sync;
use crate::cli::{DumpArgs, Dumped};
use crate::exit_code::ExitCode;
use crate::load::load;
use crate::pairs::{Wanted, claim, entries, load_pair, normalised};

/// Prints what a program was lowered to, or the Horn clauses of two.
pub fn run(args: &DumpArgs) -> Result<ExitCode, String> {
    if let (true, Some(right)) = (args.horn, &args.right) {
        return horn(args, right);
    }
    let lowered = load(&args.file, &args.cflags).map_err(|error| error.to_string())?.module;
    let module = if args.raw { lowered } else { normalised(&lowered, &Semantics::default()) };
    let chosen = match &args.entry {
        Some(name) => {
            let id = module.function_named(name).ok_or_else(|| format!("there is no function {name}"))?;
            vec![id]
        }
        None => module.functions.ids().collect(),
    };
    match args.what {
        Dumped::Ir if args.entry.is_none() => out!("{}", print_module(&module)),
        Dumped::Ir => {
            for id in chosen {
                out!("{}", print_function(&module, &module.functions[id]));
            }
        }
        Dumped::Cuts => {
            for id in chosen {
                let cuts: BTreeSet<_> = default_cuts(&module.functions[id]).into_iter().collect();
                let view = CutFunction::new(&module, id, &cuts).map_err(|error| error.to_string())?;
                outln!("{}", module.functions[id].name);
                for place in view.places() {
                    let slots = view.shape(place).map(|shape| &shape.slots[..]).unwrap_or_default();
                    let names: Vec<&str> = slots.iter().map(|slot| slot.name.as_str()).collect();
                    outln!("  {}: {}", view.describe(place), names.join(", "));
                }
            }
        }
    }
    Ok(ExitCode::Equivalent)
}

/// Prints a product of every pair of functions asked for: the likeliest, or the one that the user chose or gave.
fn horn(args: &DumpArgs, right: &Path) -> Result<ExitCode, String> {
    let semantics = Semantics {
        ints: Ints::from_name(&args.ints).unwrap_or_default(),
        relation: Relation::from_name(&args.relation).unwrap_or_default(),
        ..Semantics::default()
    };
    let solver = Solver::new(discover::z3().ok_or("there is no Z3; run `make setup`")?);
    let programs = load_pair(Pair::new(args.file.as_path(), right), &semantics, &args.cflags)?;
    let wanted = Wanted {
        entry: args.entry.as_deref(),
        left_entry: args.left_entry.as_deref(),
        right_entry: args.right_entry.as_deref(),
    };
    let sync = args.sync.as_deref().map(read_sync).transpose()?;
    for names in entries(&programs.all, &wanted)? {
        let pair = programs.about(&names)?;
        let claim = claim(&pair, &names, semantics, &args.assume, args.ensure.as_deref(), args.traps_agree)?;
        if let Some(sync) = &sync {
            let given = sync.clone().relations(names.as_ref().map(String::as_str));
            out!("; {} ~ {}\n{}", names.left, names.right, dump_given(&claim, &solver, &given)?);
            continue;
        }
        let mut seen = Seen::default();
        // Alignments are ranked by how often loops go round in a few runs.
        Testing::QUICK.settle(&claim, &solver, &Budget::lasting(Duration::from_secs(5)), &mut seen);
        if args.products {
            outln!("{} ~ {}", names.left, names.right);
            for (index, product) in products(&claim, &seen)?.iter().enumerate() {
                outln!("{:>4}  {product}", index + 1);
            }
            continue;
        }
        out!("; {} ~ {}\n{}", names.left, names.right, dump(&claim, &solver, &seen, args.product)?);
    }
    Ok(ExitCode::Equivalent)
}
