//! Inputs on which runs are long: which of them are kept for more steps, and which others are worth as many.
//!
//! What goes wrong only in long runs, such as a sum that leaves its type or a counter that starts again, does so from
//! some size on. So slow inputs are kept by size, a few of each, and a number that makes runs long is also tried at
//! the numbers where squares, products and counters leave their types.

use tandem_base::{Pair, Side};
use tandem_ir::Ty;
use tandem_kernel::concrete::Input;

use super::SlowInput;
use super::inputs::Generator;

/// Slow inputs of one size.
const MOST_OF_A_SIZE: usize = 2;
/// Slow inputs whose numbers are replaced by boundaries.
pub const MOST_TEMPLATES: usize = 3;
/// The first look at slow inputs takes this share of the steps, so that one endless run does not take the time of all.
pub const FIRST_SHARE: u64 = 12;
/// Smaller numbers are tried often enough by chance.
const LEAST: i128 = 200;
/// A number that makes a run slow is larger than this.
const LARGE: u128 = 100;
/// Larger numbers make loops too long.
const LARGEST: i128 = 1 << 24;
/// So many boundaries come before the numbers of the programs.
const FIRST: usize = 3;
/// Numbers of the programs that are tried.
const MOST_KNOWN: usize = 12;

/// Numbers at which counters, squares, sums and products of counters leave 8, 16, 31 and 32 bits, those at which most goes
/// wrong first.
const BOUNDARIES: [i128; 22] = [
    257, 65_537, 46_341, 65_536, 32_768, 256, 92_682, 65_535, 1_048_577, 255, 1_025, 4_097, 32_769, 92_681, 46_340,
    131_072, 300_000, 524_289, 2_097_153, 4_194_305, 8_388_609, 16_777_217,
];

/// Whether one more input of this kind is worth keeping.
pub fn has_room(generator: &Generator, kept: &[SlowInput], is_slow: Pair<bool>, input: &Input) -> bool {
    let kind = |is_slow: Pair<bool>, input: &Input| (is_slow.left && is_slow.right, size(generator, input));
    let own = kind(is_slow, input);
    kept.iter().filter(|slow| kind(slow.is_slow, &slow.input) == own).count() < MOST_OF_A_SIZE
}

/// Puts those first whose runs are likely to end, and of these the ones with one slow side, which tell more.
pub fn order(generator: &Generator, slow: &SlowInput) -> (u32, bool) {
    (size(generator, &slow.input), slow.is_slow.left && slow.is_slow.right)
}

/// Inputs like this one with a large number in it replaced by another one, which is given too: for each large number.
pub fn series(generator: &Generator, template: &Input) -> Vec<Vec<(i128, Input)>> {
    let scalars = generator.scalars();
    let is_known = |number: &i128| (LEAST..LARGEST).contains(number) && !BOUNDARIES.contains(number);
    let known = scalars.known().filter(is_known).take(MOST_KNOWN);
    let numbers: Vec<i128> =
        BOUNDARIES[..FIRST].iter().copied().chain(known).chain(BOUNDARIES[FIRST..].to_vec()).collect();
    let with = |index: usize, ty: Ty, number: i128| {
        let mut input = template.clone();
        for side in Side::BOTH {
            if generator.params()[side].get(index) == Some(&ty) {
                input.args[side][index] = scalars.encode(ty, number);
            }
        }
        (number, input)
    };
    let params = generator.params().left.iter().zip(&template.args.left).enumerate();
    let is_large = |ty: Ty, bits: u128| {
        matches!(ty, Ty::Int(width) if width > 8) && scalars.decode(ty, bits).unsigned_abs() > LARGE
    };
    let large = params.filter(|(_, (ty, bits))| is_large(**ty, **bits));
    large.map(|(index, (ty, _))| numbers.iter().map(|number| with(index, *ty, *number)).collect()).collect()
}

/// The bits of the largest number among the arguments, which is mostly what a long run is long by.
fn size(generator: &Generator, input: &Input) -> u32 {
    let arguments = Side::BOTH.into_iter().flat_map(|side| generator.params()[side].iter().zip(&input.args[side]));
    let numbers = arguments.filter(|(ty, _)| matches!(ty, Ty::Int(_)));
    numbers.map(|(_, bits)| 128 - bits.leading_zeros()).max().unwrap_or(0)
}
