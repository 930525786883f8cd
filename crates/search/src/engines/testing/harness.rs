//! Runs both sides on an input and looks, cheaply, whether they behave as claimed.
//!
//! The look may err on the side of suspicion only as far as time goes: whoever finds a suspicious input has it
//! judged by replay, which alone can call it a difference. A look that says "agree" is believed; it follows the
//! definition of the claim.

use tandem_base::layout::{FIRST_ALLOCATED, FIRST_SPECIAL};
use tandem_base::{Pair, Side};
use tandem_interp::{Contents, Ended, Inputs, Limits, Machine, Program, Run};
use tandem_ir::{Outcome, RegionId, RegionKind, Ty};
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::semantics::{Ints, Relation};
use tandem_replay::{has_beginnings, interpreter_ints, only_beginnings_differ};

use super::compiled_predicate::{CompiledPredicate, When};

/// Both programs of a claim, ready to be run again and again.
pub struct Harness<'c> {
    claim: &'c Claim,
    machines: Pair<Machine>,
    inputs: Pair<Inputs>,
    /// The regions that are inputs of each side.
    regions: Pair<Vec<(String, RegionId)>>,
    /// Where each observed memory of the left side is among those of the right, and the other way round.
    partners: Pair<Vec<Partner>>,
    /// The region that counts objects, if there are any.
    object_count: Option<String>,
    assume: Checked,
    ensure: Checked,
    /// Mathematical integers that are not negative, by side and position.
    never_negative: Vec<(Side, usize)>,
    /// Whether some global does not start at the same value on both sides.
    has_beginnings: bool,
}

/// What one memory of a side's state is compared with.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Partner {
    /// With this memory of the other side.
    Memory(usize),
    /// With its own first contents: the other side cannot change it.
    Itself(String),
    /// With nothing: it is not observed.
    Nothing,
}

/// A predicate of the claim.
enum Checked {
    /// There is none.
    Absent,
    /// It is evaluated here.
    Compiled(CompiledPredicate),
    /// It is too hard to be evaluated here.
    Hard,
}

/// What became of an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Look {
    /// The sides behave as claimed.
    Agree,
    /// They may not; replay has to say.
    Suspicious,
    /// The claim does not speak of this input.
    NotAdmitted,
    /// The run of a side does not count, for a reason in words.
    Discarded(Side, &'static str),
    /// A run took too many steps; the other side is given as well.
    Slow(Pair<bool>),
}

impl<'c> Harness<'c> {
    /// Prepares both programs.
    pub fn new(claim: &'c Claim) -> Harness<'c> {
        let ints = interpreter_ints(claim);
        let machines = Pair::from_fn(|side| Program::counting(&claim.programs[side].module, ints).machine());
        let regions = Pair::from_fn(|side| memories_of(claim, side));
        let partners = Pair::from_fn(|side| {
            let module = &claim.programs[side].module;
            let others = &regions[side.other()];
            let partner = |(name, region): &(String, RegionId)| {
                if !module.is_observed(*region) {
                    return Partner::Nothing;
                }
                match others.iter().position(|(other, _)| other == name) {
                    Some(index) => Partner::Memory(index),
                    None => Partner::Itself(name.clone()),
                }
            };
            regions[side].iter().map(partner).collect()
        });
        let checked = |predicate: &Option<tandem_kernel::claim::Predicate>, when| match predicate {
            None => Checked::Absent,
            Some(predicate) => {
                CompiledPredicate::compile(claim, &predicate.expr, when).map_or(Checked::Hard, Checked::Compiled)
            }
        };
        Harness {
            claim,
            machines,
            inputs: Pair::default(),
            regions,
            partners,
            object_count: claim.programs.iter().find_map(|(_, program)| {
                let mut regions = program.module.regions.values();
                regions.find(|region| region.kind == RegionKind::ObjectCount).map(|region| region.name.clone())
            }),
            assume: checked(&claim.assume, When::Before),
            ensure: checked(&claim.ensure, When::After),
            never_negative: never_negative(claim),
            has_beginnings: has_beginnings(claim),
        }
    }

    /// Whether the claim speaks of the input, as far as can be said quickly.
    pub fn admits(&self, input: &Input) -> bool {
        if self
            .never_negative
            .iter()
            .any(|(side, index)| input.args[*side].get(*index).is_some_and(|bits| (*bits as i128) < 0))
        {
            return false;
        }
        match &self.assume {
            Checked::Compiled(quick) => quick.holds(input, None).unwrap_or(true),
            Checked::Absent | Checked::Hard => true,
        }
    }

    /// Runs both sides and looks at what they did.
    pub fn look(&mut self, input: &Input, budget: &Limits) -> Look {
        if !self.admits(input) {
            return Look::NotAdmitted;
        }
        for side in Side::BOTH {
            self.run(side, input, budget);
        }
        self.compare(input)
    }

    /// How often each block of a side was entered in the last run.
    pub fn block_counts(&self, side: Side) -> &[u8] {
        self.machines[side].block_counts()
    }

    /// What each side did in the last run.
    pub fn runs(&self) -> Pair<&Run> {
        self.machines.as_ref().map(Machine::last_run)
    }

    fn run(&mut self, side: Side, input: &Input, budget: &Limits) {
        let prepared = &mut self.inputs[side];
        prepared.args.clone_from(&input.args[side]);
        prepared.world = input.world;
        if prepared.strings != input.strings {
            prepared.strings.clone_from(&input.strings);
        }
        for (name, region) in &self.regions[side] {
            match input.memories.get(name) {
                Some(memory) => prepared.memories.insert(*region, memory.clone()),
                None => prepared.memories.remove(region),
            };
        }
        self.machines[side].run(self.claim.programs[side].entry, prepared, budget);
    }

    fn compare(&self, input: &Input) -> Look {
        let runs = self.runs();
        let is_slow = runs.map(|run| run.ended == Ended::OutOfSteps);
        for (side, run) in runs.iter() {
            let why = match &run.ended {
                Ended::Outcome(_) if run.unspecified && !is_slow[side.other()] => "depends on an unspecified value",
                Ended::Outcome(_) | Ended::OutOfSteps => continue,
                // Where the other side is slow, this one has not ended before it: it was not run to its end.
                Ended::Violated => "cannot be given this input",
                Ended::OutOfMemory => "needs too much memory",
                Ended::StackOverflow => "calls too deeply",
                Ended::Unsupported(_) => "is not supported",
            };
            return Look::Discarded(side, why);
        }
        if is_slow.left || is_slow.right {
            return Look::Slow(is_slow);
        }
        if self.is_as_claimed(input, runs) { Look::Agree } else { Look::Suspicious }
    }

    fn is_as_claimed(&self, input: &Input, runs: Pair<&Run>) -> bool {
        let undefined = runs.map(|run| matches!(run.ended, Ended::Outcome(Outcome::Ub(_))));
        match self.claim.semantics.relation {
            Relation::Refines if undefined.left => return true,
            Relation::Equal if undefined.left && undefined.right => return true,
            Relation::Refines | Relation::Equal => {}
        }
        let returned = runs.map(|run| run.ended == Ended::Outcome(Outcome::Return));
        match &self.ensure {
            Checked::Absent => self.look_alike(input, runs),
            _ if undefined.left != undefined.right && self.claim.semantics.relation == Relation::Equal => false,
            _ if !returned.left || !returned.right => !returned.left,
            Checked::Compiled(quick) => quick.holds(input, Some(runs)).unwrap_or(false),
            Checked::Hard => false,
        }
    }

    /// Whether the ends of both sides look alike to an observer.
    fn look_alike(&self, input: &Input, runs: Pair<&Run>) -> bool {
        let Pair { left, right } = runs;
        let is_return = |run: &Run| run.ended == Ended::Outcome(Outcome::Return);
        let both_trap = !is_return(left) && !is_return(right);
        if left.ended != right.ended && !(self.claim.traps_agree && both_trap) {
            return false;
        }
        if is_return(left) && left.results != right.results {
            return false;
        }
        if left.world != right.world {
            return false;
        }
        let ended = |run: &Run| matches!(run.ended, Ended::Outcome(Outcome::Panic(_) | Outcome::Abort(_)));
        if ended(left) || ended(right) {
            return true;
        }
        self.memories_look_alike(input, runs)
            || self.only_hidden_objects_differ(input, runs)
            || self.has_beginnings && only_beginnings_differ(self.claim, input, runs)
    }

    fn memories_look_alike(&self, input: &Input, runs: Pair<&Run>) -> bool {
        let Pair { left, right } = runs;
        // Every pair of memories is found from the left; the right adds those that it has alone.
        let pairs = self.partners.left.iter().zip(&left.memories).all(|(partner, (_, contents))| match partner {
            Partner::Memory(index) => contents.difference(&right.memories[*index].1).is_none(),
            Partner::Itself(name) => is_unchanged(input, name, contents),
            Partner::Nothing => true,
        });
        pairs
            && self.partners.right.iter().zip(&right.memories).all(|(partner, (_, contents))| match partner {
                Partner::Itself(name) => is_unchanged(input, name, contents),
                Partner::Memory(_) | Partner::Nothing => true,
            })
    }
}

/// The parameters that the sources call unsigned, where integers are unbounded.
fn never_negative(claim: &Claim) -> Vec<(Side, usize)> {
    if claim.semantics.ints != Ints::Math {
        return vec![];
    }
    let unsigned = Side::BOTH.into_iter().flat_map(|side| {
        let function = claim.programs[side].function();
        let params = function.params().iter().enumerate();
        let is_unsigned = move |value| match &function.values[value].name {
            Some(name) => claim.unsigned[side].contains(name),
            None => false,
        };
        params.filter(move |(_, param)| is_unsigned(**param)).map(move |(index, _)| (side, index))
    });
    unsigned.collect()
}

impl Harness<'_> {
    /// Whether memory differs only in objects that the runs made and that nothing leads to any more. Without this,
    /// sides of which one alone makes an object would be suspicious on every input.
    fn only_hidden_objects_differ(&self, input: &Input, runs: Pair<&Run>) -> bool {
        let first = self.object_count.as_ref().and_then(|name| input.memories.get(name));
        let first = first.map(|count| count.cells.last().map_or(count.default, |(_, bits)| *bits));
        let is_made = |ty: Ty, bits: u128| match ty {
            Ty::Ref => first.is_some_and(|first| (first..FIRST_SPECIAL).contains(&bits)),
            Ty::Ptr => bits >= FIRST_ALLOCATED,
            _ => false,
        };
        for (side, run) in runs.iter() {
            let results = &self.claim.programs[side].function().signature.results;
            if results.iter().zip(&run.results).any(|(ty, bits)| is_made(*ty, *bits)) {
                return false;
            }
            let regions = &self.claim.programs[side].module.regions;
            for ((partner, (name, region)), (_, contents)) in
                self.partners[side].iter().zip(&self.regions[side]).zip(&run.memories)
            {
                let data = &regions[*region];
                for (keys, bits) in contents.cells() {
                    if data.keys.first().zip(keys.first()).is_some_and(|(ty, key)| is_made(*ty, *key)) {
                        continue;
                    }
                    let is_alike = match partner {
                        Partner::Nothing => continue,
                        Partner::Memory(index) => runs[side.other()].memories[*index].1.get(&keys) == bits,
                        Partner::Itself(_) => {
                            input.memories.get(name).map_or(0, |memory| {
                                let cell = memory.cells.iter().rev().find(|(at, _)| *at == keys);
                                cell.map_or(memory.default, |(_, bits)| *bits)
                            }) == bits
                        }
                    };
                    if !is_alike || is_made(data.element, bits) {
                        return false;
                    }
                }
            }
        }
        true
    }
}

/// The memories in the state of a side's entry, in order, by name.
fn memories_of(claim: &Claim, side: Side) -> Vec<(String, RegionId)> {
    let program = &claim.programs[side];
    let memory = |ty: &Ty| match ty {
        Ty::Mem(region) => Some((program.module.regions[*region].name.clone(), *region)),
        _ => None,
    };
    program.function().signature.state.iter().filter_map(memory).collect()
}

/// Whether a memory is what it was at first.
fn is_unchanged(input: &Input, name: &str, contents: &Contents) -> bool {
    let Some(memory) = input.memories.get(name) else { return contents.cells().len() == 0 };
    let first = |keys: &[u128]| {
        let cell = memory.cells.iter().rev().find(|(at, _)| at == keys);
        cell.map_or(memory.default, |(_, bits)| *bits)
    };
    memory.default == contents.default_element()
        && memory.cells.iter().all(|(keys, _)| contents.get(keys) == first(keys))
        && contents.cells().all(|(keys, bits)| first(&keys) == bits)
}
