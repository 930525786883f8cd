//! `tandem dump`.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use tandem::{Claim, Error, Program, Session};
use tandem_base::Budget;
use tandem_ir::analysis::default_cuts;
use tandem_ir::text::{print_function, print_module};
use tandem_kernel::semantics::{Ints, Relation, Semantics};
use tandem_kernel::symbolic::CutFunction;
use tandem_search::engines::horn::dump::{dump, dump_given, products};
use tandem_search::engines::testing::engine::Testing;
use tandem_search::{Engine, Seen};

use super::read_sync;
use crate::cli::{DumpArgs, Dumped};
use crate::exit_code::ExitCode;

/// Prints what a program was lowered to, or the Horn clauses of two.
pub fn run(args: &DumpArgs) -> Result<ExitCode, Error> {
    if let (true, Some(right)) = (args.horn, &args.right) {
        return horn(args, right);
    }
    let program = Program::load_for(&args.file, &args.cflags, args.entry.as_deref())?;
    let module = if args.raw { program.module } else { program.normalised() };
    let chosen = match &args.entry {
        Some(name) => {
            let id = module.function_named(name).ok_or_else(|| Error::Usage(format!("there is no function {name}")))?;
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
                let view = CutFunction::new(&module, id, &cuts).map_err(|error| Error::Usage(error.to_string()))?;
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
fn horn(args: &DumpArgs, right: &Path) -> Result<ExitCode, Error> {
    let session = Session::new()?;
    let solver = session.solver();
    let programs = session.load_with(&args.file, right, &args.cflags)?;
    let sync = args.sync.as_deref().map(read_sync).transpose()?;
    for (names, claim) in programs.claims(&claim(args)?)? {
        if let Some(sync) = &sync {
            let given = sync.clone().relations(names.as_ref().map(String::as_str));
            let clauses = dump_given(&claim, solver, &given).map_err(Error::Usage)?;
            out!("; {} ~ {}\n{clauses}", names.left, names.right);
            continue;
        }
        let mut seen = Seen::default();
        // Alignments are ranked by how often loops go round in a few runs.
        Testing::QUICK.settle(&claim, solver, &Budget::lasting(Duration::from_secs(5)), &mut seen);
        if args.products {
            outln!("{} ~ {}", names.left, names.right);
            for (index, product) in products(&claim, &seen).map_err(Error::Usage)?.iter().enumerate() {
                outln!("{:>4}  {product}", index + 1);
            }
            continue;
        }
        let clauses = dump(&claim, solver, &seen, args.product).map_err(Error::Usage)?;
        out!("; {} ~ {}\n{clauses}", names.left, names.right);
    }
    Ok(ExitCode::Equivalent)
}

/// What the arguments claim.
fn claim(args: &DumpArgs) -> Result<Claim, Error> {
    let mut claim = match (&args.entry, &args.left_entry, &args.right_entry) {
        (Some(entry), _, _) => Claim::about(entry),
        (None, Some(left), Some(right)) => Claim::about_pair(left, right),
        _ => Claim::everything(),
    };
    claim = claim.traps_agree(args.traps_agree).semantics(Semantics {
        ints: Ints::from_name(&args.ints).unwrap_or_default(),
        relation: Relation::from_name(&args.relation).unwrap_or_default(),
        ..Semantics::default()
    });
    for assume in &args.assume {
        claim = claim.assume(assume);
    }
    if let Some(ensure) = &args.ensure {
        claim = claim.ensure(ensure);
    }
    claim.build()
}
