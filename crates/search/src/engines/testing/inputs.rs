//! Makes inputs for a claim: new ones, and variations of ones that were worth keeping.

use std::collections::BTreeSet;
use std::sync::Arc;

use tandem_base::layout::FIRST_TEXT;
use tandem_base::objects::holds_texts;
use tandem_base::{Pair, Side};
use tandem_ir::Ty;
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::semantics::Ints;

use super::dictionary::Dictionary;
use super::heap::{Heap, Plan};
use super::points_to::is_pointer;
use super::range_mutations::{Stretches, cell_at};
use super::repair::Repair;
use super::scalars::Scalars;
use super::text_values::{Texts, number_of};
use tandem_base::Random;

/// Makes inputs for one claim.
#[derive(Clone, Debug)]
pub struct Generator {
    scalars: Scalars,
    texts: Texts,
    plan: Plan,
    params: Pair<Vec<Ty>>,
    /// Whether both sides get the same arguments: so it is unless the claim states its own relation.
    is_same: bool,
    has_world: bool,
    repair: Repair,
    has_pointers: bool,
}

/// More texts than this in an input are looked at whether they are in use.
const MOST_STRINGS: usize = 16;

/// Integer parameters up to this are taken for lengths of arrays, …
const LONGEST: i128 = 24;
/// … and up to this now and then: long arrays take long to make.
const LONGEST_OF_ALL: i128 = 300;
/// How many of a hundred numbers that may be lengths of long arrays are taken for such.
const LONG: usize = 20;

impl Generator {
    /// The generator for a claim.
    pub fn new(claim: &Claim) -> Generator {
        let params = Pair::from_fn(|side| claim.programs[side].function().signature.params.clone());
        let has_world =
            claim.programs.iter().any(|(_, program)| program.function().signature.state.contains(&Ty::World));
        let has_pointers = params.iter().any(|(_, params)| params.iter().any(|ty| is_pointer(*ty)));
        let harvest = Dictionary::of(claim);
        Generator {
            scalars: Scalars::new(&harvest, claim.semantics.ints == Ints::Math),
            texts: Texts::of(claim, &harvest),
            plan: Plan::of(claim),
            params,
            has_pointers,
            is_same: claim.ensure.is_none(),
            has_world,
            repair: Repair::of(claim),
        }
    }

    /// The types of the parameters.
    pub fn params(&self) -> &Pair<Vec<Ty>> {
        &self.params
    }

    /// What is known of the memories.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// How scalars are written.
    pub fn scalars(&self) -> &Scalars {
        &self.scalars
    }

    /// Replaces an input by a new one.
    pub fn draw(&self, random: &mut Random, input: &mut Input) {
        input.world = if self.has_world { random.bits() } else { 0 };
        let left = &mut input.args.left;
        left.clear();
        left.extend(self.params.left.iter().map(|ty| self.scalars.draw(random, *ty)));
        // Equal and neighbouring parameters are rare by chance and common in conditions.
        if left.len() > 1 && random.percent(20) {
            let (from, to) = (random.below(left.len()), random.below(left.len()));
            if self.params.left[from] == self.params.left[to] {
                left[to] = if random.percent(70) {
                    left[from]
                } else {
                    self.scalars.vary(random, self.params.left[to], left[from])
                };
            }
        }
        self.draw_right(random, input);
        self.repair.apply(random, &self.scalars, input);
        if !self.plan.is_empty() || self.has_pointers {
            self.draw_memories(random, input);
        }
    }

    /// Changes an input in one or a few places.
    pub fn vary(&self, random: &mut Random, input: &mut Input) {
        for _ in 0..1 + random.below(3) {
            let cells: usize = input.memories.values().map(|memory| memory.cells.len()).sum();
            let args = input.args.left.len() + if self.is_same { 0 } else { input.args.right.len() };
            let choice = random.below(100);
            if cells > 0 && choice < 6 {
                self.draw_memories(random, input);
            } else if cells > 0 && (args == 0 || choice < 58) {
                let is_done = choice >= 30 && self.vary_stretch(random, input, cells);
                if !is_done {
                    self.vary_cell(random, input, cells);
                }
            } else if choice >= 92 && (cells > 0 || args > 1) {
                self.stretches().relate(random, input, &self.params.left);
            } else if args > 0 {
                self.vary_argument(random, input);
            } else if self.has_world {
                input.world = random.bits();
            }
        }
        if input.strings.len() > MOST_STRINGS {
            drop_unused_texts(input);
        }
        self.repair.apply(random, &self.scalars, input);
    }

    fn draw_right(&self, random: &mut Random, input: &mut Input) {
        let Pair { left, right } = &mut input.args;
        right.clear();
        if self.is_same {
            right.extend_from_slice(left);
            return;
        }
        for (index, ty) in self.params.right.iter().enumerate() {
            let twin = left.get(index).filter(|_| self.params.left.get(index) == Some(ty));
            right.push(match (twin, random.below(20)) {
                (Some(bits), 0..9) => *bits,
                (Some(bits), 9..13) => self.scalars.vary(random, *ty, *bits),
                _ => self.scalars.draw(random, *ty),
            });
        }
    }

    fn draw_memories(&self, random: &mut Random, input: &mut Input) {
        let mut lengths = Vec::new();
        for (side, params) in self.params.iter() {
            for (ty, bits) in params.iter().zip(&input.args[side]) {
                let number = self.scalars.decode(*ty, *bits);
                let mut is_long = || number <= LONGEST_OF_ALL && random.percent(LONG);
                if matches!(ty, Ty::Int(_)) && number >= 0 && (number <= LONGEST || is_long()) {
                    lengths.push(number as usize);
                }
            }
        }
        let mut heap = Heap::new(&self.plan, &self.scalars, &self.texts, &lengths);
        for side in Side::BOTH {
            for (index, ty) in self.params[side].iter().enumerate() {
                let Some(shape) = self.plan.shapes.params[side].get(index).copied().flatten() else { continue };
                let twin = self.params.left.get(index) == Some(ty);
                let keeps_twin = side == Side::Right && twin && (self.is_same || random.percent(70));
                input.args[side][index] = match input.args.left.get(index) {
                    Some(bits) if keeps_twin => *bits,
                    _ => heap.pointer(random, shape, *ty, 0),
                };
            }
        }
        (input.memories, input.strings) = heap.finish(random);
    }

    fn vary_argument(&self, random: &mut Random, input: &mut Input) {
        let side = if self.is_same || random.percent(50) { Side::Left } else { Side::Right };
        let params = &self.params[side];
        let index = random.below(params.len());
        let Some(&ty) = params.get(index) else { return };
        let others: Vec<u128> =
            (0..params.len()).filter(|at| *at != index && params[*at] == ty).map(|at| input.args[side][at]).collect();
        let now = input.args[side][index];
        let varied = match random.pick(&others) {
            Some(other) if ty == Ty::Ptr && *other != 0 && random.percent(50) => {
                let shape = self.plan.shapes.params[side].get(index).copied().flatten();
                *other + shape.map_or(0, |shape| self.plan.offset(random, &self.plan.shapes.all[shape]))
            }
            Some(other) if random.percent(25) || is_pointer(ty) => *other,
            _ if ty == Ty::Ref && now >= FIRST_TEXT => self.vary_text(random, &mut input.strings, now),
            _ if is_pointer(ty) => now,
            _ => self.scalars.vary(random, ty, now),
        };
        input.args[side][index] = varied;
        let other = side.other();
        let follows = self.is_same || random.percent(30);
        if follows && self.params[other].get(index) == Some(&ty) {
            input.args[other][index] = varied;
        }
    }

    /// The number of a text that is nearly the one with this number.
    fn vary_text(&self, random: &mut Random, strings: &mut BTreeSet<String>, number: u128) -> u128 {
        let known = strings.iter().find(|text| number_of(text) == number);
        let text = self.texts.vary(random, known.map_or("", |text| text));
        let number = number_of(&text);
        strings.insert(text);
        number
    }

    fn stretches(&self) -> Stretches<'_> {
        Stretches { plan: &self.plan, scalars: &self.scalars, texts: &self.texts }
    }

    fn vary_stretch(&self, random: &mut Random, input: &mut Input, cells: usize) -> bool {
        let Some((name, at)) = cell_at(&input.memories, random.below(cells)) else { return false };
        self.stretches().vary(random, input, &name, at)
    }

    fn vary_cell(&self, random: &mut Random, input: &mut Input, cells: usize) {
        let mut at = random.below(cells);
        for (name, memory) in &mut input.memories {
            if at >= memory.cells.len() {
                at -= memory.cells.len();
                continue;
            }
            let Some(region) = self.plan.regions.get(name) else { return };
            let others = random.below(memory.cells.len());
            let memory = Arc::make_mut(memory);
            let other = memory.cells[others].1;
            let cell = &mut memory.cells[at].1;
            if holds_texts(name) {
                let text = self.vary_text(random, &mut input.strings, *cell);
                *cell = text;
                return;
            }
            *cell = if is_pointer(region.element) || random.percent(25) {
                other
            } else {
                self.scalars.vary(random, region.element, *cell)
            };
            return;
        }
    }
}

/// Leaves out the texts whose numbers do not occur in an input any more.
pub fn drop_unused_texts(input: &mut Input) {
    let cells = input.memories.values().flat_map(|memory| memory.cells.iter().map(|(_, bits)| *bits));
    let used: BTreeSet<u128> = cells.chain(input.args.left.iter().chain(&input.args.right).copied()).collect();
    input.strings.retain(|text| used.contains(&number_of(text)));
}
