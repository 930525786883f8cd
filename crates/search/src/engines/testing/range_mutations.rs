//! Mutations of ranges of cells: what changing one cell at a time does not come to.
//!
//! An array that is read from its start on differs little from one with an element more or less, or with a part of it
//! once more, and for whoever reads it step by step that is a small step too: most of what was reached is reached
//! again. Conditions between elements and parameters (equal, a sum, the length) are made to hold by copying numbers
//! about.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use tandem_base::Side;
use tandem_base::objects::{ARRAY_LENGTH, holds_texts};
use tandem_interp::MemoryInput;
use tandem_ir::Ty;
use tandem_kernel::concrete::Input;

use super::heap::{Plan, element_bytes};
use super::points_to::is_pointer;
use super::scalars::Scalars;
use super::text_values::Texts;
use tandem_base::Random;

/// Arrays are not made longer than this.
const LONGEST: usize = 300;
/// Elements moved or repeated at a time.
const MOST_TOGETHER: usize = 6;

/// Changes stretches of cells.
pub struct Stretches<'a> {
    /// What is known of the memories.
    pub plan: &'a Plan,
    /// Numbers worth trying.
    pub scalars: &'a Scalars,
    /// Texts worth trying.
    pub texts: &'a Texts,
}

/// Keys and elements of cells.
pub type Cells = Vec<(Vec<u128>, u128)>;

impl Stretches<'_> {
    /// Changes the array that a cell is in. Says whether there is one.
    pub fn vary(&self, random: &mut Random, input: &mut Input, name: &str, at: usize) -> bool {
        let Some(region) = self.plan.regions.get(name).filter(|_| !holds_texts(name)) else { return false };
        let step = match region.keys.as_slice() {
            [Ty::Ptr] => element_bytes(region.element),
            [Ty::Ref, Ty::Int(_)] => 1,
            _ => return false,
        };
        let Some(memory) = input.memories.get_mut(name) else { return false };
        let stretch = stretch_of(&memory.cells, at, step);
        if stretch.len() < 2 {
            return false;
        }
        let ty = region.element;
        let (start, end) = (stretch.start, stretch.end);
        let cells = &mut Arc::make_mut(memory).cells;
        let other = start + random.below(end - start);
        let count = 1 + random.below(MOST_TOGETHER.min(end - at));
        match random.below(11) {
            10 => {
                // The same as another one.
                let from = stretch_of(cells, random.below(cells.len()), step);
                let elements: Vec<u128> = cells[from].iter().map(|(_, bits)| *bits).collect();
                cells[start..end].iter_mut().zip(elements).for_each(|(cell, bits)| cell.1 = bits);
            }
            0 | 1 => {
                // One less.
                shift_down(cells, at, end, 1);
            }
            2 | 3 => {
                // One more, in front of this one.
                shift_up(cells, at, end, 1);
                let new = if is_pointer(ty) || random.percent(50) { cells[other].1 } else { self.element(random, ty) };
                cells[at].1 = new;
            }
            4 => {
                // Some of it again, somewhere else.
                let again: Vec<u128> = cells[at..at + count].iter().map(|(_, bits)| *bits).collect();
                let places = cells[other..end].iter_mut();
                places.zip(again).for_each(|(cell, bits)| cell.1 = bits);
            }
            5 => {
                let (one, two) = (cells[at].1, cells[other].1);
                (cells[at].1, cells[other].1) = (two, one);
            }
            6 => {
                let bits = cells[other].1;
                cells[at..at + count].iter_mut().for_each(|cell| cell.1 = bits);
            }
            7 if matches!(ty, Ty::Int(8 | 16)) => self.write_text(random, cells, at..end, ty),
            8 => {
                let mut elements: Vec<u128> = cells[start..end].iter().map(|(_, bits)| *bits).collect();
                if random.percent(50) {
                    elements.reverse();
                } else {
                    elements.sort_by_key(|bits| self.scalars.decode(ty, *bits));
                }
                cells[start..end].iter_mut().zip(elements).for_each(|(cell, bits)| cell.1 = bits);
            }
            _ => self.lengthen(random, input, name, stretch, step),
        }
        true
    }

    /// Makes a number of the input equal to another one, or to what comes of two others.
    pub fn relate(&self, random: &mut Random, input: &mut Input, params: &[Ty]) {
        let mut places: Vec<(Place, Ty)> = Vec::new();
        let is_number = |ty: &Ty| matches!(ty, Ty::Int(width) if *width > 1);
        places.extend(params.iter().enumerate().filter(|(_, ty)| is_number(ty)).map(|(at, ty)| (Place::Arg(at), *ty)));
        for (name, memory) in &input.memories {
            let Some(region) = self.plan.regions.get(name).filter(|region| is_number(&region.element)) else {
                continue;
            };
            if name != ARRAY_LENGTH {
                places.extend((0..memory.cells.len()).map(|at| (Place::Cell(name.clone(), at), region.element)));
            }
        }
        if places.len() < 2 {
            return;
        }
        let mut pick = || {
            // Parameters are few and cells are many, but conditions are mostly about one of each.
            let args = params.iter().filter(|ty| is_number(ty)).count();
            let most = if args > 0 && random.percent(40) { args } else { places.len() };
            places[random.below(most)].clone()
        };
        let (to, one, two) = (pick(), pick(), pick());
        let number = |(place, ty): &(Place, Ty)| self.scalars.decode(*ty, place.get(input));
        let (one, two) = (number(&one), number(&two));
        let new = match random.below(9) {
            0..3 => one,
            8 => one ^ (1 << random.below(8)),
            3 => one.wrapping_add(random.between(-1, 1)),
            4 => one.wrapping_add(two),
            5 => one.wrapping_sub(two),
            6 => one.wrapping_mul(two),
            _ => one.wrapping_add(self.scalars.any_known(random).unwrap_or(1)),
        };
        let bits = self.scalars.encode(to.1, new);
        to.0.set(input, bits);
    }

    fn element(&self, random: &mut Random, ty: Ty) -> u128 {
        match ty {
            Ty::Int(8 | 16) if random.percent(60) => self.scalars.encode(ty, i128::from(self.texts.unit(random))),
            _ => self.scalars.draw(random, ty),
        }
    }

    fn write_text(&self, random: &mut Random, cells: &mut Cells, places: Range<usize>, ty: Ty) {
        let text = self.texts.draw(random);
        let units: Vec<u128> = match ty {
            Ty::Int(8) => text.bytes().map(u128::from).collect(),
            _ => text.encode_utf16().map(u128::from).collect(),
        };
        cells[places].iter_mut().zip(units).for_each(|(cell, unit)| cell.1 = unit);
    }

    /// Makes the array longer, and a number that may be its length larger.
    fn lengthen(&self, random: &mut Random, input: &mut Input, name: &str, stretch: Range<usize>, step: u128) {
        let now = stretch.len();
        let more = if random.percent(70) { 1 + random.below(4) } else { now };
        if now + more > LONGEST {
            return;
        }
        let Some(memory) = input.memories.get_mut(name) else { return };
        let cells = &mut Arc::make_mut(memory).cells;
        let elements: Vec<u128> = cells[stretch.clone()].iter().map(|(_, bits)| *bits).collect();
        let mut keys = cells[stretch.end - 1].0.clone();
        let mut added = Vec::with_capacity(more);
        for at in 0..more {
            let Some(last) = keys.last_mut() else { return };
            *last += step;
            added.push((keys.clone(), elements[at % now]));
        }
        let place = added.first().map(|(keys, _)| keys.clone());
        if cells.iter().any(|(keys, _)| Some(keys) == place.as_ref()) {
            return;
        }
        cells.splice(stretch.end..stretch.end, added);
        let is_array = keys.len() == 2;
        let (old, new) = (now as u128, (now + more) as u128);
        if is_array
            && let Some(lengths) = input.memories.get_mut(ARRAY_LENGTH)
            && let Some(cell) = Arc::make_mut(lengths).cells.iter_mut().find(|(key, _)| key.first() == keys.first())
            && cell.1 == old
        {
            cell.1 = new;
        }
        let (left, right) = (&mut input.args.left, &mut input.args.right);
        let is_length = |bits: &u128| (1..=old).contains(bits);
        let candidates: Vec<usize> = (0..left.len()).filter(|at| is_length(&left[*at])).collect();
        if let Some(&at) = random.pick(&candidates) {
            let (before, after) = (left[at], (left[at] + more as u128).min(new));
            left[at] = after;
            if let Some(twin) = right.get_mut(at).filter(|twin| **twin == before) {
                *twin = after;
            }
        }
    }
}

/// Where a number of an input is.
#[derive(Clone, Debug)]
enum Place {
    Arg(usize),
    Cell(String, usize),
}

impl Place {
    fn get(&self, input: &Input) -> u128 {
        match self {
            Place::Arg(at) => input.args.left.get(*at).copied().unwrap_or(0),
            Place::Cell(name, at) => input.memories.get(name).map_or(0, |memory| memory.cells[*at].1),
        }
    }

    fn set(&self, input: &mut Input, bits: u128) {
        match self {
            Place::Arg(at) => {
                let before = self.get(input);
                for side in Side::BOTH {
                    let args = &mut input.args[side];
                    if let Some(arg) = args.get_mut(*at).filter(|arg| side == Side::Left || **arg == before) {
                        *arg = bits;
                    }
                }
            }
            Place::Cell(name, at) => {
                if let Some(memory) = input.memories.get_mut(name) {
                    Arc::make_mut(memory).cells[*at].1 = bits;
                }
            }
        }
    }
}

/// The cells around one that follow one another.
pub fn stretch_of(cells: &Cells, at: usize, step: u128) -> Range<usize> {
    let follows = |first: &[u128], second: &[u128]| match (first.split_last(), second.split_last()) {
        (Some((last, before)), Some((next, same))) => before == same && last.checked_add(step) == Some(*next),
        _ => false,
    };
    let mut range = at..at + 1;
    while range.start > 0 && follows(&cells[range.start - 1].0, &cells[range.start].0) {
        range.start -= 1;
    }
    while range.end < cells.len() && follows(&cells[range.end - 1].0, &cells[range.end].0) {
        range.end += 1;
    }
    range
}

/// Moves the elements behind a place down over it, and zeros up behind them.
pub fn shift_down(cells: &mut Cells, at: usize, end: usize, by: usize) {
    for place in at..end {
        cells[place].1 = if place + by < end { cells[place + by].1 } else { 0 };
    }
}

fn shift_up(cells: &mut Cells, at: usize, end: usize, by: usize) {
    for place in (at + by..end).rev() {
        cells[place].1 = cells[place - by].1;
    }
}

/// The place of one of the cells of an input, all of them counted.
pub fn cell_at(memories: &BTreeMap<String, Arc<MemoryInput>>, mut at: usize) -> Option<(String, usize)> {
    for (name, memory) in memories {
        if at < memory.cells.len() {
            return Some((name.clone(), at));
        }
        at -= memory.cells.len();
    }
    None
}
