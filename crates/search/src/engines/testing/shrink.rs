//! Makes a difference small: fewer cells, smaller numbers, as long as replay still calls it one.
//!
//! Greedy delta debugging (Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002) on the
//! parts of an input instead of its text. Work is bounded by instructions and not by time, so that equal seeds give
//! equal results.

mod numbers;
mod together;

use std::collections::BTreeSet;
use std::sync::Arc;

use tandem_base::Side;
use tandem_base::layout::{FIRST_INPUT_BLOCK, INPUT_BLOCK_DISTANCE};
use tandem_base::objects::{ARRAY_LENGTH, holds_texts};
use tandem_interp::Limits;
use tandem_ir::Ty;
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_replay::{Counterexample, Replayed, replay};

use super::harness::{Harness, Look};
use super::heap::element_bytes;
use super::inputs::{Generator, drop_unused_texts};
use super::scalars::Scalars;

/// Inputs that are tried for one difference.
const MOST_TRIED: usize = 4_000;
/// Instructions that are run for one difference: work and not time, so that equal seeds give equal results.
const MOST_STEPS: u64 = 20_000_000;
/// Long runs are few, but so many of them are made.
const LEAST_TRIED: u64 = 12;
/// An input whose runs are this much longer than those of the difference at hand is not simpler, whatever it looks like.
const LONGER: u64 = 4;
/// But every run may take so many steps.
const SHORT: u64 = 20_000;

/// Arrays longer than this are not made shorter element by element.
const LONGEST: u128 = 64;

/// Cells at each address that are spelt out where memory is not zero by default.
const NEAR: u128 = 48;

/// Makes a difference small.
pub fn shrink(claim: &Claim, found: Counterexample, budget: &Limits) -> Counterexample {
    shrink_with(claim, &mut Harness::new(claim), &Generator::new(claim), found, budget)
}

/// Makes a difference small with what is at hand already.
pub(super) fn shrink_with(
    claim: &Claim,
    harness: &mut Harness<'_>,
    generator: &Generator,
    found: Counterexample,
    budget: &Limits,
) -> Counterexample {
    let mut shrinking = Shrinking { claim, harness, generator, found, budget, tried: 0, steps: 0 };
    shrinking.spell_defaults_out();
    while shrinking.round() {}
    shrinking.make_letters();
    shrinking.found
}

struct Shrinking<'a, 'c> {
    claim: &'a Claim,
    harness: &'a mut Harness<'c>,
    generator: &'a Generator,
    found: Counterexample,
    budget: &'a Limits,
    tried: usize,
    steps: u64,
}

impl Shrinking<'_, '_> {
    /// One attempt at everything. Says whether something became smaller and there is time for more.
    fn round(&mut self) -> bool {
        let mut is_smaller = false;
        if self.found.input.world != 0 {
            is_smaller |= self.change(|input| input.world = 0);
        }
        is_smaller |= self.shorten_arrays();
        is_smaller |= self.shorten_blocks();
        // Arguments before cells: once the elements of a short array are gone, only the long one is a difference.
        for side in Side::BOTH {
            for index in 0..self.found.input.args[side].len() {
                is_smaller |= self.shrink_argument(side, index);
            }
        }
        let names: Vec<String> = self.found.input.memories.keys().cloned().collect();
        for name in &names {
            // A string without a text would have one that nobody wrote.
            if !holds_texts(name) {
                is_smaller |= self.change(|input| {
                    input.memories.remove(name);
                });
            }
        }
        for name in names.iter().filter(|name| !holds_texts(name)) {
            is_smaller |= self.drop_cells(name);
            is_smaller |= self.shorten_together(name);
        }
        is_smaller |= self.drop_strings();
        is_smaller |= self.shrink_equal_numbers();
        for name in &names {
            is_smaller |= self.shrink_cells(name);
        }
        is_smaller && !self.is_over()
    }

    /// Bytes that are no letters become letters where that makes no difference: people read texts.
    fn make_letters(&mut self) {
        const LETTER: u128 = b'a' as u128;
        let is_odd = |bits: u128| bits != 0 && !matches!(bits as u8, b' '..=b'~' | b'\n');
        let names: Vec<String> = self.found.input.memories.keys().cloned().collect();
        for name in names {
            let Some(region) = self.generator.plan().regions.get(&name) else { continue };
            if region.element != Ty::I8 || region.keys != [Ty::Ptr] {
                continue;
            }
            let count = self.found.input.memories.get(&name).map_or(0, |memory| memory.cells.len());
            let has_letters = |input: &Input| {
                let mut cells = input.memories.get(&name).into_iter().flat_map(|memory| &memory.cells);
                cells.any(|(_, bits)| *bits != 0 && !is_odd(*bits))
            };
            // Bytes with no letter among them are data.
            if !has_letters(&self.found.input) {
                continue;
            }
            let mut replace = |which: &dyn Fn(usize) -> bool| {
                self.change(|input| {
                    let Some(memory) = input.memories.get_mut(&name) else { return };
                    let cells = Arc::make_mut(memory).cells.iter_mut().enumerate();
                    for (_, (_, bits)) in cells.filter(|(at, (_, bits))| which(*at) && is_odd(*bits)) {
                        *bits = LETTER;
                    }
                })
            };
            if !replace(&|_| true) {
                for at in 0..count {
                    replace(&|other| other == at);
                }
            }
        }
    }

    /// A solver's memories may have something else than zero everywhere. Where that matters it is said of the cells
    /// near the addresses there are, so that memory is zero where nothing is said.
    fn spell_defaults_out(&mut self) {
        let names: Vec<String> = self.found.input.memories.keys().cloned().collect();
        for name in names {
            let Some(region) = self.generator.plan().regions.get(&name) else { continue };
            let default = self.found.input.memories.get(&name).map_or(0, |memory| memory.default);
            if default == 0 {
                continue;
            }
            let is_plain = self.change(|input| {
                if let Some(memory) = input.memories.get_mut(&name) {
                    Arc::make_mut(memory).default = 0;
                }
            });
            if is_plain {
                continue;
            }
            let step = region.element.bits().map_or(8, |bits| u128::from(bits.div_ceil(8)));
            let step = if region.element == Ty::F32 { 4 } else { step };
            let params = self.generator.params();
            let bases: Vec<u128> = Side::BOTH
                .into_iter()
                .flat_map(|side| params[side].iter().zip(&self.found.input.args[side]))
                .filter(|(ty, _)| matches!(ty, Ty::Ptr | Ty::Ref))
                .map(|(_, bits)| *bits)
                .collect();
            let keys = region.keys.clone();
            self.change(|input| {
                let Some(memory) = input.memories.get_mut(&name) else { return };
                let memory = Arc::make_mut(memory);
                let mut cells: Vec<(Vec<u128>, u128)> = Vec::new();
                for base in &bases {
                    for index in 0..NEAR {
                        match keys[..] {
                            [Ty::Ptr] => cells.push((vec![base.wrapping_add(index * step)], default)),
                            [Ty::Ref, Ty::Int(_)] => cells.push((vec![*base, index], default)),
                            [Ty::Ref] if index == 0 => cells.push((vec![*base], default)),
                            _ => {}
                        }
                    }
                }
                if keys.is_empty() {
                    cells.push((vec![], default));
                }
                cells.append(&mut memory.cells);
                memory.cells = cells;
                memory.default = 0;
            });
        }
    }

    /// Takes a changed input over if it still is a difference.
    fn change(&mut self, change: impl FnOnce(&mut Input)) -> bool {
        if self.is_over() {
            return false;
        }
        let mut input = self.found.input.clone();
        change(&mut input);
        if input == self.found.input {
            return false;
        }
        self.tried += 1;
        let is_endless = self.found.runs.iter().any(|(_, run)| run.outcome().is_none());
        let longest = self.found.runs.iter().map(|(_, run)| run.steps).max().unwrap_or(0);
        let steps = if is_endless { u64::MAX } else { longest.saturating_mul(LONGER).max(SHORT) };
        let budget = Limits { steps: self.budget.steps.min(steps), ..*self.budget };
        let look = self.harness.look(&input, &budget);
        if look == Look::NotAdmitted {
            return false;
        }
        let ran: u64 = self.harness.runs().iter().map(|(_, run)| run.steps).sum();
        self.steps += ran;
        match look {
            Look::Suspicious => {}
            // One side that never ends is a difference too, if the claim speaks of ending.
            Look::Slow(is_slow) if is_endless && is_slow.left != is_slow.right => {}
            _ => return false,
        }
        self.steps += ran;
        match replay(self.claim, &input, &budget) {
            Replayed::Different(found) => {
                self.found = *found;
                true
            }
            Replayed::Agree | Replayed::Nothing(_) => false,
        }
    }

    /// Whether enough was tried.
    fn is_over(&self) -> bool {
        let longest = self.found.runs.iter().map(|(_, run)| run.steps).max().unwrap_or(0);
        self.tried >= MOST_TRIED || self.steps >= MOST_STEPS.max(longest.saturating_mul(LEAST_TRIED))
    }

    /// Leaves cells out: half of them, then a quarter, and so on.
    fn drop_cells(&mut self, name: &str) -> bool {
        let mut is_smaller = false;
        let count = |input: &Input| input.memories.get(name).map_or(0, |memory| memory.cells.len());
        let mut size = count(&self.found.input);
        while size > 0 {
            let mut first = 0;
            while first < count(&self.found.input) {
                let dropped = self.change(|input| {
                    if let Some(memory) = input.memories.get_mut(name) {
                        let memory = Arc::make_mut(memory);
                        let last = (first + size).min(memory.cells.len());
                        memory.cells.drain(first..last);
                    }
                });
                is_smaller |= dropped;
                first += if dropped { 0 } else { size };
            }
            size /= 2;
        }
        is_smaller
    }

    /// Makes arrays shorter by one element at a time, wherever that is.
    fn shorten_arrays(&mut self) -> bool {
        let lengths = |input: &Input| match input.memories.get(ARRAY_LENGTH) {
            Some(memory) => memory.cells.clone(),
            None => vec![],
        };
        let mut is_smaller = false;
        for (keys, _) in lengths(&self.found.input) {
            let &[array] = &keys[..] else { continue };
            let mut at = 0;
            loop {
                let cells = lengths(&self.found.input);
                let length = cells.iter().rev().find(|(cell, _)| *cell == keys).map_or(0, |(_, length)| *length);
                if at >= length || self.is_over() {
                    break;
                }
                // A solver makes arrays of any length; elements one by one are for short ones.
                if length > LONGEST {
                    let half = length / 2;
                    let is_shorter = self.change(|input| {
                        if let Some(memory) = input.memories.get_mut(ARRAY_LENGTH) {
                            let cells = &mut Arc::make_mut(memory).cells;
                            cells.iter_mut().filter(|(cell, _)| *cell == keys).for_each(|(_, length)| *length = half);
                        }
                    });
                    is_smaller |= is_shorter;
                    if is_shorter {
                        continue;
                    }
                    break;
                }
                let is_shorter = self.change(|input| {
                    for (name, memory) in &mut input.memories {
                        if name == ARRAY_LENGTH {
                            for (_, length) in Arc::make_mut(memory).cells.iter_mut().filter(|(cell, _)| *cell == keys)
                            {
                                *length -= 1;
                            }
                        } else if memory.cells.iter().any(|(cell, _)| cell.len() == 2 && cell[0] == array) {
                            let cells = &mut Arc::make_mut(memory).cells;
                            cells.retain(|(cell, _)| !(cell.len() == 2 && cell[0] == array && cell[1] == at));
                            for (cell, _) in cells.iter_mut() {
                                if cell.len() == 2 && cell[0] == array && cell[1] > at {
                                    cell[1] -= 1;
                                }
                            }
                        }
                    }
                });
                is_smaller |= is_shorter;
                at += u128::from(!is_shorter);
            }
        }
        is_smaller
    }

    /// Leaves out the first elements of blocks of memory, and makes a number that may be their length smaller with them.
    fn shorten_blocks(&mut self) -> bool {
        let params = self.generator.params().left.clone();
        if self.found.input.args.left != self.found.input.args.right {
            return false;
        }
        let args = params.iter().zip(&self.found.input.args.left);
        let blocks: BTreeSet<u128> =
            args.filter(|(ty, bits)| **ty == Ty::Ptr && **bits >= FIRST_INPUT_BLOCK).map(|(_, bits)| *bits).collect();
        if blocks.is_empty() {
            return false;
        }
        let steps: Vec<(String, u128)> = self
            .generator
            .plan()
            .regions
            .iter()
            .filter(|(_, region)| region.keys == [Ty::Ptr])
            .map(|(name, region)| (name.clone(), element_bytes(region.element)))
            .collect();
        let groups: Vec<Vec<u128>> =
            [blocks.iter().copied().collect()].into_iter().chain(blocks.iter().map(|block| vec![*block])).collect();
        let mut is_smaller = false;
        for (index, ty) in params.iter().enumerate().filter(|(_, ty)| matches!(ty, Ty::Int(_))) {
            let length = |input: &Input, scalars: &Scalars| scalars.decode(*ty, input.args.left[index]);
            for group in &groups {
                while (1..=LONGEST as i128).contains(&length(&self.found.input, self.generator.scalars())) {
                    let scalars = self.generator.scalars();
                    let shorter = scalars.encode(*ty, length(&self.found.input, scalars) - 1);
                    let is_shorter = self.change(|input| {
                        input.args.left[index] = shorter;
                        input.args.right[index] = shorter;
                        for (name, step) in &steps {
                            let Some(memory) = input.memories.get_mut(name) else { continue };
                            let cells = &mut Arc::make_mut(memory).cells;
                            for block in group {
                                let within = |keys: &[u128]| (*block..*block + INPUT_BLOCK_DISTANCE).contains(&keys[0]);
                                cells.retain(|(keys, _)| !within(keys) || keys[0] >= block + step);
                                cells.iter_mut().filter(|(keys, _)| within(keys)).for_each(|(keys, _)| keys[0] -= step);
                            }
                        }
                    });
                    is_smaller |= is_shorter;
                    if !is_shorter {
                        break;
                    }
                }
            }
        }
        is_smaller
    }

    /// Leaves out texts of strings that nothing refers to.
    fn drop_strings(&mut self) -> bool {
        let input = &self.found.input;
        let references: BTreeSet<u128> = input.memories.iter().filter(|(name, _)| !holds_texts(name)).fold(
            input.args.left.iter().chain(&input.args.right).copied().collect(),
            |mut all: BTreeSet<u128>, (_, memory)| {
                all.extend(memory.cells.iter().map(|(_, bits)| *bits));
                all
            },
        );
        self.change(|input| {
            for (_, memory) in input.memories.iter_mut().filter(|(name, _)| holds_texts(name)) {
                let is_used = |keys: &Vec<u128>| keys.first().is_some_and(|object| references.contains(object));
                if memory.cells.iter().any(|(keys, _)| !is_used(keys)) {
                    Arc::make_mut(memory).cells.retain(|(keys, _)| is_used(keys));
                }
            }
            drop_unused_texts(input);
        })
    }
    fn shrink_cells(&mut self, name: &str) -> bool {
        let Some(region) = self.generator.plan().regions.get(name) else { return false };
        let element = region.element;
        let count = self.found.input.memories.get(name).map_or(0, |memory| memory.cells.len());
        let mut is_smaller = false;
        for at in 0..count {
            if holds_texts(name) {
                is_smaller |= self.shrink_text(
                    |input| input.memories.get(name).map_or(0, |memory| memory.cells[at].1),
                    |input, bits| {
                        if let Some(memory) = input.memories.get_mut(name) {
                            Arc::make_mut(memory).cells[at].1 = bits;
                        }
                    },
                );
                continue;
            }
            is_smaller |= self.shrink_scalar(
                element,
                |input| input.memories.get(name).map_or(0, |memory| memory.cells[at].1),
                |input, bits| {
                    if let Some(memory) = input.memories.get_mut(name) {
                        Arc::make_mut(memory).cells[at].1 = bits;
                    }
                },
            );
        }
        is_smaller
    }
}
