//! `tandem dump`.

use std::collections::BTreeSet;

use tandem_ir::analysis::default_cuts;
use tandem_ir::text::{print_function, print_module};
use tandem_proof::semantics::Semantics;
use tandem_proof::symbolic::CutFunction;

use crate::cli::{DumpArgs, Dumped};
use crate::exit_code::ExitCode;
use crate::load::load;
use crate::pairs::normalised;

/// Prints what a program was lowered to.
pub fn run(args: &DumpArgs) -> Result<ExitCode, String> {
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
        Dumped::Ir if args.entry.is_none() => print!("{}", print_module(&module)),
        Dumped::Ir => {
            for id in chosen {
                print!("{}", print_function(&module, &module.functions[id]));
            }
        }
        Dumped::Cuts => {
            for id in chosen {
                let cuts: BTreeSet<_> = default_cuts(&module.functions[id]).into_iter().collect();
                let view = CutFunction::new(&module, id, &cuts).map_err(|error| error.to_string())?;
                println!("{}", module.functions[id].name);
                for place in view.places() {
                    let slots = view.shape(place).map(|shape| &shape.slots[..]).unwrap_or_default();
                    let names: Vec<&str> = slots.iter().map(|slot| slot.name.as_str()).collect();
                    println!("  {}: {}", view.describe(place), names.join(", "));
                }
            }
        }
    }
    Ok(ExitCode::Equivalent)
}
