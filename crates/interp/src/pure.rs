//! Mathematical functions known by name, and numbers made up where nothing is known.
//!
//! Known functions are computed by this machine's library, whose last bit may differ from another platform's. For
//! unknown ones a number is made up from the name and the arguments: the same everywhere, as the IR demands.

use tandem_base::hash::{GOLDEN, avalanche, fnv1a_64};
use tandem_base::layout::FIRST_ANSWER;
use tandem_base::objects::HISTORY;
use tandem_ir::{Ty, platform};
use tandem_texts::StringFunction;

use crate::eval;
use tandem_texts::Question;

/// How a function called by name is computed.
#[derive(Clone, Copy, Debug)]
pub(super) enum PureFunction {
    Single(fn(f32) -> f32),
    SinglePair(fn(f32, f32) -> f32),
    Double(fn(f64) -> f64),
    DoublePair(fn(f64, f64) -> f64),
    /// On strings; computed by the run, which knows their texts.
    String(StringFunction),
    /// About a character; made up like an unknown one, from this hash, where the answer is not known.
    Character(Question, u64, Ty),
    /// What the C library's standard leaves open, as glibc has it.
    Open,
    /// The address of a standard stream: any one that nothing else has.
    Stream,
    /// A number that stands for all that was done to a hash table. Nobody looks at it but functions that are unknown anyway, so
    /// any number that tells histories apart is the real one.
    History,
    /// Made up, from the hash of its name, and of this type.
    Unknown(u64, Ty),
}

impl PureFunction {
    /// Whether the result for these arguments is made up: it shows nothing about the function then.
    pub(super) fn is_made_up(self, mut args: impl Iterator<Item = u128>) -> bool {
        match self {
            PureFunction::Unknown(..) => true,
            PureFunction::Character(question, ..) => args.next().and_then(|arg| question.answer(arg)).is_none(),
            PureFunction::Single(_)
            | PureFunction::SinglePair(_)
            | PureFunction::Double(_)
            | PureFunction::DoublePair(_)
            | PureFunction::String(_)
            | PureFunction::Open
            | PureFunction::History
            | PureFunction::Stream => false,
        }
    }

    /// The function of this name on these types. A name of C's for `float` ends in `f`; the types decide.
    ///
    /// Each platform has functions of its own, told apart by their names; here they are all computed by one library, which
    /// is why what comes out is only an approximation.
    pub(super) fn named(full_name: &str, args: &[Ty], result: Ty) -> PureFunction {
        let prefixes = ["java/lang/Math.", "java/lang/StrictMath.", "llvm."];
        let of_platform = prefixes.iter().find_map(|prefix| full_name.strip_prefix(prefix));
        let name = of_platform.unwrap_or(full_name);
        if name == "pow" && full_name.starts_with("java/") && args == [Ty::F64; 2] {
            return PureFunction::DoublePair(java_power);
        }
        let known = match (args, result) {
            ([Ty::I32], Ty::Ptr) if name == platform::STREAM => Some(PureFunction::Stream),
            ([Ty::I32, Ty::I64, Ty::I32, Ty::I32], Ty::I32) if name == platform::OPEN => Some(PureFunction::Open),
            (_, Ty::I64) if name == HISTORY => Some(PureFunction::History),
            ([Ty::F64], Ty::F64) => double(name).map(PureFunction::Double),
            ([Ty::F64, Ty::F64], Ty::F64) => double_pair(name).map(PureFunction::DoublePair),
            ([Ty::F32], Ty::F32) => single(name.strip_suffix('f').unwrap_or(name)).map(PureFunction::Single),
            ([Ty::F32, Ty::F32], Ty::F32) => {
                single_pair(name.strip_suffix('f').unwrap_or(name)).map(PureFunction::SinglePair)
            }
            ([Ty::I32], Ty::Bool | Ty::I32 | Ty::Int(16)) => {
                Question::named(name).map(|question| PureFunction::Character(question, hash_name(full_name), result))
            }
            _ => None,
        };
        let known = known.or_else(|| StringFunction::named(name, args.len()).map(PureFunction::String));
        known.unwrap_or(PureFunction::Unknown(hash_name(full_name), result))
    }

    /// The result, in the reading of unbounded integers.
    pub(super) fn call(self, mut args: impl Iterator<Item = u128>) -> u128 {
        let mut next = || args.next().expect("a function is chosen by how many arguments it gets");
        match self {
            PureFunction::Single(function) => eval::from_f32(function(eval::to_f32(next()))),
            PureFunction::SinglePair(function) => eval::from_f32(function(eval::to_f32(next()), eval::to_f32(next()))),
            PureFunction::Double(function) => eval::from_f64(function(eval::to_f64(next()))),
            PureFunction::DoublePair(function) => eval::from_f64(function(eval::to_f64(next()), eval::to_f64(next()))),
            PureFunction::String(_) => unreachable!("the run computes functions on strings"),
            PureFunction::Character(question, name_hash, ty) => {
                let character = next();
                question.answer(character).unwrap_or_else(|| plausible(ty, mix_bits(name_hash, character)))
            }
            PureFunction::Open => {
                let (who, _, left, right) = (next() as u32, next(), next() as u32, next() as u32);
                u128::from(platform::usual_answer(who, left, right))
            }
            // Behind all addresses that are made up.
            PureFunction::Stream => FIRST_ANSWER + (((1 << 20) + (next() & 0xff)) << 12),
            PureFunction::History => u128::from(args.fold(hash_name(HISTORY), mix_bits)),
            PureFunction::Unknown(name_hash, ty) => plausible(ty, args.fold(name_hash, mix_bits)),
        }
    }
}

macro_rules! functions {
    ($name:ident, $pair:ident, $ty:ident) => {
        fn $name(name: &str) -> Option<fn($ty) -> $ty> {
            Some(match name {
                "sin" => $ty::sin,
                "cos" => $ty::cos,
                "tan" => $ty::tan,
                "asin" => $ty::asin,
                "acos" => $ty::acos,
                "atan" => $ty::atan,
                "sinh" => $ty::sinh,
                "cosh" => $ty::cosh,
                "tanh" => $ty::tanh,
                "asinh" => $ty::asinh,
                "acosh" => $ty::acosh,
                "atanh" => $ty::atanh,
                "exp" => $ty::exp,
                "exp2" => $ty::exp2,
                "expm1" => $ty::exp_m1,
                "log" => $ty::ln,
                "log2" => $ty::log2,
                "log10" => $ty::log10,
                "log1p" => $ty::ln_1p,
                "cbrt" => $ty::cbrt,
                _ => return None,
            })
        }

        fn $pair(name: &str) -> Option<fn($ty, $ty) -> $ty> {
            Some(match name {
                "pow" => $ty::powf,
                "atan2" => $ty::atan2,
                "hypot" => $ty::hypot,
                "fmod" => |a, b| a % b,
                "fmin" | "minnum" => $ty::min,
                "fmax" | "maxnum" => $ty::max,
                _ => return None,
            })
        }
    };
}

functions!(double, double_pair, f64);
functions!(single, single_pair, f32);

/// Java's power: unlike C's, that of 1 is not 1 for infinite exponents and NaN.
fn java_power(base: f64, exponent: f64) -> f64 {
    if exponent.is_nan() || exponent.is_infinite() && base.abs() == 1.0 { f64::NAN } else { base.powf(exponent) }
}

/// A stable hash of a name.
pub(super) fn hash_name(name: &str) -> u64 {
    fnv1a_64(name.bytes())
}

/// A hash with one more number in it.
pub(super) fn mix(hash: u64, number: u64) -> u64 {
    avalanche((hash.rotate_left(23) ^ number).wrapping_add(GOLDEN))
}

/// A hash with the bits of a value in it; the same for every width of registers.
pub(super) fn mix_bits(hash: u64, bits: u128) -> u64 {
    mix(mix(hash, bits as u64), (bits >> 64) as u64)
}

/// A value of this type for a hash, in the reading of unbounded integers; the machine's is its canonical form.
///
/// Small numbers are frequent because programs compare what they get with small numbers: of integers a quarter each
/// is in 0..8, in -4..4, in 0..256, and anything; of floats a quarter each is a small integer, a small multiple of
/// 1/8, an integer below 2^32, and anything. A reference is one of the first three objects or null; a quarter of the
/// addresses is null, the others begin pages in an area that no global lies in.
pub(super) fn plausible(ty: Ty, hash: u64) -> u128 {
    let (choice, rest) = (hash & 3, hash >> 2);
    match ty {
        Ty::Bool => u128::from(hash & 1),
        Ty::Int(width) => match choice {
            0 => u128::from(rest % 8),
            1 => ((rest % 8) as i128 - 4) as u128,
            2 => u128::from(rest % 256),
            _ => {
                let bits = u128::from(mix(rest, 1)) << 64 | u128::from(mix(rest, 2));
                eval::signed(u32::from(width), bits) as u128
            }
        },
        Ty::F32 | Ty::F64 => {
            let small = (rest % 16) as f64 - 8.0;
            let bits = mix(rest, 1);
            let number = match choice {
                0 => small,
                1 => small / 8.0,
                2 => (rest % (1 << 32)) as f64,
                _ if ty == Ty::F32 => f64::from(f32::from_bits(bits as u32)),
                _ => f64::from_bits(bits),
            };
            if ty == Ty::F32 { eval::from_f32(number as f32) } else { eval::from_f64(number) }
        }
        Ty::Ref => u128::from(choice),
        Ty::Ptr if choice == 0 => 0,
        Ty::Ptr => FIRST_ANSWER + (u128::from(rest % (1 << 20)) << 12),
        Ty::Mem(_) | Ty::World => unreachable!("only scalars are made up"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_functions_are_computed() {
        let double = PureFunction::named("sin", &[Ty::F64], Ty::F64);
        assert_eq!(double.call([eval::from_f64(0.5)].into_iter()), eval::from_f64(0.5f64.sin()));
        let single = PureFunction::named("expf", &[Ty::F32], Ty::F32);
        assert_eq!(single.call([eval::from_f32(0.5)].into_iter()), eval::from_f32(0.5f32.exp()));
        let power = PureFunction::named("pow", &[Ty::F64; 2], Ty::F64);
        assert_eq!(power.call([eval::from_f64(2.0), eval::from_f64(10.0)].into_iter()), eval::from_f64(1024.0));
        let not_a_number = PureFunction::named("log", &[Ty::F64], Ty::F64);
        assert_eq!(not_a_number.call([eval::from_f64(-1.0)].into_iter()), u128::from(eval::F64_NAN));
    }

    #[test]
    fn unknown_functions_depend_on_name_and_arguments_only() {
        let call = |name, arg: u128| PureFunction::named(name, &[Ty::I64], Ty::I64).call([arg].into_iter());
        assert_eq!(call("mystery", 5), call("mystery", 5));
        assert!((0..20).any(|arg| call("mystery", arg) != call("riddle", arg)));
        assert!((0..20).any(|arg| call("mystery", arg) != call("mystery", 0)));
        assert!(matches!(PureFunction::named("sin", &[Ty::I64], Ty::F64), PureFunction::Unknown(_, Ty::F64)));
    }

    #[test]
    fn made_up_values_fit_their_type() {
        for hash in (0..1000).map(|n| mix(n, 0)) {
            assert!(plausible(Ty::Bool, hash) <= 1);
            assert!((-128..256).contains(&(plausible(Ty::I8, hash) as i128)));
            let float = plausible(Ty::F32, hash);
            assert_eq!(float, eval::canonical(Ty::F32, float));
            assert!(plausible(Ty::Ref, hash) < 4);
        }
    }
}
