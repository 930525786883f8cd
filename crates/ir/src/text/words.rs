//! The word for each operation, in both directions.
//!
//! Each table is one list. Tests check that no word stands for two operations, and that the programs that other tests
//! use have every one of them.

use crate::inst::{BinaryOp, CastOp, CompareOp, Flags, OverflowOp, UnaryOp};
use crate::types::RegionKind;

macro_rules! word_table {
    ($(#[$doc:meta])* $word:ident, $parse:ident, $all:ident, $type:ident { $($variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        pub(crate) fn $word(op: $type) -> &'static str {
            match op {
                $($type::$variant => $text,)*
            }
        }

        /// The operation of this word.
        pub(crate) fn $parse(word: &str) -> Option<$type> {
            match word {
                $($text => Some($type::$variant),)*
                _ => None,
            }
        }

        #[cfg(test)]
        const $all: &[&str] = &[$($text,)*];
    };
}

word_table! {
    /// The word for an operation on one value.
    unary_word, unary_op, UNARY, UnaryOp {
        Not = "not",
        Neg = "neg",
        ByteSwap = "byte_swap",
        BitReverse = "bit_reverse",
        PopCount = "pop_count",
        LeadingZeros = "leading_zeros",
        TrailingZeros = "trailing_zeros",
        FNeg = "fneg",
        FAbs = "fabs",
        FSqrt = "fsqrt",
        FFloor = "ffloor",
        FCeil = "fceil",
        FTrunc = "ftrunc",
        FRint = "frint",
        FRound = "fround",
    }
}

word_table! {
    /// The word for an operation on two values.
    binary_word, binary_op, BINARY, BinaryOp {
        Add = "add",
        Sub = "sub",
        Mul = "mul",
        SDiv = "sdiv",
        UDiv = "udiv",
        SRem = "srem",
        URem = "urem",
        Shl = "shl",
        LShr = "lshr",
        AShr = "ashr",
        And = "and",
        Or = "or",
        Xor = "xor",
        SMin = "smin",
        SMax = "smax",
        UMin = "umin",
        UMax = "umax",
        FAdd = "fadd",
        FSub = "fsub",
        FMul = "fmul",
        FDiv = "fdiv",
        FRem = "frem",
        FMinimum = "fminimum",
        FMaximum = "fmaximum",
        FMinNum = "fminnum",
        FMaxNum = "fmaxnum",
        FCopySign = "fcopysign",
    }
}

word_table! {
    /// The word for a comparison.
    compare_word, compare_op, COMPARE, CompareOp {
        Eq = "eq",
        Ne = "ne",
        Slt = "slt",
        Sle = "sle",
        Sgt = "sgt",
        Sge = "sge",
        Ult = "ult",
        Ule = "ule",
        Ugt = "ugt",
        Uge = "uge",
        FOeq = "foeq",
        FOne = "fone",
        FOlt = "folt",
        FOle = "fole",
        FOgt = "fogt",
        FOge = "foge",
        FOrd = "ford",
        FUno = "funo",
        FUeq = "fueq",
        FUne = "fune",
        FUlt = "fult",
        FUle = "fule",
        FUgt = "fugt",
        FUge = "fuge",
    }
}

word_table! {
    /// The word that follows `overflows.`.
    overflow_word, overflow_op, OVERFLOW, OverflowOp {
        SAdd = "sadd",
        UAdd = "uadd",
        SSub = "ssub",
        USub = "usub",
        SMul = "smul",
        UMul = "umul",
    }
}

word_table! {
    /// The word for a conversion.
    cast_word, cast_op, CAST, CastOp {
        ZeroExtend = "zero_extend",
        SignExtend = "sign_extend",
        Truncate = "truncate",
        SIntToFloat = "sint_to_float",
        UIntToFloat = "uint_to_float",
        FloatToSInt = "float_to_sint",
        FloatToUInt = "float_to_uint",
        FloatToFloat = "float_to_float",
        FloatToBits = "float_to_bits",
        BitsToFloat = "bits_to_float",
        PtrToInt = "ptr_to_int",
        IntToPtr = "int_to_ptr",
    }
}

word_table! {
    /// The word for a kind of region.
    region_kind_word, region_kind, REGION_KIND, RegionKind {
        Shared = "shared",
        Local = "local",
        Constant = "constant",
        Hidden = "hidden",
        Computed = "computed",
        ObjectCount = "objects",
    }
}

/// The flags as they follow the word of an operation: `.nsw.nuw`.
pub(crate) fn flags_suffix(flags: Flags) -> String {
    let Flags { nsw, nuw, exact } = flags;
    [(nsw, ".nsw"), (nuw, ".nuw"), (exact, ".exact")].iter().filter(|(set, _)| *set).map(|(_, word)| *word).collect()
}

/// The flags written as dotted words, or the first word that is no flag or stands twice.
pub(crate) fn parse_flags<'t>(words: impl Iterator<Item = &'t str>) -> Result<Flags, &'t str> {
    let mut flags = Flags::default();
    for word in words {
        let flag = match word {
            "nsw" => &mut flags.nsw,
            "nuw" => &mut flags.nuw,
            "exact" => &mut flags.exact,
            _ => return Err(word),
        };
        if *flag {
            return Err(word);
        }
        *flag = true;
    }
    Ok(flags)
}

/// A word that a user may have meant instead of this unknown one.
pub(crate) fn suggestion(word: &str) -> Option<&'static str> {
    Some(match word {
        "sext" => "sign_extend",
        "zext" => "zero_extend",
        "trunc" => "truncate",
        "sitofp" => "sint_to_float",
        "uitofp" => "uint_to_float",
        "fptosi" => "float_to_sint",
        "fptoui" => "float_to_uint",
        "fptrunc" | "fpext" => "float_to_float",
        "bitcast" => "float_to_bits` or `bits_to_float",
        "ptrtoint" => "ptr_to_int",
        "inttoptr" => "int_to_ptr",
        "bswap" => "byte_swap",
        "ctpop" | "popcnt" | "popcount" => "pop_count",
        "ctlz" | "clz" => "leading_zeros",
        "cttz" | "ctz" => "trailing_zeros",
        "div" => "sdiv` or `udiv",
        "rem" | "mod" => "srem` or `urem",
        "shr" => "ashr` or `lshr",
        "lt" => "slt` or `ult",
        "le" => "sle` or `ule",
        "gt" => "sgt` or `ugt",
        "ge" => "sge` or `uge",
        "sqrt" => "fsqrt",
        "gep" | "getelementptr" | "padd" => "ptr_add",
        "undef" => "arbitrary",
        "ret" | "return" => "exit return",
        "throw" => "exit throw",
        "panic" => "exit panic",
        "abort" => "exit abort",
        "ub" | "unreachable" => "exit ub",
        "resume" => "exit resume",
        "br" => "jump` or `branch",
        "goto" => "jump",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_written_and_read() {
        for bits in 0..8 {
            let flags = Flags { nsw: bits & 1 != 0, nuw: bits & 2 != 0, exact: bits & 4 != 0 };
            let suffix = flags_suffix(flags);
            assert_eq!(parse_flags(suffix.split('.').skip(1)), Ok(flags));
        }
        assert_eq!(parse_flags(["nsw", "nsw"].into_iter()), Err("nsw"));
        assert_eq!(parse_flags(["fast"].into_iter()), Err("fast"));
    }

    /// Words that follow `=`.
    fn operations() -> Vec<String> {
        let others = "const fma select ptr_add load store clear arbitrary pure call freeze";
        let plain = [UNARY, BINARY, COMPARE, CAST].into_iter().flatten().copied().chain(others.split(' '));
        plain.map(str::to_owned).chain(OVERFLOW.iter().map(|word| format!("overflows.{word}"))).collect()
    }

    #[test]
    fn no_word_stands_for_two_operations() {
        let mut words = operations();
        words.sort();
        assert!(words.windows(2).all(|pair| pair[0] != pair[1]), "{words:?}");
    }

    #[test]
    fn the_programs_of_the_tests_have_everything() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
        let texts =
            std::fs::read_dir(folder).unwrap().map(|entry| std::fs::read_to_string(entry.unwrap().path()).unwrap());
        let all: Vec<String> = texts.collect();
        let has = |pattern: &str| all.iter().any(|text| text.contains(pattern));
        for word in operations() {
            assert!(
                has(&format!(" = {word} ")) || has(&format!(" = {word}.")) || has(&format!(" = {word}\n")),
                "{word}"
            );
        }
        for kind in REGION_KIND {
            assert!(has(&format!(" {kind}\n")) || has(&format!(" {kind} {{")), "{kind}");
        }
        for word in ["jump", "branch", "switch", "assume", "exit return", "exit throw", "exit panic", "exit abort"] {
            assert!(has(&format!("  {word} ")), "{word}");
        }
        for word in ["exit ub ", "exit resume ", ".nsw", ".nuw", ".exact", "const @", "const null", "const table"] {
            assert!(has(word), "{word}");
        }
    }

    #[test]
    fn suggestions_are_not_operations_themselves() {
        for word in ["sext", "zext", "div", "sqrt", "ret"] {
            assert!(unary_op(word).is_none() && binary_op(word).is_none() && cast_op(word).is_none());
            assert!(suggestion(word).is_some());
        }
    }
}
