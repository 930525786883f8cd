//! Numbers and texts made smaller: zero, half, one less; an integral float, a float with fewer digits.

use std::sync::Arc;

use tandem_base::Side;
use tandem_base::layout::FIRST_TEXT;
use tandem_interp::eval::{from_f32, from_f64, to_f32, to_f64};
use tandem_ir::Ty;
use tandem_kernel::concrete::Input;

use super::Shrinking;
use crate::engines::testing::inputs::drop_unused_texts;
use crate::engines::testing::text_values::{Texts, number_of};

impl Shrinking<'_, '_> {
    pub(super) fn shrink_argument(&mut self, side: Side, index: usize) -> bool {
        let Some(&ty) = self.generator.params()[side].get(index) else { return false };
        let other = side.other();
        // Where both sides have the same argument they keep having the same.
        let now = self.found.input.args[side][index];
        let together = self.found.input.args[other].get(index) == Some(&now);
        if together && side == Side::Right {
            return false;
        }
        let get = |input: &Input| input.args[side][index];
        let set = |input: &mut Input, bits| {
            input.args[side][index] = bits;
            if together {
                input.args[other][index] = bits;
            }
        };
        if ty == Ty::Ref && now >= FIRST_TEXT {
            return self.shrink_text(get, set);
        }
        // Small negative numbers are large ones if the source says that the number has no sign.
        if self.is_unsigned(side, index) { self.shrink_unsigned(get, set) } else { self.shrink_scalar(ty, get, set) }
    }

    /// Whether the source calls a parameter unsigned.
    pub(super) fn is_unsigned(&self, side: Side, index: usize) -> bool {
        let function = self.claim.programs[side].function();
        let name = function.params().get(index).and_then(|param| function.values[*param].name.as_ref());
        name.is_some_and(|name| self.claim.unsigned[side].contains(name))
    }

    /// Makes a number smaller everywhere it occurs: often it must stay equal to itself to be a difference.
    pub(super) fn shrink_equal_numbers(&mut self) -> bool {
        let params = self.generator.params().left.clone();
        let mut is_smaller = false;
        for (index, &ty) in params.iter().enumerate() {
            let args = &self.found.input.args;
            let is_number = matches!(ty, Ty::Int(_) | Ty::F32 | Ty::F64);
            if !is_number || args.left.len() != args.right.len() {
                continue;
            }
            let alike =
                |region: &String| self.generator.plan().regions.get(region).is_some_and(|region| region.element == ty);
            let regions: Vec<String> = self.found.input.memories.keys().filter(|name| alike(name)).cloned().collect();
            let get = |input: &Input| input.args.left[index];
            let set = |input: &mut Input, bits: u128| {
                let now = input.args.left[index];
                for args in [&mut input.args.left, &mut input.args.right] {
                    for (arg, _) in args.iter_mut().zip(&params).filter(|(arg, param)| **param == ty && **arg == now) {
                        *arg = bits;
                    }
                }
                for name in &regions {
                    let Some(memory) = input.memories.get_mut(name) else { continue };
                    for (_, cell) in Arc::make_mut(memory).cells.iter_mut().filter(|(_, cell)| *cell == now) {
                        *cell = bits;
                    }
                }
            };
            let now = get(&self.found.input);
            let equal = self.found.input.args.left.iter().enumerate().filter(|(_, arg)| **arg == now);
            let equal: Vec<usize> = equal.map(|(at, _)| at).collect();
            is_smaller |= match equal.into_iter().any(|at| self.is_unsigned(Side::Left, at)) {
                true => self.shrink_unsigned(get, set),
                false => self.shrink_scalar(ty, get, set),
            };
        }
        is_smaller
    }

    /// Makes a text simpler as long as that works.
    pub(super) fn shrink_text(&mut self, get: impl Fn(&Input) -> u128, set: impl Fn(&mut Input, u128)) -> bool {
        let mut is_smaller = false;
        loop {
            let now = get(&self.found.input);
            let text = self.found.input.strings.iter().find(|text| number_of(text) == now | FIRST_TEXT).cloned();
            let Some(text) = text else { return is_smaller };
            let is_simpler = Texts::simpler(&text).into_iter().any(|text| {
                self.change(|input| {
                    set(input, number_of(&text));
                    input.strings.insert(text);
                    drop_unused_texts(input);
                })
            });
            if !is_simpler {
                return is_smaller;
            }
            is_smaller = true;
        }
    }

    /// Makes a scalar smaller as long as that works.
    pub(super) fn shrink_scalar(
        &mut self,
        ty: Ty,
        get: impl Fn(&Input) -> u128,
        set: impl Fn(&mut Input, u128),
    ) -> bool {
        let mut is_smaller = false;
        loop {
            let now = get(&self.found.input);
            let candidates = self.smaller(ty, now);
            if !candidates.into_iter().any(|bits| self.change(|input| set(input, bits))) {
                return is_smaller;
            }
            is_smaller = true;
        }
    }

    /// Makes a number without a sign smaller as long as that works.
    pub(super) fn shrink_unsigned(&mut self, get: impl Fn(&Input) -> u128, set: impl Fn(&mut Input, u128)) -> bool {
        let mut is_smaller = false;
        loop {
            let now = get(&self.found.input);
            let halves = std::iter::successors(Some(now / 2), |step| Some(step / 2)).take_while(|step| *step > 0);
            let mut candidates: Vec<u128> = [0, 1, 2].into_iter().chain(halves.map(|step| now - step)).collect();
            candidates.retain(|number| *number < now);
            if !candidates.into_iter().any(|bits| self.change(|input| set(input, bits))) {
                return is_smaller;
            }
            is_smaller = true;
        }
    }

    /// Simpler values, the simplest first.
    pub(super) fn smaller(&self, ty: Ty, bits: u128) -> Vec<u128> {
        match ty {
            Ty::Bool => {
                if bits == 0 {
                    vec![]
                } else {
                    vec![0]
                }
            }
            // A pointer is an object's name: no number is simpler than another.
            Ty::Ref | Ty::Ptr | Ty::Mem(_) | Ty::World => vec![],
            Ty::Int(_) => {
                let scalars = self.generator.scalars();
                let number = scalars.decode(ty, bits);
                let mut numbers = vec![0, 1, -1, 2, number.saturating_neg()];
                // Ever smaller steps towards zero.
                let mut step = number / 2;
                while step != 0 {
                    numbers.push(number - step);
                    step /= 2;
                }
                let weight = |number: i128| (number.unsigned_abs(), number < 0);
                numbers.retain(|other| weight(*other) < weight(number));
                numbers.into_iter().map(|number| scalars.encode(ty, number)).collect()
            }
            Ty::F32 => {
                let simpler = simpler_floats(f64::from(to_f32(bits)));
                simpler.into_iter().map(|float| from_f32(float as f32)).filter(|other| *other != bits).collect()
            }
            Ty::F64 => {
                let simpler = simpler_floats(to_f64(bits));
                simpler.into_iter().map(from_f64).filter(|other| *other != bits).collect()
            }
        }
    }
}

/// Simpler floats than a given one, the simplest first.
fn simpler_floats(float: f64) -> Vec<f64> {
    // Short numbers are simple, and a number is as simple as its magnitude among numbers that are equally short.
    let weight = |float: f64| match float {
        _ if float.is_nan() => (3, u64::MAX, true),
        _ if float.is_infinite() => (3, 0, float < 0.0),
        _ if float.fract() == 0.0 && float.abs() < 1e15 => (0, float.abs() as u64, float.is_sign_negative()),
        _ if (float * 1024.0).fract() == 0.0 && float.abs() < 1e12 => {
            (1, (float.abs() * 1024.0) as u64, float.is_sign_negative())
        }
        _ => (2, float.abs().log2().abs() as u64, float.is_sign_negative()),
    };
    let rounded = |scale: f64| (float * scale).round() / scale;
    let mut candidates = vec![0.0, 1.0, -1.0, 0.5, 2.0, -float, rounded(1.0), rounded(8.0), rounded(1024.0)];
    if float.is_finite() {
        candidates.extend([(float / 2.0).trunc(), (float / 16.0).trunc(), float.trunc() - float.signum(), float / 2.0]);
    }
    candidates.retain(|other| !other.is_nan() && weight(*other) < weight(float));
    candidates
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simpler_floats_are_simpler_every_time() {
        for start in [1e300, -0.1, f64::NAN, f64::INFINITY, 12345.678, -0.0, 5e-324, 0.5] {
            let mut float = start;
            for _ in 0..10_000 {
                match simpler_floats(float).pop() {
                    Some(next) => float = next,
                    None => break,
                }
            }
            assert!(simpler_floats(float).is_empty(), "{start} ends at {float}, which has something simpler");
        }
    }
}
