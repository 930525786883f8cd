//! Changes of programs: rewrites that keep what a program does, and mutations that may change it.
//!
//! A change is made at one of the places where it is possible. Rewrites are exact: nothing is assumed about what the
//! callback does or which pointers are the same. Mutations are what goes wrong in real edits; whether one shows is
//! found out by running both programs.

use tandem_base::Random;

use super::program::{Cond, Expr, Node, Op, Place, Program, Relation, Stmt, all_expressions, blocks};

/// The kinds of rewrites on the tree. Those of printing are in [`super::print::Style`].
pub const REWRITES: [&str; 9] = [
    "commute",
    "subtract-as-add",
    "split-constant",
    "flip-if",
    "name-value",
    "unroll",
    "peel",
    "dead-local",
    "compare-turned",
];

/// The kinds of mutations.
pub const MUTATIONS: [&str; 18] = [
    "constant",
    "operator",
    "relation",
    "swap-statements",
    "drop-statement",
    "stale-global",
    "stale-cell",
    "other-array",
    "other-field",
    "twice",
    "text",
    "initial-value",
    "helper",
    "once-more",
    "counter-only",
    "global-for-local",
    "enum-value",
    "failure",
];

/// Makes a change of this kind at a place that is chosen at random, if there is one.
pub fn change(program: &Program, kind: &str, random: &mut Random) -> Option<Program> {
    let mut counted = Site { wanted: usize::MAX, seen: 0 };
    apply(&mut program.clone(), kind, &mut counted, &mut random.clone());
    if counted.seen == 0 {
        return None;
    }
    let mut changed = program.clone();
    let mut site = Site { wanted: random.below(counted.seen), seen: 0 };
    apply(&mut changed, kind, &mut site, random);
    (changed != *program).then_some(changed)
}

/// Where a change is made.
struct Site {
    wanted: usize,
    seen: usize,
}

impl Site {
    fn is_here(&mut self) -> bool {
        self.seen += 1;
        self.seen - 1 == self.wanted
    }
}

fn apply(program: &mut Program, kind: &str, site: &mut Site, random: &mut Random) {
    match kind {
        "commute" | "subtract-as-add" | "split-constant" | "constant" | "operator" | "other-array" | "other-field"
        | "counter-only" | "global-for-local" => {
            let add = 1 + random.below(5) as i32;
            all_expressions(program, &mut |expr| in_expression(expr, kind, site, add));
        }
        "stale-global" | "stale-cell" => stale(program, kind, site),
        "initial-value" => {
            for value in &mut program.globals {
                if site.is_here() {
                    *value = value.wrapping_add(1);
                }
            }
        }
        "helper" => {
            for helper in &mut program.helpers {
                if let Expr::Binary(_, _, operand) = helper
                    && site.is_here()
                {
                    **operand = match **operand {
                        Expr::Constant(value) => Expr::Constant(value.wrapping_add(1)),
                        _ => Expr::Constant(1),
                    };
                }
            }
        }
        "enum-value" => {
            for value in &mut program.kinds {
                if site.is_here() {
                    *value += 1;
                }
            }
        }
        "text" => {
            for text in &mut program.texts {
                if site.is_here() {
                    text.push('\'');
                }
            }
        }
        _ => {
            let (mut locals, fresh) = (program.locals, fresh_id(program));
            blocks(&mut program.body, &mut |block| in_block(block, kind, site, &mut locals, fresh));
            program.locals = locals;
        }
    }
}

fn fresh_id(program: &Program) -> u32 {
    super::program::statement_ids(program).into_iter().max().unwrap_or(0) + 1
}

fn in_expression(expr: &mut Expr, kind: &str, site: &mut Site, add: i32) {
    let changed = match (kind, &*expr) {
        ("commute", Expr::Binary(op, a, b)) if *op != Op::Subtract => Expr::Binary(*op, b.clone(), a.clone()),
        ("subtract-as-add", Expr::Binary(Op::Subtract, a, b)) => {
            Expr::Binary(Op::Add, a.clone(), Box::new(Expr::Negate(b.clone())))
        }
        ("split-constant", Expr::Constant(value)) => {
            let rest = Expr::Constant(value.wrapping_sub(add));
            Expr::Binary(Op::Add, Box::new(rest), Box::new(Expr::Constant(add)))
        }
        ("constant", Expr::Constant(value)) => Expr::Constant(value.wrapping_add(add)),
        ("operator", Expr::Binary(op, a, b)) => {
            let other = match op {
                Op::Add => Op::Subtract,
                Op::Subtract => Op::Add,
                Op::Multiply => Op::Add,
                Op::And => Op::Or,
                Op::Or => Op::Xor,
                Op::Xor => Op::Or,
            };
            Expr::Binary(other, a.clone(), b.clone())
        }
        ("other-array", Expr::Read(Place::Cell(array, index))) => Expr::Read(Place::Cell(1 - array, index.clone())),
        ("other-field", Expr::Read(Place::Field(field))) => Expr::Read(Place::Field(1 - field)),
        ("counter-only", Expr::Read(Place::Local(local))) if *local >= 5 => Expr::Constant(0),
        ("global-for-local", Expr::Read(Place::Local(local))) if *local < 2 => Expr::Read(Place::Global(*local)),
        _ => return,
    };
    if site.is_here() {
        *expr = changed;
    }
}

/// What is read of a variable or cell is remembered at the start and used later, as if nobody could have changed it.
fn stale(program: &mut Program, kind: &str, site: &mut Site) {
    let mut chosen = None;
    let local = program.locals;
    all_expressions(program, &mut |expr| {
        let fits = match &*expr {
            Expr::Read(Place::Global(_)) => kind == "stale-global",
            Expr::Read(Place::Target | Place::Field(_)) => kind == "stale-cell",
            Expr::Read(Place::Cell(_, index)) => kind == "stale-cell" && matches!(**index, Expr::Constant(_)),
            _ => false,
        };
        if fits && site.is_here() {
            chosen = Some(std::mem::replace(expr, Expr::Read(Place::Local(local))));
        }
    });
    if let Some(read) = chosen {
        let id = fresh_id(program);
        program.body.insert(0, Node { id, stmt: Stmt::Set(Place::Local(local), read) });
        program.locals += 1;
    }
}

fn in_block(block: &mut Vec<Node>, kind: &str, site: &mut Site, locals: &mut usize, fresh: u32) {
    let mut place = 0;
    while place < block.len() {
        let before = block.len();
        at_statement(block, place, kind, site, locals, fresh);
        place += 1 + block.len().saturating_sub(before);
    }
}

fn at_statement(block: &mut Vec<Node>, place: usize, kind: &str, site: &mut Site, locals: &mut usize, fresh: u32) {
    let is_last = place + 1 == block.len();
    match (kind, &mut block[place].stmt) {
        ("flip-if", Stmt::If(cond, yes, no)) if site.is_here() => {
            *cond = opposite(cond);
            std::mem::swap(yes, no);
        }
        ("compare-turned", Stmt::If(cond, ..) | Stmt::Leave(cond, _))
            if matches!(cond.relation, Relation::Equal | Relation::Unequal) && site.is_here() =>
        {
            std::mem::swap(&mut cond.left, &mut cond.right);
        }
        ("relation", Stmt::If(cond, ..) | Stmt::Leave(cond, _)) if site.is_here() => {
            cond.relation = match cond.relation {
                Relation::Less => Relation::AtMost,
                Relation::AtMost => Relation::Less,
                Relation::Equal => Relation::AtMost,
                Relation::Unequal => Relation::Less,
            };
        }
        ("name-value", Stmt::Set(_, value) | Stmt::Back(_, value) | Stmt::Print(value)) if site.is_here() => {
            let named = std::mem::replace(value, Expr::Read(Place::Local(*locals)));
            block.insert(place, Node { id: fresh, stmt: Stmt::Set(Place::Local(*locals), named) });
            *locals += 1;
        }
        ("dead-local", _) if site.is_here() => {
            let unused = Expr::Binary(Op::Add, read(0), read(1));
            block.insert(place, Node { id: fresh, stmt: Stmt::Set(Place::Local(*locals), unused) });
            *locals += 1;
        }
        ("unroll", Stmt::Repeat(counter, times, inner)) if site.is_here() => {
            let (counter, times, inner) = (*counter, *times, inner.clone());
            block.remove(place);
            for turn in (0..times).rev() {
                insert_turn(block, place, &inner, counter, turn, fresh);
            }
            block.insert(place + turn_length(&inner) * times as usize, set_counter(counter, times, fresh));
        }
        ("peel", Stmt::Repeat(counter, times, inner)) if *times > 1 && !uses(inner, *counter) && site.is_here() => {
            *times -= 1;
            let (counter, inner, last) = (*counter, inner.clone(), *times);
            insert_turn(block, place, &inner, counter, 0, fresh);
            // The counter ends where it would have ended.
            let after = place + turn_length(&inner) + 1;
            block.insert(after, set_counter(counter, last + 1, fresh));
        }
        ("swap-statements", _) if !is_last && site.is_here() => block.swap(place, place + 1),
        ("drop-statement", _) if site.is_here() => {
            block.remove(place);
        }
        ("twice", Stmt::Back(..) | Stmt::Print(_) | Stmt::Text(_) | Stmt::Lazy(_)) if site.is_here() => {
            let again = block[place].clone();
            block.insert(place, again);
        }
        ("failure", Stmt::Fail(_, code)) if site.is_here() => *code += 1,
        ("once-more", Stmt::Repeat(_, times, _)) if site.is_here() => *times += 1,
        _ => {}
    }
}

fn read(local: usize) -> Box<Expr> {
    Box::new(Expr::Read(Place::Local(local)))
}

fn set_counter(counter: usize, value: i32, id: u32) -> Node {
    Node { id, stmt: Stmt::Set(Place::Local(counter), Expr::Constant(value)) }
}

fn turn_length(inner: &[Node]) -> usize {
    inner.len() + 1
}

fn insert_turn(block: &mut Vec<Node>, place: usize, inner: &[Node], counter: usize, turn: i32, id: u32) {
    let nodes = std::iter::once(set_counter(counter, turn, id)).chain(inner.iter().cloned());
    block.splice(place..place, nodes);
}

/// Whether a local is read anywhere in these statements.
fn uses(nodes: &[Node], local: usize) -> bool {
    let mut found = false;
    blocks(&mut nodes.to_vec(), &mut |block| {
        for node in block.iter_mut() {
            super::program::expressions(&mut node.stmt, &mut |expr| {
                found |= *expr == Expr::Read(Place::Local(local));
            });
        }
    });
    found
}

fn opposite(cond: &Cond) -> Cond {
    let (left, right) = (cond.left.clone(), cond.right.clone());
    match cond.relation {
        Relation::Less => Cond { relation: Relation::AtMost, left: right, right: left },
        Relation::AtMost => Cond { relation: Relation::Less, left: right, right: left },
        Relation::Equal => Cond { relation: Relation::Unequal, left, right },
        Relation::Unequal => Cond { relation: Relation::Equal, left, right },
    }
}
