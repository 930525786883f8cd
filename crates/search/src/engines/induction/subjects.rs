//! The functions of a claim, each run once symbolically from its entry to its end.

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::{Pair, Side};
use tandem_ir::{Callee, FuncId, Ty};
use tandem_kernel::certificate::FunctionName;
use tandem_kernel::claim::Claim;
use tandem_kernel::joint::{Joint, JointStep};
use tandem_kernel::symbolic::{CallSite, CutFunction, SlotSource};
use tandem_logic::{Term, Terms};

use crate::product::Views;

/// More functions than this are not looked at.
const MOST_SUBJECTS: usize = 12;

/// A function without loops.
pub(crate) struct Subject<'a> {
    pub(crate) side: Side,
    pub(crate) id: FuncId,
    pub(crate) joint: Joint<'a>,
    /// Its only step, with the calls made on the way.
    pub(crate) step: JointStep,
    /// What is known where it begins.
    pub(crate) background: Vec<Term>,
    /// Whether its parameters and results are numbers and truth values, and it sees no memory.
    pub(crate) is_scalar: bool,
    /// All that it is given, over the entry state.
    pub(crate) own: Vec<Term>,
    /// Its parameters, over the entry state.
    pub(crate) params: Vec<(Term, Ty)>,
    /// The same where it ends.
    pub(crate) remembered: Vec<Term>,
    /// How it ended.
    pub(crate) outcome: Term,
    /// Its results, where it ends.
    pub(crate) results: Vec<(Term, Ty)>,
}

/// The functions that can be reached from the entries and have no loops.
pub(crate) fn views(claim: &Claim) -> Views<'_> {
    Pair::from_fn(|side| {
        let program = &claim.programs[side];
        let mut found: BTreeMap<FuncId, CutFunction<'_>> = BTreeMap::new();
        let mut seen = BTreeSet::new();
        let mut pending = vec![program.entry];
        while let Some(id) = pending.pop() {
            if !seen.insert(id) {
                continue;
            }
            if let Ok(view) = CutFunction::new(&program.module, id, &BTreeSet::new()) {
                found.insert(id, view);
            }
            let insts = program.module.functions[id].insts.values();
            pending.extend(insts.filter_map(|data| match &data.inst {
                tandem_ir::Inst::Call { callee: Callee::Function(next), .. } => Some(*next),
                _ => None,
            }));
        }
        found
    })
}

/// The functions whose step can be run.
pub(crate) fn subjects<'a>(claim: &'a Claim, terms: &'a Terms, views: &'a Views<'a>) -> Vec<Subject<'a>> {
    let all = Side::BOTH.into_iter().flat_map(|side| views[side].iter().map(move |(id, view)| (side, *id, view)));
    all.filter_map(|(side, id, view)| subject(claim, terms, side, id, view)).take(MOST_SUBJECTS).collect()
}

fn subject<'a>(
    claim: &'a Claim,
    terms: &'a Terms,
    side: Side,
    id: FuncId,
    view: &'a CutFunction<'a>,
) -> Option<Subject<'a>> {
    let signature = &view.function.signature;
    let is_scalar = |ty: &Ty| matches!(ty, Ty::Int(_) | Ty::Bool);
    let is_scalar = signature.state.is_empty() && signature.params.iter().chain(&signature.results).all(is_scalar);
    let joint = Joint::new(claim, terms, &[(side, view)]);
    let (entry, exit) = (joint.entry(), joint.exit());
    let step = joint.step(&entry, &[1]).ok()?;
    let background = joint.background(&entry).ok()?;
    let given = joint.state(&entry).remove(0);
    let params: Vec<(Term, Ty)> = given.iter().copied().zip(signature.params.clone()).collect();
    let ends = joint.state(&exit).remove(0);
    let slots = &joint.shapes(&exit)?.first()?.slots;
    let find = |source: SlotSource| slots.iter().position(|slot| slot.source == source).map(|index| ends[index]);
    let results = (0..signature.results.len()).map(|index| find(SlotSource::Result(index)));
    let results = results.collect::<Option<Vec<Term>>>()?.into_iter().zip(signature.results.clone()).collect();
    let own = view.function.params().iter().take(params.len()).map(|param| find(SlotSource::Value(*param)));
    let remembered = own.collect::<Option<Vec<Term>>>()?;
    let outcome = find(SlotSource::Outcome)?;
    Some(Subject { side, id, joint, step, background, is_scalar, own: given, params, remembered, outcome, results })
}

impl<'a> Subject<'a> {
    /// The calls of functions of the program that its step makes.
    pub(crate) fn calls(&self) -> impl Iterator<Item = (usize, &CallSite, FuncId)> {
        self.step.calls.iter().flatten().enumerate().filter_map(|(index, call)| match call.callee {
            Callee::Function(id) => Some((index, call, id)),
            Callee::External(_) => None,
        })
    }

    /// Its name in a certificate.
    pub(crate) fn name(&self) -> FunctionName {
        let name = self.joint.components[0].view.function.name.clone();
        FunctionName { side: self.side.into(), name }
    }
}
