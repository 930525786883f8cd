//! What a run takes from outside and shows there: calls of functions that the program does not have, and trace points.

use tandem_ir::Nature;
use tandem_texts::{StringFunction, StringTable, TooLong};

use super::code::{Code, ExternalSite, Kind, PointCode, PureSite, Register, WINDOW, Watched};
use super::domain::{Domain, Word};
use super::execute::RunState;
use super::memory::{Store, pages_of};
use super::pure::{PureFunction, mix, mix_bits, plausible};
use super::step::{contents, place_of};
use super::{Event, Visit};

pub(super) fn trace<D: Domain>(
    code: &Code,
    point: &PointCode,
    window: &[D::Word; WINDOW],
    stores: &[Store<D::Word>],
    context: &mut RunState<'_>,
) {
    if context.run.trace.len() >= context.budget.visits || context.traced_cells > context.budget.cells {
        context.run.trace_cut = true;
        return;
    }
    let mut visit = Visit {
        point: point.index,
        depth: context.depth,
        activation: context.active.activation,
        values: Vec::with_capacity(point.watched.len()),
        memories: Vec::new(),
    };
    for watched in &point.watched {
        visit.values.push(match *watched {
            Watched::Scalar(register) => window[usize::from(register)].bits(),
            Watched::World => u128::from(context.run.world),
            Watched::Store(store, region) => {
                let store = &stores[place_of(store, context.active)];
                if let Some(contents) = contents(code, store, region) {
                    context.traced_cells += contents.cells().len();
                    visit.memories.push(contents);
                }
                0
            }
        });
    }
    context.run.trace.push(visit);
}

/// Computes a function known by name. Says whether there was room for its result.
pub(super) fn call_pure<D: Domain>(
    code: &Code,
    site: &PureSite,
    window: &mut [D::Word; WINDOW],
    context: &mut RunState<'_>,
) -> bool {
    let args = site.args.iter().map(|arg| window[usize::from(*arg)].bits());
    // A result that was made up shows nothing about the function it stands for.
    let is_made_up = site.function.is_made_up(args.clone());
    let is_approximated;
    let result = match site.function {
        PureFunction::String(function) => {
            let args: Vec<u128> = args.collect();
            // Releases of Java differ in how they write some floats.
            is_approximated = matches!(function, StringFunction::OfDouble | StringFunction::OfFloat);
            let Ok(result) = call_string(code, function, &args, context) else { return false };
            result
        }
        function => {
            is_approximated = !matches!(function, PureFunction::Character(..) | PureFunction::History) || is_made_up;
            function.call(args)
        }
    };
    let mut word = D::Word::from_bits(D::input(site.kind, result));
    if is_approximated {
        context.run.approximated = true;
        let nature = if is_made_up { Nature::Promised } else { Nature::Platform };
        context.run.make_up(&site.name, nature);
        word = word.made_up();
    }
    if is_made_up {
        context.run.unspecified |= !D::Word::CARRIES_MARKS;
        word = word.marked();
    }
    let marked_like = |word: D::Word, arg: &Register| word.marked_like(window[usize::from(*arg)]);
    window[usize::from(site.to)] = site.args.iter().fold(word, marked_like);
    true
}

/// Computes a function on strings, which is exact.
pub(super) fn call_string(
    code: &Code,
    function: StringFunction,
    args: &[u128],
    context: &mut RunState<'_>,
) -> Result<u128, TooLong> {
    let table = match &mut context.strings {
        Some(table) => table,
        none => {
            let mut table = StringTable::default();
            for text in code.strings.iter().chain(&context.inputs.strings) {
                table.intern(&text.encode_utf16().collect::<Vec<u16>>())?;
            }
            none.insert(table)
        }
    };
    function.call(table, args)
}

/// An external function returns something made up from its name, its scalar arguments and the world, and leaves all
/// memories as they are: one of the things it might really do. Says whether there was room to record it.
pub(super) fn call_external<D: Domain>(
    site: &ExternalSite,
    window: &mut [D::Word; WINDOW],
    stores: &mut [Store<D::Word>],
    context: &mut RunState<'_>,
) -> bool {
    let args: Vec<u128> = site.args.iter().map(|arg| window[usize::from(*arg)].bits()).collect();
    for arg in &site.args {
        let word = window[usize::from(*arg)];
        context.run.unspecified |= word.is_marked();
        context.run.doubt_course(word);
    }
    let world = if site.takes_world { context.run.world } else { context.inputs.world };
    let call = args.iter().copied().fold(mix(world, site.name_hash), mix_bits);
    window[usize::from(site.code)] = D::Word::from_bits(0);
    let mut results = Vec::new();
    for (index, (register, ty)) in site.results.iter().enumerate() {
        let kind = Kind::of(*ty).expect("results with registers are scalars");
        let bits = D::input(kind, plausible(*ty, mix(call, index as u64 + 1)));
        window[usize::from(*register)] = D::Word::from_bits(bits).made_up();
        results.push(bits);
    }
    let may_write = !site.stores.is_empty() && site.nature != Nature::Promised;
    if may_write && D::Word::CARRIES_MARKS {
        site.stores.iter().for_each(|store| stores[place_of(*store, context.active)].mark_made_up());
    }
    if may_write || !results.is_empty() {
        context.run.make_up(&site.name, site.nature);
    }
    if site.takes_world {
        context.run.world = call;
        let Some(left) = context.allowance.checked_sub(pages_of(args.len())) else { return false };
        context.allowance = left;
        context.run.events.push(Event { callee: site.name.clone(), args, results, nature: site.nature });
    }
    true
}
