//! Programs of a campaign: one function with an outside, as a tree that can be printed in several languages.
//!
//! Everything that the function touches is also touched by others: variables of the file (one of them private), two
//! arrays and a cell that may be one and the same memory, a record, a callback that writes to all of them, text that is
//! printed, a string. Expressions only read, so that their order does not matter; whatever has an effect is a statement.
//! All programs are defined for all inputs: numbers wrap, indices are masked, nothing is divided.

use tandem_base::Random;

/// The function, and what is beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    /// The first values of the variables `g0`, `g1` and of the private `h`.
    pub globals: [i32; 3],
    /// What the helper functions compute of their argument (local 0).
    pub helpers: Vec<Expr>,
    /// Local variables: the parameters `a` and `b`, then others, all zero at first.
    pub locals: usize,
    /// The statements.
    pub body: Vec<Node>,
    /// What is returned.
    pub result: Expr,
    /// What the three constants of the enumeration stand for.
    pub kinds: [i32; 3],
    /// The texts that are printed.
    pub texts: Vec<String>,
}

/// A statement with a number that it keeps when the program changes.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// The number.
    pub id: u32,
    /// What is done.
    pub stmt: Stmt,
}

/// A statement.
#[derive(Clone, Debug, PartialEq)]
pub enum Stmt {
    /// An assignment.
    Set(Place, Expr),
    /// A choice.
    If(Cond, Vec<Node>, Vec<Node>),
    /// A counter from 0 to below a constant.
    Repeat(usize, i32, Vec<Node>),
    /// A counter from 0 to below an expression's last three bits.
    Count(usize, Expr, Vec<Node>),
    /// A choice by value.
    Switch(Expr, Vec<(i32, Vec<Node>)>, Vec<Node>),
    /// A helper function's result into a local.
    Call(usize, usize, Expr),
    /// The callback's result into a local.
    Back(usize, Expr),
    /// A number, printed on a line.
    Print(Expr),
    /// A constant text, printed on a line.
    Text(usize),
    /// The length of the string into a local.
    Length(usize),
    /// Memory is taken, filled from an expression, added up into a local, and given back.
    Scratch(usize, Expr),
    /// An early end.
    Leave(Cond, Expr),
    /// An exception with a number, or a panic, or in C an early end.
    Fail(Cond, i32),
    /// One byte of a number, through a union where there are unions.
    Byte(usize, Expr, u32),
    /// The value of a constant of the enumeration, chosen by an expression.
    Kind(usize, Expr),
    /// What is initialised at its first use, with an effect on `g0`.
    Lazy(usize),
}

/// What can be written to.
#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    /// A local variable.
    Local(usize),
    /// 0 and 1 are public, 2 is private.
    Global(usize),
    /// One of the two arrays, at an index of which two bits count.
    Cell(usize, Box<Expr>),
    /// The single cell.
    Target,
    /// A field of the record.
    Field(usize),
}

/// An expression without effects.
#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    /// A number.
    Constant(i32),
    /// What is there.
    Read(Place),
    /// An operation that wraps.
    Binary(Op, Box<Expr>, Box<Expr>),
    /// A shift to the left by a constant from 0 to 31.
    Shift(Box<Expr>, u32),
    /// The negative.
    Negate(Box<Expr>),
    /// One of two.
    Choose(Box<Cond>, Box<Expr>, Box<Expr>),
}

/// An operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Op {
    Add,
    Subtract,
    Multiply,
    And,
    Or,
    Xor,
}

/// A comparison of signed numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Cond {
    /// How they compare.
    pub relation: Relation,
    /// The one.
    pub left: Expr,
    /// The other.
    pub right: Expr,
}

/// How two numbers compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Relation {
    Less,
    AtMost,
    Equal,
    Unequal,
}

/// What a language has of all this.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// How many arrays.
    pub arrays: usize,
    /// Whether there is a callback that is called.
    pub callback: bool,
}

/// Makes programs.
pub struct Generator<'r> {
    random: &'r mut Random,
    offer: Offer,
    program: Program,
    next: u32,
    counters: usize,
}

impl Generator<'_> {
    /// A program of a few statements.
    pub fn program(random: &mut Random, offer: Offer) -> Program {
        let globals = [0, 1, 2].map(|_| random.between(-3, 9) as i32);
        let kinds = [0, 1, 2].map(|_| random.between(1, 20) as i32);
        let texts = (0..3).map(|index| format!("item #{}", 10 * index + random.below(9))).collect();
        let program =
            Program { globals, helpers: vec![], locals: 5, body: vec![], result: Expr::Constant(0), kinds, texts };
        let mut generator = Generator { random, offer, program, next: 1, counters: 0 };
        for _ in 0..2 {
            let operand = Expr::Constant(generator.constant());
            let op = generator.op();
            let argument = Expr::Read(Place::Local(0));
            generator.program.helpers.push(Expr::Binary(op, Box::new(argument), Box::new(operand)));
        }
        let count = 2 + generator.random.below(4);
        let body = generator.block(count, 2);
        generator.program.result = generator.expr(2);
        generator.program.body = body;
        generator.program
    }

    fn block(&mut self, count: usize, depth: usize) -> Vec<Node> {
        (0..count).map(|_| self.node(depth)).collect()
    }

    fn small_block(&mut self, depth: usize) -> Vec<Node> {
        let count = 1 + self.random.below(2);
        self.block(count, depth - 1)
    }

    fn node(&mut self, depth: usize) -> Node {
        let id = self.next;
        self.next += 1;
        Node { id, stmt: self.stmt(depth) }
    }

    fn stmt(&mut self, depth: usize) -> Stmt {
        let limit = if depth == 0 { 8 } else { 12 };
        match self.random.below(limit) {
            3 => Stmt::Call(self.local(), self.random.below(2), self.expr(1)),
            4 if self.offer.callback => Stmt::Back(self.local(), self.expr(1)),
            0..=2 | 4 => Stmt::Set(self.place(1), self.expr(2)),
            5 => Stmt::Print(self.expr(1)),
            6 => match self.random.below(7) {
                0 => Stmt::Text(self.random.below(3)),
                1 => Stmt::Length(self.local()),
                2 => Stmt::Byte(self.local(), self.expr(1), self.random.below(4) as u32),
                3 => Stmt::Kind(self.local(), self.expr(1)),
                4 => Stmt::Lazy(self.local()),
                5 => Stmt::Fail(self.cond(), self.random.below(9) as i32),
                _ => Stmt::Scratch(self.local(), self.expr(1)),
            },
            7 => Stmt::Set(Place::Local(self.local()), self.expr(2)),
            8 => Stmt::If(self.cond(), self.small_block(depth), self.optional_block(depth)),
            9 => {
                let (counter, times) = (self.counter(), 1 + self.random.below(4) as i32);
                Stmt::Repeat(counter, times, self.small_block(depth))
            }
            10 => {
                let (counter, bound) = (self.counter(), self.expr(1));
                Stmt::Count(counter, bound, self.small_block(depth))
            }
            _ if self.random.percent(50) => Stmt::Leave(self.cond(), self.expr(1)),
            _ => {
                let first = self.random.below(3) as i32;
                let cases = vec![(first, self.small_block(depth)), (first + 2, self.small_block(depth))];
                Stmt::Switch(self.expr(1), cases, self.optional_block(depth))
            }
        }
    }

    fn optional_block(&mut self, depth: usize) -> Vec<Node> {
        if self.random.percent(60) { self.small_block(depth) } else { vec![] }
    }

    /// A local that no loop counts with.
    fn local(&mut self) -> usize {
        2 + self.random.below(3)
    }

    fn counter(&mut self) -> usize {
        let counter = self.program.locals;
        self.program.locals += 1;
        self.counters += 1;
        counter
    }

    fn place(&mut self, depth: usize) -> Place {
        match self.random.below(9) {
            0 | 1 => Place::Global(self.random.below(2)),
            2 => Place::Global(2),
            3 | 4 => {
                let array = self.random.below(self.offer.arrays);
                let index = if depth == 0 { Expr::Constant(self.random.below(4) as i32) } else { self.expr(depth - 1) };
                Place::Cell(array, Box::new(index))
            }
            5 | 6 => Place::Target,
            7 => Place::Field(self.random.below(2)),
            _ => Place::Local(self.local()),
        }
    }

    fn readable(&mut self, depth: usize) -> Place {
        match self.random.below(5) {
            0 | 1 => Place::Local(self.random.below(self.program.locals)),
            _ => self.place(depth.min(1)),
        }
    }

    fn constant(&mut self) -> i32 {
        match self.random.below(8) {
            0 => i32::MAX,
            1 => -1,
            2 => i32::MIN + 1,
            _ => self.random.between(0, 12) as i32,
        }
    }

    fn op(&mut self) -> Op {
        *self.random.pick(&[Op::Add, Op::Subtract, Op::Multiply, Op::And, Op::Or, Op::Xor, Op::Add]).unwrap_or(&Op::Add)
    }

    fn expr(&mut self, depth: usize) -> Expr {
        if depth == 0 {
            return if self.random.percent(35) {
                Expr::Constant(self.constant())
            } else {
                Expr::Read(self.readable(0))
            };
        }
        match self.random.below(8) {
            0 => Expr::Constant(self.constant()),
            1..=3 => Expr::Read(self.readable(depth - 1)),
            4 => Expr::Shift(Box::new(self.expr(depth - 1)), self.random.below(5) as u32),
            5 => Expr::Choose(Box::new(self.cond()), Box::new(self.expr(0)), Box::new(self.expr(0))),
            _ => Expr::Binary(self.op(), Box::new(self.expr(depth - 1)), Box::new(self.expr(depth - 1))),
        }
    }

    fn cond(&mut self) -> Cond {
        let relations = [Relation::Less, Relation::AtMost, Relation::Equal, Relation::Unequal];
        let relation = *self.random.pick(&relations).unwrap_or(&Relation::Less);
        Cond { relation, left: Expr::Read(self.readable(0)), right: self.expr(0) }
    }
}

/// Every list of statements, the innermost last.
pub fn blocks(body: &mut Vec<Node>, visit: &mut dyn FnMut(&mut Vec<Node>)) {
    visit(body);
    for node in body.iter_mut() {
        match &mut node.stmt {
            Stmt::If(_, yes, no) => {
                blocks(yes, visit);
                blocks(no, visit);
            }
            Stmt::Repeat(_, _, inner) | Stmt::Count(_, _, inner) => blocks(inner, visit),
            Stmt::Switch(_, cases, rest) => {
                for (_, inner) in cases {
                    blocks(inner, visit);
                }
                blocks(rest, visit);
            }
            _ => {}
        }
    }
}

/// Every expression of a statement that is not in a statement inside of it, with its parts.
pub fn expressions(stmt: &mut Stmt, visit: &mut dyn FnMut(&mut Expr)) {
    match stmt {
        Stmt::Set(place, value) => {
            if let Place::Cell(_, index) = place {
                parts(index, visit);
            }
            parts(value, visit);
        }
        Stmt::If(cond, ..) | Stmt::Fail(cond, _) => both(cond, visit),
        Stmt::Count(_, value, _) | Stmt::Switch(value, ..) | Stmt::Call(_, _, value) => parts(value, visit),
        Stmt::Back(_, value) | Stmt::Print(value) | Stmt::Scratch(_, value) => parts(value, visit),
        Stmt::Byte(_, value, _) | Stmt::Kind(_, value) => parts(value, visit),
        Stmt::Leave(cond, value) => {
            both(cond, visit);
            parts(value, visit);
        }
        Stmt::Repeat(..) | Stmt::Text(_) | Stmt::Length(_) | Stmt::Lazy(_) => {}
    }
}

fn both(cond: &mut Cond, visit: &mut dyn FnMut(&mut Expr)) {
    parts(&mut cond.left, visit);
    parts(&mut cond.right, visit);
}

/// An expression and its parts, the outermost first.
pub fn parts(expr: &mut Expr, visit: &mut dyn FnMut(&mut Expr)) {
    visit(expr);
    match expr {
        Expr::Constant(_) => {}
        Expr::Read(Place::Cell(_, index)) => parts(index, visit),
        Expr::Read(_) => {}
        Expr::Binary(_, a, b) => {
            parts(a, visit);
            parts(b, visit);
        }
        Expr::Shift(a, _) | Expr::Negate(a) => parts(a, visit),
        Expr::Choose(cond, a, b) => {
            both(cond, visit);
            parts(a, visit);
            parts(b, visit);
        }
    }
}

/// Every expression of the program.
pub fn all_expressions(program: &mut Program, visit: &mut dyn FnMut(&mut Expr)) {
    blocks(&mut program.body, &mut |block| {
        for node in block.iter_mut() {
            expressions(&mut node.stmt, visit);
        }
    });
    parts(&mut program.result, visit);
}

/// The numbers of all statements, outer ones before those inside of them.
pub fn statement_ids(program: &Program) -> Vec<u32> {
    let mut ids = Vec::new();
    blocks(&mut program.body.clone(), &mut |block| ids.extend(block.iter().map(|node| node.id)));
    ids
}
