//! What each instruction does.

use tandem_ir::{BinaryOp, CastOp, Id, RegionId};

use super::Run;
use super::code::{Access, Code, Kind, LOCAL_STORE, Op, WINDOW};
use super::contents::Contents;
use super::domain::{Domain, Refusal, Word};
use super::execute::{Active, RunState};
use super::marks::{marked_after, marked_after_cast};
use super::memory::{Cell, Default, Full, Store};
use super::outside::{call_external, call_pure, trace};
use super::pure::{mix_bits, plausible};
use crate::eval;

/// What comes after an instruction.
pub(super) enum Flow {
    /// The next instruction.
    Next,
    /// The call through this site.
    Call(u32),
    /// The end of the function through this site.
    Exit(u32),
    /// The end of the run.
    Stop(Stop),
}

/// Why a run stops in the middle.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stop {
    Violated,
    OutOfSteps,
    OutOfMemory,
    Unsupported(Refusal),
    /// Something refused when the program was lowered, by its number.
    Refused(u32),
}

/// Executes the instruction at `at`, which is moved to where execution goes on within the function.
///
/// Always inlined, and several times: each copy in the calling loop is a jump of its own, which lets the processor
/// tell apart what usually follows what.
#[inline(always)]
pub(super) fn step<D: Domain>(
    code: &Code,
    at: &mut usize,
    window: &mut [D::Word; WINDOW],
    stores: &mut [Store<D::Word>],
    context: &mut RunState<'_>,
) -> Flow {
    macro_rules! set {
        ($to:expr, $word:expr) => {
            window[usize::from($to)] = $word
        };
    }
    macro_rules! get {
        ($register:expr) => {
            window[usize::from($register)]
        };
    }
    macro_rules! low {
        ($register:expr) => {
            get!($register).low()
        };
    }
    // Sets a register to a number computed from others.
    macro_rules! set_low {
        ($to:expr, $low:expr, $($from:expr),+) => {
            set!($to, D::Word::from_low($low)$(.marked_like(get!($from)))+)
        };
    }
    // An operation on two registers taken as numbers of some type.
    macro_rules! on32 {
        ($to:expr, $a:expr, $b:expr, $f:expr) => {
            set_low!($to, u64::from(apply::<u32, u32>($f, low!($a) as u32, low!($b) as u32)), $a, $b)
        };
    }
    macro_rules! on64 {
        ($to:expr, $a:expr, $b:expr, $f:expr) => {
            set_low!($to, apply::<u64, u64>($f, low!($a), low!($b)), $a, $b)
        };
    }
    // The same where each bit of the result is known to come from certain bits only.
    macro_rules! bitwise {
        ($width:expr, $op:expr, $to:expr, $a:expr, $b:expr, $low:expr) => {{
            let (a, b) = (get!($a), get!($b));
            set!($to, marked_after(D::Word::from_low($low), $op, $width, a, b))
        }};
    }
    macro_rules! bitwise32 {
        ($op:expr, $to:expr, $a:expr, $b:expr, $f:expr) => {
            bitwise!(32, $op, $to, $a, $b, u64::from(apply::<u32, u32>($f, low!($a) as u32, low!($b) as u32)))
        };
    }
    macro_rules! bitwise64 {
        ($op:expr, $to:expr, $a:expr, $b:expr, $f:expr) => {
            bitwise!(64, $op, $to, $a, $b, apply::<u64, u64>($f, low!($a), low!($b)))
        };
    }
    macro_rules! test64 {
        ($to:expr, $a:expr, $b:expr, $f:expr) => {
            set_low!($to, u64::from(apply::<u64, bool>($f, low!($a), low!($b))), $a, $b)
        };
    }
    macro_rules! test32 {
        ($to:expr, $a:expr, $b:expr, $f:expr) => {
            set_low!($to, u64::from(apply::<u32, bool>($f, low!($a) as u32, low!($b) as u32)), $a, $b)
        };
    }
    macro_rules! single {
        ($to:expr, $a:expr, $b:expr, $f:expr) => {{
            let (a, b) = (f32::from_bits(low!($a) as u32), f32::from_bits(low!($b) as u32));
            set_low!($to, eval::from_f32(apply::<f32, f32>($f, a, b)) as u64, $a, $b)
        }};
    }
    macro_rules! double {
        ($to:expr, $a:expr, $b:expr, $f:expr) => {{
            let (a, b) = (f64::from_bits(low!($a)), f64::from_bits(low!($b)));
            set_low!($to, eval::from_f64(apply::<f64, f64>($f, a, b)) as u64, $a, $b)
        }};
    }
    macro_rules! test_double {
        ($to:expr, $a:expr, $b:expr, $f:expr) => {{
            let (a, b) = (f64::from_bits(low!($a)), f64::from_bits(low!($b)));
            set_low!($to, u64::from(apply::<f64, bool>($f, a, b)), $a, $b)
        }};
    }
    // What the course of the run depends on, or somebody outside sees, must not be unspecified.
    macro_rules! decide {
        ($word:expr) => {{
            let word = $word;
            context.run.unspecified |= word.is_marked();
            context.run.doubt_course(word);
            word
        }};
    }
    macro_rules! decide_low {
        ($register:expr) => {
            decide!(get!($register)).low()
        };
    }
    macro_rules! spend {
        ($cost:expr) => {
            match context.steps_left.checked_sub(u64::from($cost)) {
                Some(left) => context.steps_left = left,
                None => return Flow::Stop(Stop::OutOfSteps),
            }
        };
    }
    macro_rules! branch {
        ($cost:expr, $condition:expr, $yes:expr, $no:expr) => {{
            spend!($cost);
            *at = if $condition { $yes } else { $no } as usize;
        }};
    }
    macro_rules! supported {
        ($result:expr) => {
            match $result {
                Ok(value) => value,
                Err(reason) => return Flow::Stop(Stop::Unsupported(reason)),
            }
        };
    }
    macro_rules! read {
        ($store:expr, $key:expr) => {{
            let (store, key) = ($store, $key);
            match stores[place_of(store, context.active)].read(key) {
                Some(element) => element,
                None => {
                    let place = &stores[place_of(store, context.active)];
                    let (cell, is_made_up) = (fallback(code, place, store, key), place.is_made_up());
                    let word = known::<D>(cell, key, context);
                    if D::Word::CARRIES_MARKS && is_made_up { word.made_up() } else { word }
                }
            }
        }};
    }
    macro_rules! write {
        ($store:expr, $key:expr, $element:expr) => {{
            let (key, element) = ($key, $element);
            if let Err(Full) = stores[place_of($store, context.active)].write(key, element, &mut context.allowance) {
                return Flow::Stop(Stop::OutOfMemory);
            }
        }};
    }

    let op = &code.ops[*at];
    *at += 1;
    match *op {
        Op::Move(to, a) => set!(to, get!(a)),
        Op::Move2(first, second) => {
            set!(first[0], get!(first[1]));
            set!(second[0], get!(second[1]));
        }
        Op::Move3(first, second, third) => {
            set!(first[0], get!(first[1]));
            set!(second[0], get!(second[1]));
            set!(third[0], get!(third[1]));
        }

        Op::Add32(to, a, b) => bitwise32!(BinaryOp::Add, to, a, b, |a, b| a.wrapping_add(b)),
        Op::Sub32(to, a, b) => bitwise32!(BinaryOp::Sub, to, a, b, |a, b| a.wrapping_sub(b)),
        Op::Mul32(to, a, b) => bitwise32!(BinaryOp::Mul, to, a, b, |a, b| a.wrapping_mul(b)),
        Op::SDiv32(to, a, b) => on32!(to, a, b, |a, b| match (a as i32, b as i32) {
            (a, 0) => (if a >= 0 { -1 } else { 1 }) as u32,
            (a, b) => a.wrapping_div(b) as u32,
        }),
        Op::UDiv32(to, a, b) => on32!(to, a, b, |a, b| a.checked_div(b).unwrap_or(u32::MAX)),
        Op::SRem32(to, a, b) => on32!(to, a, b, |a, b| match b as i32 {
            0 => a,
            b => (a as i32).wrapping_rem(b) as u32,
        }),
        Op::URem32(to, a, b) => on32!(to, a, b, |a, b| a.checked_rem(b).unwrap_or(a)),
        Op::Shl32(to, a, b) => bitwise32!(BinaryOp::Shl, to, a, b, |a, b| a.checked_shl(b).unwrap_or(0)),
        Op::LShr32(to, a, b) => bitwise32!(BinaryOp::LShr, to, a, b, |a, b| a.checked_shr(b).unwrap_or(0)),
        Op::AShr32(to, a, b) => bitwise32!(BinaryOp::AShr, to, a, b, |a, b| (a as i32 >> b.min(31)) as u32),
        Op::SMin32(to, a, b) => on32!(to, a, b, |a, b| (a as i32).min(b as i32) as u32),
        Op::SMax32(to, a, b) => on32!(to, a, b, |a, b| (a as i32).max(b as i32) as u32),
        Op::Add64(to, a, b) => bitwise64!(BinaryOp::Add, to, a, b, |a, b| a.wrapping_add(b)),
        Op::Sub64(to, a, b) => bitwise64!(BinaryOp::Sub, to, a, b, |a, b| a.wrapping_sub(b)),
        Op::Mul64(to, a, b) => bitwise64!(BinaryOp::Mul, to, a, b, |a, b| a.wrapping_mul(b)),
        Op::SDiv64(to, a, b) => on64!(to, a, b, |a, b| match (a as i64, b as i64) {
            (a, 0) => (if a >= 0 { -1i64 } else { 1 }) as u64,
            (a, b) => a.wrapping_div(b) as u64,
        }),
        Op::UDiv64(to, a, b) => on64!(to, a, b, |a, b| a.checked_div(b).unwrap_or(u64::MAX)),
        Op::SRem64(to, a, b) => on64!(to, a, b, |a, b| match b as i64 {
            0 => a,
            b => (a as i64).wrapping_rem(b) as u64,
        }),
        Op::URem64(to, a, b) => on64!(to, a, b, |a, b| a.checked_rem(b).unwrap_or(a)),
        Op::Shl64(to, a, b) => bitwise64!(BinaryOp::Shl, to, a, b, |a, b| if b < 64 { a << b } else { 0 }),
        Op::LShr64(to, a, b) => bitwise64!(BinaryOp::LShr, to, a, b, |a, b| if b < 64 { a >> b } else { 0 }),
        Op::AShr64(to, a, b) => bitwise64!(BinaryOp::AShr, to, a, b, |a, b| (a as i64 >> b.min(63)) as u64),
        Op::SMin64(to, a, b) => on64!(to, a, b, |a, b| (a as i64).min(b as i64) as u64),
        Op::SMax64(to, a, b) => on64!(to, a, b, |a, b| (a as i64).max(b as i64) as u64),
        Op::And(to, a, b) => bitwise64!(BinaryOp::And, to, a, b, |a, b| a & b),
        Op::Or(to, a, b) => bitwise64!(BinaryOp::Or, to, a, b, |a, b| a | b),
        Op::Xor(to, a, b) => bitwise64!(BinaryOp::Xor, to, a, b, |a, b| a ^ b),
        Op::UMin(to, a, b) => on64!(to, a, b, |a, b| a.min(b)),
        Op::UMax(to, a, b) => on64!(to, a, b, |a, b| a.max(b)),
        Op::Eq(to, a, b) => test64!(to, a, b, |a, b| a == b),
        Op::Ne(to, a, b) => test64!(to, a, b, |a, b| a != b),
        Op::Ult(to, a, b) => test64!(to, a, b, |a, b| a < b),
        Op::Ule(to, a, b) => test64!(to, a, b, |a, b| a <= b),
        Op::Slt32(to, a, b) => test32!(to, a, b, |a, b| (a as i32) < b as i32),
        Op::Sle32(to, a, b) => test32!(to, a, b, |a, b| a as i32 <= b as i32),
        Op::Slt64(to, a, b) => test64!(to, a, b, |a, b| (a as i64) < b as i64),
        Op::Sle64(to, a, b) => test64!(to, a, b, |a, b| a as i64 <= b as i64),
        Op::FAdd32(to, a, b) => single!(to, a, b, |a, b| a + b),
        Op::FSub32(to, a, b) => single!(to, a, b, |a, b| a - b),
        Op::FMul32(to, a, b) => single!(to, a, b, |a, b| a * b),
        Op::FDiv32(to, a, b) => single!(to, a, b, |a, b| a / b),
        Op::FAdd64(to, a, b) => double!(to, a, b, |a, b| a + b),
        Op::FSub64(to, a, b) => double!(to, a, b, |a, b| a - b),
        Op::FMul64(to, a, b) => double!(to, a, b, |a, b| a * b),
        Op::FDiv64(to, a, b) => double!(to, a, b, |a, b| a / b),
        Op::FOlt64(to, a, b) => test_double!(to, a, b, |a, b| a < b),
        Op::FOle64(to, a, b) => test_double!(to, a, b, |a, b| a <= b),
        Op::FOeq64(to, a, b) => test_double!(to, a, b, |a, b| a == b),
        Op::NotBool(to, a) => set_low!(to, low!(a) ^ 1, a),
        Op::Truncate { width, to, a } => {
            let low = low!(a) & (u64::MAX >> (64 - u32::from(width)));
            set!(to, marked_after_cast(D::Word::from_low(low), CastOp::Truncate, 64, u32::from(width), get!(a)))
        }
        Op::SignExtend { from, width, to, a } => {
            let unused = 64 - u32::from(from);
            let signed = ((low!(a) << unused) as i64 >> unused) as u64;
            let result = D::Word::from_low(signed & (u64::MAX >> (64 - u32::from(width))));
            set!(to, marked_after_cast(result, CastOp::SignExtend, u32::from(from), u32::from(width), get!(a)))
        }

        Op::Select { to, condition, yes, no } => {
            let (yes, no) = (get!(yes), get!(no));
            set!(to, if low!(condition) != 0 { yes } else { no }.marked_like(get!(condition)))
        }
        Op::Unary { op, kind, to, a } => set!(to, supported!(D::unary(op, kind, get!(a)))),
        Op::Binary { op, kind, to, a, b } => {
            set!(to, supported!(D::binary(op, kind, get!(a), get!(b))))
        }
        Op::Compare { op, kind, to, a, b } => {
            set_low!(to, u64::from(D::compare(op, kind, get!(a), get!(b))), a, b)
        }
        Op::Overflows { op, kind, to, a, b } => {
            set_low!(to, u64::from(D::overflows(op, kind, get!(a), get!(b))), a, b)
        }
        Op::Cast { op, from, kind, to, a } => set!(to, supported!(D::cast(op, from, kind, get!(a)))),
        Op::FusedMultiplyAdd { kind, to, a, b, c } => {
            let bits = eval::fma(kind.ty(), get!(a).bits(), get!(b).bits(), get!(c).bits());
            set!(to, D::Word::from_bits(bits).marked_like(get!(a)).marked_like(get!(b)).marked_like(get!(c)))
        }

        Op::Load0 { to, store } => set!(to, read!(store, 0)),
        Op::Load1 { to, store, key } => set!(to, read!(store, decide!(get!(key)).bits())),
        Op::Load2 { shift, to, store, first, second } => {
            set!(to, read!(store, supported!(D::pack(shift, decide!(get!(first)), decide!(get!(second))))))
        }
        Op::Load { to, access } => {
            let access = &code.accesses[access as usize];
            let key = supported!(key_of(code, access, window, context.run));
            set!(to, read!(access.store, key))
        }
        Op::LoadBytes { bytes, kind, to, store, key } => {
            let first = decide_low!(key);
            let (mut bits, mut marked, mut marks) = (0u128, 0u128, D::Word::from_bits(0));
            for byte in 0..u64::from(bytes) {
                let element: D::Word = read!(store, u128::from(first.wrapping_add(byte)));
                bits |= element.bits() << (8 * byte);
                marked |= (element.marked_bits() & 0xff) << (8 * byte);
                marks = marks.marked_like(element);
            }
            let whole = D::Word::from_bits(eval::canonical(kind.ty(), bits)).marked_like(marks);
            // The bits of a float that is not a number are no longer those that were read.
            set!(to, if kind.integer_width().is_some() { whole.marked_only_in(marked) } else { whole })
        }
        Op::Store0 { store, value } => write!(store, 0, get!(value)),
        Op::Store1 { store, key, value } => write!(store, decide!(get!(key)).bits(), get!(value)),
        Op::Store2 { shift, store, first, second, value } => {
            write!(store, supported!(D::pack(shift, decide!(get!(first)), decide!(get!(second)))), get!(value))
        }
        Op::Store { value, access } => {
            let access = &code.accesses[access as usize];
            let key = supported!(key_of(code, access, window, context.run));
            write!(access.store, key, get!(value))
        }
        Op::StoreBytes { bytes, store, key, value } => {
            let (first, whole) = (decide_low!(key), get!(value));
            for byte in 0..u64::from(bytes) {
                let element = D::Word::from_bits(whole.bits() >> (8 * byte) & 0xff).marked_like(whole);
                let element = element.marked_only_in(whole.marked_bits() >> (8 * byte) & 0xff);
                write!(store, u128::from(first.wrapping_add(byte)), element)
            }
        }
        Op::Clear { access } => {
            let access = &code.accesses[access as usize];
            let key = supported!(key_of(code, access, window, context.run));
            let store = &mut stores[place_of(access.store, context.active)];
            match (access.keys.len().checked_sub(1), &code.regions[access.region.index()].layout) {
                (Some(last), Ok(layout)) => {
                    let shift = layout.shift(last);
                    if let Err(Full) = store.clear_prefix(key, shift, &mut context.allowance) {
                        return Flow::Stop(Stop::OutOfMemory);
                    }
                }
                _ => context.allowance += store.clear_all(),
            }
        }

        Op::ArbitraryScalar { kind, to } => {
            let salt = context.next_salt();
            set!(to, made_up::<D>(kind, salt, 0, context))
        }
        Op::ArbitraryStore { store, region } => {
            let default = Default::Arbitrary(context.next_salt(), code.regions[region as usize].element);
            context.allowance += stores[place_of(store, context.active)].reset(default);
        }
        Op::ArbitraryState => context.run.unspecified = true,
        Op::Assume(condition) => {
            if decide_low!(condition) == 0 {
                return Flow::Stop(Stop::Violated);
            }
        }
        Op::Pure(site) => {
            if !call_pure::<D>(code, &code.pures[site as usize], window, context) {
                return Flow::Stop(Stop::OutOfMemory);
            }
        }
        Op::External(site) => {
            let site = &code.externals[site as usize];
            if !call_external::<D>(site, window, stores, context) {
                return Flow::Stop(Stop::OutOfMemory);
            }
        }

        Op::Call(site) => return Flow::Call(site),
        Op::Exit { cost, site } => {
            spend!(cost);
            return Flow::Exit(site);
        }

        Op::Jump { cost, target } => {
            spend!(cost);
            *at = target as usize;
        }
        Op::Jump1 { cost, first, target } => {
            spend!(cost);
            set!(first[0], get!(first[1]));
            *at = target as usize;
        }
        Op::Jump2 { cost, first, second, target } => {
            spend!(cost);
            let (first_word, second_word) = (get!(first[1]), get!(second[1]));
            set!(first[0], first_word);
            set!(second[0], second_word);
            *at = target as usize;
        }
        Op::Branch { cost, condition, yes, no } => branch!(cost, decide_low!(condition) != 0, yes, no),
        Op::BranchEq { cost, a, b, yes, no } => branch!(cost, decide_low!(a) == decide_low!(b), yes, no),
        Op::BranchUlt { cost, a, b, yes, no } => branch!(cost, decide_low!(a) < decide_low!(b), yes, no),
        Op::BranchUle { cost, a, b, yes, no } => branch!(cost, decide_low!(a) <= decide_low!(b), yes, no),
        Op::BranchSlt32 { cost, a, b, yes, no } => {
            branch!(cost, (decide_low!(a) as i32) < decide_low!(b) as i32, yes, no)
        }
        Op::BranchSle32 { cost, a, b, yes, no } => {
            branch!(cost, decide_low!(a) as i32 <= decide_low!(b) as i32, yes, no)
        }
        Op::BranchSlt64 { cost, a, b, yes, no } => {
            branch!(cost, (decide_low!(a) as i64) < decide_low!(b) as i64, yes, no)
        }
        Op::BranchSle64 { cost, a, b, yes, no } => {
            branch!(cost, decide_low!(a) as i64 <= decide_low!(b) as i64, yes, no)
        }
        Op::Switch { cost, site } => {
            spend!(cost);
            let site = &code.switches[site as usize];
            let value = decide!(get!(site.value)).bits();
            *at = match site.cases.binary_search_by_key(&value, |(case, _)| *case) {
                Ok(place) => site.cases[place].1,
                Err(_) => site.default,
            } as usize;
        }
        Op::Spend { cost } => spend!(cost),
        Op::Trace { point } => trace::<D>(code, &code.points[point as usize], window, stores, context),
        Op::Count { place } => {
            let count = &mut context.counts[place as usize];
            *count = count.saturating_add(1);
        }
        Op::Refuse(reason) => return Flow::Stop(Stop::Refused(reason)),
    }
    Flow::Next
}

/// Gives closures the types of their parameters.
#[inline(always)]
fn apply<T, R>(function: impl FnOnce(T, T) -> R, a: T, b: T) -> R {
    function(a, b)
}

/// Where a store that an instruction names is.
#[inline(always)]
pub(super) fn place_of(store: u16, active: Active) -> usize {
    if store < LOCAL_STORE { usize::from(store) } else { active.locals + usize::from(store - LOCAL_STORE) }
}

#[cold]
fn fallback<W: Word>(code: &Code, store: &Store<W>, number: u16, key: u128) -> Cell<W> {
    let region = code.regions.get(usize::from(number)).filter(|_| number < LOCAL_STORE);
    store.fallback(key, region.and_then(|region| region.presets.as_deref()))
}

#[cold]
fn known<D: Domain>(cell: Cell<D::Word>, key: u128, context: &mut RunState<'_>) -> D::Word {
    match cell {
        Cell::Known(element) => element,
        Cell::Arbitrary(salt, kind) => made_up::<D>(kind, salt, key, context),
    }
}

/// An unspecified value. Where words carry no marks, having made one is all that will be known.
fn made_up<D: Domain>(kind: Kind, salt: u64, key: u128, context: &mut RunState<'_>) -> D::Word {
    context.run.unspecified |= !D::Word::CARRIES_MARKS;
    let bits = if salt == 0 { 0 } else { D::input(kind, plausible(kind.ty(), mix_bits(salt, key))) };
    D::Word::from_bits(bits).marked()
}

fn key_of<W: Word>(code: &Code, access: &Access, window: &[W; WINDOW], run: &mut Run) -> Result<u128, Refusal> {
    let layout = code.regions[access.region.index()].layout.as_ref().map_err(|_| "a memory without a layout")?;
    let keys = access.keys.iter().map(|key| window[usize::from(*key)]);
    layout.pack(keys.map(|key| {
        run.unspecified |= key.is_marked();
        run.doubt_course(key);
        key.bits()
    }))
}

pub(super) fn contents<W: Word>(code: &Code, store: &Store<W>, region: RegionId) -> Option<Contents> {
    let description = &code.regions[region.index()];
    let layout = description.layout.as_ref().ok()?;
    Some(Contents::of(store, layout, description.presets.as_ref()))
}
