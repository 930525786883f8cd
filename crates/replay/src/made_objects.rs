//! Isomorphism of object graphs: whether an observer can tell apart the objects that both sides made.
//!
//! Objects are numbered in the order of their allocation, so equal ones may have different numbers. Starting from
//! results and from what existed before, objects are paired by the access path that leads to them; a pair whose
//! classes, lengths, texts, numbers or nulls differ can be told apart. Whatever is not so plain (aliasing, an object of
//! one side against an older one) does not count as a difference.

use std::collections::BTreeMap;

use tandem_base::layout::{FIRST_SPECIAL, FIRST_TEXT};
use tandem_base::objects::{ARRAY_LENGTH as LENGTH, LIST_ELEMENTS, LIST_SIZE, MODEL_FIELDS, STRING_TEXT as TEXT};
use tandem_base::{Pair, Side};
use tandem_interp::{Contents, Run};
use tandem_ir::{Module, Ty};
use tandem_kernel::claim::Claim;

/// Elements of an array that are looked at.
const MOST_ELEMENTS: u128 = 1 << 12;
/// Pairs that are looked at.
const MOST_PAIRS: usize = 1 << 12;

/// Whether objects that the sides made can be told apart. `existing` is the number of the first object that was made.
pub fn can_be_told_apart(claim: &Claim, runs: &Pair<Run>, existing: u128) -> bool {
    if runs.left.approximated || runs.right.approximated {
        return false;
    }
    let views = Pair::from_fn(|side: Side| View { module: &claim.programs[side].module, run: &runs[side] });
    let mut pairing = Pairing { views: &views, existing, pairs: BTreeMap::new(), pending: vec![], is_apart: false };
    let types = &claim.programs.left.function().signature.results;
    for ((a, b), ty) in runs.left.results.iter().zip(&runs.right.results).zip(types) {
        if *ty == Ty::Ref {
            pairing.meet(*a, *b);
        }
    }
    for (name, ours, theirs, keys, element) in views.left.common(&views.right) {
        let is_hidden = name.starts_with(MODEL_FIELDS) && name != LIST_ELEMENTS;
        if element != Ty::Ref || name == TEXT || is_hidden {
            continue;
        }
        for (at, bits) in ours.cells() {
            if name == LIST_ELEMENTS && !views.iter().all(|(_, view)| view.has_element(&at)) {
                continue;
            }
            // What hangs on objects that were made is found from where these hang.
            if keys.first() != Some(&Ty::Ref) || at.first().is_some_and(|object| *object < existing) {
                pairing.meet(bits, theirs.get(&at));
            }
        }
    }
    while let Some((a, b)) = pairing.pending.pop() {
        pairing.compare(a, b);
        if pairing.is_apart {
            return true;
        }
    }
    pairing.is_apart
}

/// Whether references are to strings of the same text at the end. Which of them it is, nobody should care.
pub(crate) fn is_same_text(claim: &Claim, runs: &Pair<Run>, left: u128, right: u128) -> bool {
    let view = |side: Side| View { module: &claim.programs[side].module, run: &runs[side] };
    let (left, right) = (view(Side::Left).text(left), view(Side::Right).text(right));
    left.is_some() && left == right
}

/// The memories of one side at the end.
struct View<'a> {
    module: &'a Module,
    run: &'a Run,
}

impl<'a> View<'a> {
    fn contents(&self, name: &str) -> Option<&'a Contents> {
        self.run.memories.iter().find(|(id, _)| self.module.regions[*id].name == name).map(|(_, contents)| contents)
    }

    /// The observed memories that both sides have: name, contents on both sides, key types and element type.
    fn common(&self, other: &View<'a>) -> Vec<(&'a str, &'a Contents, &'a Contents, &'a [Ty], Ty)> {
        let memories = self.run.memories.iter().filter(|(id, _)| self.module.is_observed(*id));
        let both = memories.filter_map(|(id, ours)| {
            let region = &self.module.regions[*id];
            Some((region.name.as_str(), ours, other.contents(&region.name)?, &region.keys[..], region.element))
        });
        both.collect()
    }

    /// Whether a list has the element of this list and index.
    fn has_element(&self, at: &[u128]) -> bool {
        let [list, index] = at else { return false };
        self.contents(LIST_SIZE).is_some_and(|sizes| *index < sizes.get(&[*list]) && *index < MOST_ELEMENTS)
    }

    /// The text that a reference is to, if it is to one.
    fn text(&self, object: u128) -> Option<u128> {
        if object >= FIRST_TEXT {
            return Some(object);
        }
        let text = self.contents(TEXT)?.get(&[object]);
        (text != 0).then_some(text | FIRST_TEXT)
    }
}

struct Pairing<'a> {
    views: &'a Pair<View<'a>>,
    existing: u128,
    pairs: BTreeMap<u128, u128>,
    pending: Vec<(u128, u128)>,
    is_apart: bool,
}

impl Pairing<'_> {
    /// Two references are found in the same way.
    fn meet(&mut self, a: u128, b: u128) {
        let made = self.existing..FIRST_SPECIAL;
        if (a == 0) != (b == 0) {
            self.is_apart = true;
        } else if made.contains(&a) && made.contains(&b) {
            if self.pairs.len() < MOST_PAIRS && self.pairs.insert(a, b).is_none() {
                self.pending.push((a, b));
            }
        } else if a != b && a >= FIRST_SPECIAL && b >= FIRST_SPECIAL {
            // Different texts, boxes of different values, different classes.
            self.is_apart = true;
        } else if a != b && a < self.existing && b < self.existing {
            // Two objects that the caller has and knows apart, unless they are strings of one text.
            let (ours, theirs) = (self.views.left.text(a), self.views.right.text(b));
            self.is_apart |= ours.zip(theirs).is_none_or(|(ours, theirs)| ours != theirs);
        } else if a >= FIRST_TEXT || b >= FIRST_TEXT {
            let (ours, theirs) = (self.views.left.text(a), self.views.right.text(b));
            self.is_apart |= ours.zip(theirs).is_some_and(|(ours, theirs)| ours != theirs);
        }
    }

    /// Compares what two objects contain.
    fn compare(&mut self, a: u128, b: u128) {
        let views = self.views;
        let length = |view: &View<'_>, object: u128| view.contents(LENGTH).map_or(0, |lengths| lengths.get(&[object]));
        let count = length(&views.left, a).min(length(&views.right, b)).min(MOST_ELEMENTS);
        for (name, ours, theirs, keys, element) in views.left.common(&views.right) {
            if name == LIST_ELEMENTS {
                let index = (0..MOST_ELEMENTS)
                    .take_while(|index| views.left.has_element(&[a, *index]) && views.right.has_element(&[b, *index]));
                index.for_each(|index| self.values(element, ours.get(&[a, index]), theirs.get(&[b, index])));
                continue;
            }
            // How a model of a library class keeps what it holds is nothing that anybody sees, but for the elements of lists.
            if name.starts_with(MODEL_FIELDS) && name != LIST_SIZE {
                continue;
            }
            match keys {
                [Ty::Ref] if name == TEXT => {
                    let (ours, theirs) = (views.left.text(a), views.right.text(b));
                    self.is_apart |= ours.zip(theirs).is_some_and(|(ours, theirs)| ours != theirs);
                }
                [Ty::Ref] => self.values(element, ours.get(&[a]), theirs.get(&[b])),
                [Ty::Ref, Ty::Int(_)] => {
                    for index in 0..count {
                        self.values(element, ours.get(&[a, index]), theirs.get(&[b, index]));
                    }
                }
                _ => {}
            }
        }
    }

    fn values(&mut self, ty: Ty, a: u128, b: u128) {
        let is_nan = |bits: u128| match ty {
            Ty::F32 => f32::from_bits(bits as u32).is_nan(),
            Ty::F64 => f64::from_bits(bits as u64).is_nan(),
            _ => false,
        };
        match ty {
            Ty::Ref => self.meet(a, b),
            _ => self.is_apart |= a != b && !(is_nan(a) && is_nan(b)),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tandem_base::Pair;
    use tandem_interp::Limits;
    use tandem_ir::text::parse_module;
    use tandem_kernel::claim::{Claim, Program};
    use tandem_kernel::concrete::Input;
    use tandem_kernel::semantics::Semantics;

    use crate::interpreted::{Replayed, replay};

    /// A function that makes `WASTE` objects before one with a field, which it returns.
    const MAKER: &str = "
region @\"@allocated\": [] -> i64 objects
region @Box.value: [ref] -> i32 shared

func @make(x: i32; next: @\"@allocated\", values: @Box.value) -> ref {
entry:
  waste: i64 = const WASTE
  one: i64 = const 1
  extra: i32 = const EXTRA
  first = load next[]
  number = add first, waste
  object: ref = int_to_ptr number
  after = add number, one
  next.1 = store next[], after
  value = add x, extra
  values.1 = store values[object], value
  exit return (object; next.1, values.1)
}
";

    fn replayed(right_waste: &str, right_extra: &str) -> Replayed {
        let program = |waste: &str, extra: &str| {
            let text = MAKER.replace("WASTE", waste).replace("EXTRA", extra);
            let module = parse_module(&text).unwrap_or_else(|error| panic!("{error}"));
            let entry = module.function_named("make").expect("it is there");
            Program { module: Arc::new(module), entry }
        };
        let programs = Pair::new(program("0", "0"), program(right_waste, right_extra));
        let claim = Claim::new(programs, Semantics::default(), None, None).expect("they can be compared");
        let mut input = Input::same(vec![5]);
        let count = tandem_interp::MemoryInput { default: 0, cells: vec![(vec![], 1)] };
        input.memories.insert("@allocated".to_owned(), Arc::new(count));
        replay(&claim, &input, &Limits::default())
    }

    #[test]
    fn other_numbers_are_no_difference_and_other_contents_are() {
        assert!(matches!(replayed("0", "0"), Replayed::Agree));
        assert!(matches!(replayed("3", "0"), Replayed::Nothing(_)));
        assert!(matches!(replayed("0", "1"), Replayed::Different(_)));
        assert!(matches!(replayed("3", "1"), Replayed::Different(_)));
    }

    /// A block that nobody can see any more may have been something else before: here one, and now the zero that cells
    /// are by default.
    #[test]
    fn what_is_left_in_a_block_is_no_difference() {
        const WRITER: &str = "
region @heap: [ptr] -> i8 shared

func @write(x: i32; heap: @heap) -> i32 {
entry:
  number: i64 = const ADDRESS
  zero: i8 = const 0
  block: ptr = int_to_ptr number
  heap.1 = store heap[block], zero
  exit return (x; heap.1)
}
";
        let replayed = |address: &str| {
            let module = |text: &str| parse_module(text).unwrap_or_else(|error| panic!("{error}"));
            let left = module(&WRITER.replace("ADDRESS", address));
            let right = module("func @write(x: i32) -> i32 {\nentry:\n  exit return (x)\n}\n");
            let program = |module: tandem_ir::Module| {
                let entry = module.function_named("write").expect("it is there");
                Program { module: Arc::new(module), entry }
            };
            let programs = Pair::new(program(left), program(right));
            let claim = Claim::new(programs, Semantics::default(), None, None).expect("they can be compared");
            let mut input = Input::same(vec![5]);
            let address = address.parse::<i64>().expect("a number") as u64;
            let cells = vec![(vec![u128::from(address)], 1)];
            let heap = tandem_interp::MemoryInput { default: 0, cells };
            input.memories.insert("heap".to_owned(), Arc::new(heap));
            replay(&claim, &input, &Limits::default())
        };
        assert!(matches!(replayed("-9223372036854775808"), Replayed::Nothing(_)));
        assert!(matches!(replayed("4096"), Replayed::Different(_)));
    }
}
