//! The owner of terms: hash-consing, and what a term is made of.

use std::cell::{Cell, RefCell};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use rustc_hash::FxHasher;

use crate::arena::{Arena, IdTable};
use crate::sort::{FloatFormat, Sort};
use crate::term::{Constant, Op, Term};

/// Owns the terms of one line of reasoning.
///
/// All methods take `&self`, so constructors nest. Equal terms are the same [`Term`]. Every constructor simplifies (but for
/// [`Terms::plain`]), and a simplified term means the same as what was asked for under every assignment; the normal forms worth knowing are
/// listed in the `simplify` module. A term may be used only with the `Terms` that made it.
///
/// ```
/// use tandem_logic::{Sort, Terms};
/// let t = Terms::new();
/// let (a, b) = (t.variable("a", Sort::BitVec(32)), t.variable("b", Sort::BitVec(32)));
/// assert_eq!(t.bv_sub(t.bv_add(a, b), a), b);
/// assert!(t.is_true(t.eq(t.bv_add(a, b), t.bv_add(b, a))));
/// ```
pub struct Terms {
    nodes: Arena<Node>,
    node_table: RefCell<IdTable>,
    ops: Arena<Op>,
    op_table: RefCell<IdTable>,
    sorts: Arena<Sort>,
    sort_table: RefCell<IdTable>,
    truth: Cell<Term>,
    falsity: Cell<Term>,
    /// How many rewrites of the simplifier are nested right now.
    pub(crate) rewriting: Cell<u32>,
    /// Whether terms stay as they are made.
    pub(crate) is_plain: bool,
    /// A rule that goes before the simplifier's own.
    pub(crate) further_rule: Option<FurtherRule>,
}

/// A rewrite rule: what an operation on arguments means as well, if the rule applies.
pub type FurtherRule = fn(&Terms, &Op, &[Term]) -> Option<Term>;

/// The number of an interned sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SortId(u32);

impl SortId {
    pub(crate) const BOOL: SortId = SortId(0);
    pub(crate) const INT: SortId = SortId(1);
    pub(crate) const REAL: SortId = SortId(2);
    const SINGLE: SortId = SortId(3);
    const DOUBLE: SortId = SortId(4);

    pub(crate) fn float(format: FloatFormat) -> SortId {
        match format {
            FloatFormat::Single => SortId::SINGLE,
            FloatFormat::Double => SortId::DOUBLE,
        }
    }

    /// Widths outside 1 to 128 are not sorts.
    pub(crate) fn bit_vector(width: u32) -> SortId {
        assert!((1..=128).contains(&width), "a bit-vector has 1 to 128 bits, not {width}");
        SortId(4 + width)
    }
}

struct Node {
    op: u32,
    sort: SortId,
    args: Args,
}

/// Most terms have few arguments, and those are kept in the node itself.
enum Args {
    Few(u8, [Term; 4]),
    Many(Box<[Term]>),
}

impl Args {
    fn new(args: &[Term]) -> Args {
        if args.len() <= 4 {
            let mut few = [Term(0); 4];
            few[..args.len()].copy_from_slice(args);
            Args::Few(args.len() as u8, few)
        } else {
            Args::Many(args.into())
        }
    }

    fn as_slice(&self) -> &[Term] {
        match self {
            Args::Few(count, few) => &few[..usize::from(*count)],
            Args::Many(many) => many,
        }
    }
}

impl Default for Terms {
    fn default() -> Self {
        Terms::new()
    }
}

impl Terms {
    /// No terms but true and false.
    pub fn new() -> Terms {
        let terms = Terms {
            nodes: Arena::new(),
            node_table: RefCell::new(IdTable::new()),
            ops: Arena::new(),
            op_table: RefCell::new(IdTable::new()),
            sorts: Arena::new(),
            sort_table: RefCell::new(IdTable::new()),
            truth: Cell::new(Term(0)),
            falsity: Cell::new(Term(0)),
            rewriting: Cell::new(0),
            is_plain: false,
            further_rule: None,
        };
        // The order is what `SortId`'s constants say.
        for sort in [Sort::Bool, Sort::Int, Sort::Real] {
            terms.sorts.push(sort);
        }
        for format in [FloatFormat::Single, FloatFormat::Double] {
            terms.sorts.push(Sort::Float(format));
        }
        for width in 1..=128 {
            terms.sorts.push(Sort::BitVec(width));
        }
        terms.falsity.set(terms.intern(Op::Constant(Constant::Bool(false)), &[], SortId::BOOL));
        terms.truth.set(terms.intern(Op::Constant(Constant::Bool(true)), &[], SortId::BOOL));
        terms
    }

    /// The same with a further rule of simplification, which is believed as the simplifier's own are. Tests use it to see what a
    /// wrong rule would do.
    pub fn with_rule(rule: FurtherRule) -> Terms {
        Terms { further_rule: Some(rule), ..Terms::new() }
    }

    /// The free variable of this name and sort. The same name with another sort is another variable.
    pub fn variable(&self, name: &str, sort: Sort) -> Term {
        self.variable_named(Arc::from(name), sort)
    }

    pub(crate) fn variable_named(&self, name: Arc<str>, sort: Sort) -> Term {
        let id = self.sort_id(&sort);
        self.intern(Op::Variable(name, sort), &[], id)
    }

    /// An uninterpreted function applied to arguments. Functions with one name but other sorts are other functions.
    pub fn apply(&self, function: &str, args: &[Term], sort: Sort) -> Term {
        let id = self.sort_id(&sort);
        self.intern(Op::Apply(Arc::from(function), sort), args, id)
    }

    /// True or false.
    pub fn bool(&self, value: bool) -> Term {
        if value { self.truth.get() } else { self.falsity.get() }
    }

    /// Whether this is the term *true*.
    pub fn is_true(&self, term: Term) -> bool {
        term == self.truth.get()
    }

    /// Whether this is the term *false*.
    pub fn is_false(&self, term: Term) -> bool {
        term == self.falsity.get()
    }

    /// What the term does with its arguments.
    pub fn op(&self, term: Term) -> &Op {
        self.ops.get(self.nodes.get(term.0).op)
    }

    /// The arguments.
    pub fn args(&self, term: Term) -> &[Term] {
        self.nodes.get(term.0).args.as_slice()
    }

    /// The sort.
    pub fn sort(&self, term: Term) -> Sort {
        self.sort_ref(term).clone()
    }

    /// The sort, without copying it.
    pub fn sort_ref(&self, term: Term) -> &Sort {
        self.sorts.get(self.nodes.get(term.0).sort.0)
    }

    /// The width of a bit-vector. Any other term is a bug of the caller.
    pub fn width(&self, term: Term) -> u32 {
        match self.sort_ref(term) {
            Sort::BitVec(width) => *width,
            other => panic!("a bit-vector was expected, not {other}"),
        }
    }

    /// The constant, if the term is one.
    pub fn as_constant(&self, term: Term) -> Option<Constant> {
        self.constant_ref(term).cloned()
    }

    /// The constant, if the term is one, without copying it.
    pub fn constant_ref(&self, term: Term) -> Option<&Constant> {
        match self.op(term) {
            Op::Constant(constant) => Some(constant),
            _ => None,
        }
    }

    /// The bits, if the term is a bit-vector constant.
    pub fn as_bits(&self, term: Term) -> Option<u128> {
        match self.op(term) {
            Op::Constant(Constant::BitVec { bits, .. }) => Some(*bits),
            _ => None,
        }
    }

    /// The name, if the term is a variable.
    pub fn variable_name(&self, term: Term) -> Option<&str> {
        match self.op(term) {
            Op::Variable(name, _) => Some(name),
            _ => None,
        }
    }

    /// How many different terms have been made.
    pub fn count(&self) -> usize {
        self.nodes.len() as usize
    }

    pub(crate) fn term_sort_id(&self, term: Term) -> SortId {
        self.nodes.get(term.0).sort
    }

    pub(crate) fn sort_of_id(&self, id: SortId) -> &Sort {
        self.sorts.get(id.0)
    }

    pub(crate) fn sort_id(&self, sort: &Sort) -> SortId {
        match sort {
            Sort::Bool => SortId::BOOL,
            Sort::Int => SortId::INT,
            Sort::Real => SortId::REAL,
            Sort::Float(format) => SortId::float(*format),
            Sort::BitVec(width) => SortId::bit_vector(*width),
            Sort::Array(..) | Sort::Opaque(_) => {
                let hash = hash_of(sort);
                let mut table = self.sort_table.borrow_mut();
                SortId(table.find(hash, |id| self.sorts.get(id) == sort).unwrap_or_else(|| {
                    let id = self.sorts.push(sort.clone());
                    table.insert(hash, id);
                    id
                }))
            }
        }
    }

    /// The term with exactly this operation and these arguments: no simplification, and the sort is trusted.
    pub(crate) fn intern(&self, op: Op, args: &[Term], sort: SortId) -> Term {
        let op_hash = hash_of(&op);
        let op = {
            let mut table = self.op_table.borrow_mut();
            table.find(op_hash, |id| *self.ops.get(id) == op).unwrap_or_else(|| {
                let id = self.ops.push(op);
                table.insert(op_hash, id);
                id
            })
        };
        let mut hasher = FxHasher::default();
        hasher.write_u32(op);
        for arg in args {
            hasher.write_u32(arg.0);
        }
        let hash = hasher.finish();
        let mut table = self.node_table.borrow_mut();
        // The sort follows from operation and arguments, so it need not be compared.
        let same = |id| {
            let node = self.nodes.get(id);
            node.op == op && node.args.as_slice() == args
        };
        Term(table.find(hash, same).unwrap_or_else(|| {
            let id = self.nodes.push(Node { op, sort, args: Args::new(args) });
            table.insert(hash, id);
            id
        }))
    }
}

fn hash_of(value: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}
