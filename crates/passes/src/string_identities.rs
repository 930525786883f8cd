//! Identities of string functions, and reassociation of concatenation.
//!
//! Symbolic execution knows the functions on texts by name only (they are uninterpreted), so what is the same text
//! should be the same term: the empty text is the neutral element, `a + (b + c)` is `(a + b) + c`, the number of a text
//! has its highest bit already, and a text with something in it is not empty. All of that is what
//! [`StringFunction::call`] computes.

use tandem_base::layout::FIRST_TEXT;
use tandem_ir::tidy::BackMap;
use tandem_ir::{BinaryOp, CompareOp, Function, Inst, InstData, InstId, Ty, Value, ValueData};
use tandem_texts::{StringFunction, string_id};

use crate::algebra::{Facts, Simpler};

/// How far definitions are followed.
const DEEPEST: usize = 16;

impl Facts<'_> {
    /// What an instruction about texts simplifies to. Marks are bits, which unbounded integers do not have.
    pub(super) fn text_law(&self, function: &Function, inst: &Inst) -> Option<Simpler> {
        if !self.arithmetic.ints_wrap {
            return None;
        }
        let empty = u128::from(string_id(&[]));
        match inst {
            Inst::Binary(BinaryOp::Or, text, mark, _)
                if function.ty(*text) == Ty::I64 && self.constant[*mark] == Some(FIRST_TEXT) =>
            {
                self.is_marked(function, *text, 0).then_some(Simpler::Value(*text))
            }
            Inst::Pure { function: name, args } => match (StringFunction::named(name, args.len())?, &args[..]) {
                (StringFunction::Concat, &[nothing, text]) if self.constant[nothing] == Some(empty) => {
                    self.is_marked(function, text, 0).then_some(Simpler::Value(text))
                }
                (StringFunction::Concat, &[text, nothing]) if self.constant[nothing] == Some(empty) => {
                    self.is_marked(function, text, 0).then_some(Simpler::Value(text))
                }
                _ => None,
            },
            Inst::Compare(op @ (CompareOp::Eq | CompareOp::Ne), text, nothing)
                if function.ty(*text) == Ty::I64
                    && self.constant[*nothing] == Some(empty)
                    && self.has_something(function, *text, 0) =>
            {
                Some(Simpler::Constant((*op == CompareOp::Ne).into()))
            }
            _ => None,
        }
    }

    /// Whether the highest bit of a value is set because it is the number of a text.
    pub(super) fn is_marked(&self, function: &Function, value: Value, depth: usize) -> bool {
        if let Some(bits) = self.constant[value] {
            return bits & FIRST_TEXT != 0;
        }
        if self.marked.contains(&value) {
            return true;
        }
        match self.definition(function, value) {
            Some(Inst::Pure { function: name, args }) => {
                StringFunction::named(name, args.len()).is_some_and(StringFunction::is_text)
            }
            Some(Inst::Binary(BinaryOp::Or, a, b, _)) if depth < DEEPEST => {
                self.is_marked(function, *a, depth + 1) || self.is_marked(function, *b, depth + 1)
            }
            Some(Inst::Select(condition, yes, no)) if depth < DEEPEST => {
                // A reference to a text is its number, and negative because of that bit.
                let is_negative = match self.definition(function, *condition) {
                    Some(Inst::Compare(CompareOp::Slt, number, zero)) => {
                        number == yes && self.constant[*zero] == Some(0) && function.ty(*number) == Ty::I64
                    }
                    _ => false,
                };
                (is_negative || self.is_marked(function, *yes, depth + 1)) && self.is_marked(function, *no, depth + 1)
            }
            _ => false,
        }
    }

    /// Whether a text is not empty.
    pub(super) fn has_something(&self, function: &Function, text: Value, depth: usize) -> bool {
        if let Some(bits) = self.constant[text] {
            return bits & FIRST_TEXT != 0 && bits != u128::from(string_id(&[]));
        }
        if self.filled.contains(&text) {
            return true;
        }
        let (name, args) = match self.definition(function, text) {
            Some(Inst::Pure { function: name, args }) => (name, args),
            Some(Inst::Select(_, yes, no)) if depth < DEEPEST => {
                return self.has_something(function, *yes, depth + 1) && self.has_something(function, *no, depth + 1);
            }
            _ => return false,
        };
        match (StringFunction::named(name, args.len()), &args[..]) {
            (Some(StringFunction::Concat), &[first, second]) if depth < DEEPEST => {
                self.has_something(function, first, depth + 1) || self.has_something(function, second, depth + 1)
            }
            (
                Some(
                    StringFunction::OfUnit
                    | StringFunction::OfInt
                    | StringFunction::OfLong
                    | StringFunction::OfFloat
                    | StringFunction::OfDouble,
                ),
                _,
            ) => true,
            _ => false,
        }
    }
}

/// Joins texts from left to right wherever they are joined.
pub fn run(function: &mut Function) -> BackMap {
    let (old_values, old_blocks) = (function.values.len(), function.blocks.len());
    let is_join = |inst: &Inst| {
        matches!(inst, Inst::Pure { function: name, args }
            if StringFunction::named(name, args.len()) == Some(StringFunction::Concat))
    };
    if function.insts.values().filter(|data| is_join(&data.inst)).take(2).count() < 2 {
        return BackMap::identity(function);
    }
    let mut defined_by: Vec<Option<InstId>> = vec![None; function.values.len()];
    for block in function.blocks.values() {
        for &inst in &block.insts {
            function.insts[inst].results.iter().for_each(|result| defined_by[usize_of(*result)] = Some(inst));
        }
    }
    for block in function.blocks.ids() {
        let mut position = 0;
        while let Some(&inst) = function.blocks[block].insts.get(position) {
            let data = &function.insts[inst];
            let second = match &data.inst {
                join @ Inst::Pure { args, .. } if is_join(join) => defined_by.get(usize_of(args[1])).copied().flatten(),
                _ => None,
            };
            let (Inst::Pure { function: name, args }, Some(second)) = (&data.inst, second) else {
                position += 1;
                continue;
            };
            let Inst::Pure { args: parts, .. } = &function.insts[second].inst else {
                position += 1;
                continue;
            };
            if !is_join(&function.insts[second].inst) {
                position += 1;
                continue;
            }
            let (name, first, middle, last, line) = (name.clone(), args[0], parts[0], parts[1], data.line);
            let joined = function.values.push(ValueData { ty: Ty::I64, name: None });
            let before = Inst::Pure { function: name.clone(), args: vec![first, middle] };
            let before = function.insts.push(InstData { inst: before, results: vec![joined], line });
            defined_by.push(Some(before));
            function.insts[inst].inst = Inst::Pure { function: name, args: vec![joined, last] };
            // What was put in front may itself have a second part that is joined.
            function.blocks[block].insts.insert(position, before);
        }
    }
    BackMap::extended(function, old_values, old_blocks)
}

fn usize_of(value: Value) -> usize {
    use tandem_ir::Id;
    value.index()
}

#[cfg(test)]
mod tests {
    use tandem_texts::{StringFunction, StringTable, string_id};

    use super::FIRST_TEXT;
    use crate::tests::after_each;
    use crate::{Arithmetic, simplify};

    #[test]
    fn joining_is_from_left_to_right_and_nothing_is_nothing() {
        let text = format!(
            "
            func @f(a: i64, b: i64, unit: i16) -> (i64, bool) {{
              mark: i64 = const -9223372036854775808
              nothing: i64 = const {}
              x = or a, mark
              y = or b, mark
              u: i64 = pure @string.of.unit(unit)
              u.1 = or u, mark
              xu: i64 = pure @string.concat(x, u.1)
              xu.1 = or xu, mark
              yxu: i64 = pure @string.concat(y, xu.1)
              yxu.1 = or yxu, mark
              all: i64 = pure @string.concat(nothing, yxu.1)
              empty = eq all, nothing
              exit return (all, empty)
            }}",
            string_id(&[]) as i64
        );
        let expected = "\
func @f(a: i64, b: i64, unit: i16) -> (i64, bool) {
b0:
  v0: i64 = const -9223372036854775808
  v1 = const false
  x = or a, v0
  y = or b, v0
  u: i64 = pure @string.of.unit(unit)
  v2: i64 = pure @string.concat(y, x)
  yxu: i64 = pure @string.concat(v2, u)
  exit return (yxu, v1)
}
";
        let simplified = after_each(&text, |function, regions| drop(simplify(function, regions, Arithmetic::MACHINE)));
        assert_eq!(simplified, expected);
    }

    /// The laws are what the functions compute, of texts that are known and of numbers that nobody has said the text of.
    #[test]
    fn the_laws_are_what_is_computed() {
        let mut table = StringTable::default();
        let empty = u128::from(table.intern(&[]).expect("it is short"));
        let mut texts = vec![empty, 5 | FIRST_TEXT, 77 | FIRST_TEXT];
        for text in ["a", "ab", "b", "ba", "-"] {
            let units: Vec<u16> = text.encode_utf16().collect();
            texts.push(u128::from(table.intern(&units).expect("it is short")));
        }
        let mut join = |a: u128, b: u128| {
            let joined = StringFunction::Concat.call(&mut table, &[a, b]).expect("they are short");
            u128::from(joined as u64)
        };
        for &a in &texts {
            assert_eq!((join(empty, a), join(a, empty)), (a, a));
            for &b in &texts {
                assert!(join(a, b) & FIRST_TEXT != 0 && (join(a, b) == empty) == (a == empty && b == empty));
                for &c in &texts {
                    let (left, right) = (join(a, b), join(b, c));
                    assert_eq!(join(left, c), join(a, right));
                }
            }
        }
    }
}
