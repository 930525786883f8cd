//! Programs as text: C, C++, Java and Rust, each in one of several styles.
//!
//! A style is a rewrite of the whole program that only shows in its text: another kind of loop, pointer arithmetic for
//! indices, other names, a chain of ifs for a switch.

use std::fmt::Write as _;

use super::program::{Cond, Expr, Node, Op, Place, Program, Relation, Stmt};

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Language {
    /// C.
    C,
    /// C++, with references and overloads.
    Cpp,
    /// C, compiled to LLVM's text before it is compared.
    Llvm,
    /// Java.
    Java,
    /// Rust.
    Rust,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 5] = [Language::C, Language::Cpp, Language::Llvm, Language::Java, Language::Rust];

    /// The name in the file of weights.
    pub fn name(self) -> &'static str {
        match self {
            Language::C => "c",
            Language::Cpp => "cpp",
            Language::Llvm => "llvm",
            Language::Java => "java",
            Language::Rust => "rust",
        }
    }

    /// The name of a source file of a side.
    pub fn file(self) -> &'static str {
        match self {
            Language::C | Language::Llvm => "side.c",
            Language::Cpp => "side.cpp",
            Language::Java => "P.java",
            Language::Rust => "side.rs",
        }
    }

    fn is_c(self) -> bool {
        matches!(self, Language::C | Language::Cpp | Language::Llvm)
    }
}

/// The names of the styles: rewrites that only show in the text.
pub const STYLES: [&str; 7] = ["while", "pointers", "names", "if-chain", "print-pieces", "inlined-helper", "compound"];

/// How a program is written.
#[derive(Clone, Debug, Default)]
pub struct Style(pub Vec<&'static str>);

impl Style {
    fn has(&self, name: &str) -> bool {
        self.0.contains(&name)
    }
}

/// The program as a source file.
pub fn print(program: &Program, language: Language, style: &Style) -> String {
    let mut printer = Printer { program, language, style, text: String::new(), indent: 0 };
    printer.file();
    printer.text
}

struct Printer<'p> {
    program: &'p Program,
    language: Language,
    style: &'p Style,
    text: String,
    indent: usize,
}

impl Printer<'_> {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{:indent$}{text}", "", indent = 4 * self.indent);
    }

    fn open(&mut self, text: &str) {
        self.line(&format!("{text} {{"));
        self.indent += 1;
    }

    fn close(&mut self, text: &str) {
        self.indent -= 1;
        self.line(&format!("}}{text}"));
    }

    fn local(&self, local: usize) -> String {
        match (local, self.style.has("names")) {
            (0, false) => "a".to_owned(),
            (1, false) => "b".to_owned(),
            (0, true) => "first".to_owned(),
            (1, true) => "second".to_owned(),
            (_, false) => format!("x{local}"),
            (_, true) => format!("value{}", 100 - local),
        }
    }

    fn file(&mut self) {
        let [g0, g1, h] = self.program.globals;
        let parameters = |form: &str| form.replace("$a", &self.local(0)).replace("$b", &self.local(1));
        match self.language {
            Language::C | Language::Llvm | Language::Cpp => {
                let is_cpp = self.language == Language::Cpp;
                let (cell, record) = if is_cpp { ("int &t", "S &st") } else { ("int *t", "struct S *st") };
                let head = parameters(&format!(
                    "int f(int $a, int $b, int *p, int *q, {cell}, {record}, int (*back)(int), const char *s)"
                ));
                for name in ["stdio.h", "stdlib.h", "string.h"] {
                    self.line(&format!("#include <{name}>"));
                }
                let [first, second, third] = self.program.kinds;
                self.line("struct S { int u; int v; };");
                self.line("union U { int number; unsigned char bytes[4]; };");
                self.line(&format!("enum Kind {{ FIRST = {first}, SECOND = {second}, THIRD = {third} }};"));
                self.line(&format!("int g0 = {g0};\nint g1 = {g1};\nstatic int h = {h};\nstatic int started = 0;"));
                self.helpers("static int", "int x");
                self.open(&head);
                self.body("int ", "");
                self.close("");
            }
            Language::Java => {
                let head =
                    parameters("static int f(int $a, int $b, int[] p, int[] q, Cell t, S st, Back back, String s)");
                self.open("class P");
                self.line("static class S { int u; int v; }");
                self.line("static class Cell { int value; }");
                self.line("interface Back { int call(int x); }");
                self.open("static class Failure extends RuntimeException");
                self.line("final int code;");
                self.line("Failure(int code) { this.code = code; }");
                self.close("");
                let [first, second, third] = self.program.kinds;
                self.open("enum Kind");
                self.line(&format!("FIRST({first}), SECOND({second}), THIRD({third});"));
                self.line("final int value;");
                self.line("Kind(int value) { this.value = value; }");
                self.close("");
                self.open("static class Lazy");
                self.line("static int value = 7;");
                self.line("static { g0 += 1; }");
                self.close("");
                self.line(&format!(
                    "static int g0 = {g0};\n    static int g1 = {g1};\n    private static int h = {h};"
                ));
                self.helpers("private static int", "int x");
                self.open(&head);
                self.body("int ", "");
                self.close("");
                self.close("");
            }
            Language::Rust => {
                let head = parameters(
                    "pub fn f($a: i32, $b: i32, p: &mut [i32], q: &mut [i32], t: &mut i32, st: &mut S, back: fn(i32) -> i32, \
                     s: &str) -> i32",
                );
                self.line("pub struct S {\n    pub u: i32,\n    pub v: i32,\n}");
                let [first, second, third] = self.program.kinds;
                self.line("#[derive(Clone, Copy)]\npub enum Kind {\n    First,\n    Second,\n    Third,\n}");
                self.line(&format!(
                    "fn value_of(kind: Kind) -> i32 {{\n    match kind {{\n        Kind::First => {first},\n        \
                     Kind::Second => {second},\n        Kind::Third => {third},\n    }}\n}}"
                ));
                self.line("static mut STARTED: bool = false;");
                self.line(&format!(
                    "pub static mut G0: i32 = {g0};\npub static mut G1: i32 = {g1};\nstatic mut H: i32 = {h};"
                ));
                self.helpers("fn", "x: i32");
                self.open(&head);
                self.body("let mut ", "i32");
                self.close("");
            }
        }
    }

    fn helpers(&mut self, kind: &str, parameter: &str) {
        for (index, helper) in self.program.helpers.iter().enumerate() {
            let body = self.with_argument(helper, "x");
            let result = if self.language == Language::Rust { " -> i32" } else { "" };
            let leave = if self.language == Language::Rust { body } else { format!("return {body};") };
            self.line(&format!("{kind} help{index}({parameter}){result} {{ {leave} }}"));
            if self.language == Language::Cpp {
                self.line(&format!("static int help{index}(unsigned x) {{ return (int)x ^ {}; }}", index + 1));
            }
        }
    }

    /// A helper's expression; the place of its argument is taken by a text.
    fn with_argument(&self, helper: &Expr, argument: &str) -> String {
        match helper {
            Expr::Binary(op, _, operand) => self.binary(*op, argument, &self.expr(operand)),
            other => self.expr(other),
        }
    }

    fn body(&mut self, declare: &str, suffix: &str) {
        for local in 2..self.program.locals {
            self.line(&format!("{declare}{} = 0{suffix};", self.local(local)));
        }
        self.block(&self.program.body);
        self.line(&format!("return {};", self.expr(&self.program.result)));
    }

    fn block(&mut self, nodes: &[Node]) {
        for node in nodes {
            self.stmt(&node.stmt);
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        let is_rust = self.language == Language::Rust;
        match stmt {
            Stmt::Set(place, value) => self.set(place, value),
            Stmt::If(cond, yes, no) => {
                self.open(&self.condition("if", cond));
                self.block(yes);
                if !no.is_empty() {
                    self.indent -= 1;
                    self.open("} else");
                    self.block(no);
                }
                self.close("");
            }
            Stmt::Repeat(counter, times, inner) => self.repeat(*counter, &times.to_string(), inner),
            Stmt::Count(counter, bound, inner) => {
                let name = format!("end{counter}");
                let declare = if is_rust { "let" } else { "int" };
                self.open("");
                self.line(&format!("{declare} {name} = {} & 7;", self.expr(bound)));
                self.repeat(*counter, &name, inner);
                self.close("");
            }
            Stmt::Switch(value, cases, rest) => self.switch(value, cases, rest),
            Stmt::Call(into, helper, argument) => {
                let argument = self.expr(argument);
                let value = match self.style.has("inlined-helper") {
                    true => self.with_argument(&self.program.helpers[*helper], &argument),
                    false => format!("help{helper}({argument})"),
                };
                self.line(&format!("{} = {value};", self.local(*into)));
            }
            Stmt::Back(into, argument) => {
                let call = if self.language == Language::Java { "back.call" } else { "back" };
                self.line(&format!("{} = {call}({});", self.local(*into), self.expr(argument)));
            }
            Stmt::Print(value) => self.print_number(&self.expr(value)),
            Stmt::Text(index) => self.print_text(&self.program.texts[*index].clone()),
            Stmt::Length(into) => {
                let length = match self.language {
                    Language::Java => "s.length()",
                    Language::Rust => "s.len() as i32",
                    _ => "(int)strlen(s)",
                };
                self.line(&format!("{} = {length};", self.local(*into)));
            }
            Stmt::Scratch(into, value) => self.scratch(&self.local(*into), &self.expr(value)),
            Stmt::Fail(cond, code) => {
                self.open(&self.condition("if", cond));
                self.line(&match self.language {
                    Language::Java => format!("throw new Failure({code});"),
                    Language::Rust => format!("panic!(\"{code}\");"),
                    _ => format!("return {};", -1000 - code),
                });
                self.close("");
            }
            Stmt::Byte(into, value, byte) => self.byte(&self.local(*into), &self.expr(value), *byte),
            Stmt::Kind(into, value) => self.kind(&self.local(*into), &self.expr(value)),
            Stmt::Lazy(into) => self.lazy(&self.local(*into)),
            Stmt::Leave(cond, value) => {
                self.open(&self.condition("if", cond));
                self.line(&format!("return {};", self.expr(value)));
                self.close("");
            }
        }
    }

    fn set(&mut self, place: &Place, value: &Expr) {
        let target = self.place(place);
        let is_plain = self.language != Language::Rust;
        let compound = match value {
            Expr::Binary(op, a, b) if **a == Expr::Read(place.clone()) => Some((*op, b)),
            _ => None,
        };
        let line = match compound {
            Some((op, operand)) if is_plain && self.style.has("compound") => {
                format!("{target} {}= {};", sign(op), self.expr(operand))
            }
            _ => format!("{target} = {};", self.expr(value)),
        };
        match (self.language, place) {
            (Language::Rust, Place::Global(_)) => self.line(&format!("unsafe {{ {line} }}")),
            _ => self.line(&line),
        }
    }

    fn repeat(&mut self, counter: usize, end: &str, inner: &[Node]) {
        let name = self.local(counter);
        if self.style.has("while") || self.language == Language::Rust {
            let test = format!("{name} < {end}");
            self.line(&format!("{name} = 0;"));
            if self.language == Language::Rust && self.style.has("while") {
                self.open("loop");
                self.line(&format!("if !({test}) {{ break; }}"));
            } else {
                self.open(&if self.language == Language::Rust {
                    format!("while {test}")
                } else {
                    format!("while ({test})")
                });
            }
            self.block(inner);
            self.line(&format!("{name} += 1;"));
        } else {
            self.open(&format!("for ({name} = 0; {name} < {end}; {name}++)"));
            self.block(inner);
        }
        self.close("");
    }

    fn switch(&mut self, value: &Expr, cases: &[(i32, Vec<Node>)], rest: &[Node]) {
        let value = self.expr(value);
        let is_rust = self.language == Language::Rust;
        if self.style.has("if-chain") {
            self.open("");
            // Java has no two variables of one name in blocks that are inside each other.
            let which = format!("which{}", self.indent);
            self.line(&format!("{} {which} = {value};", if is_rust { "let" } else { "int" }));
            for (index, (label, inner)) in cases.iter().enumerate() {
                let head = if is_rust { format!("if {which} == {label}") } else { format!("if ({which} == {label})") };
                self.open(&if index == 0 { head } else { format!("}} else {head}") });
                self.block(inner);
                self.indent -= 1;
            }
            self.open("} else");
            self.block(rest);
            self.close("");
            self.close("");
            return;
        }
        self.open(&if is_rust { format!("match {value}") } else { format!("switch ({value})") });
        for (label, inner) in cases {
            self.open(&if is_rust { format!("{label} =>") } else { format!("case {label}:") });
            self.block(inner);
            self.case_end();
        }
        self.open(if is_rust { "_ =>" } else { "default:" });
        self.block(rest);
        self.case_end();
        self.close("");
    }

    fn case_end(&mut self) {
        if self.language != Language::Rust {
            // A case that always returns may not be followed by anything in Java.
            self.line(if self.language == Language::Java { "if (true) break;" } else { "break;" });
        }
        self.close("");
    }

    fn print_number(&mut self, value: &str) {
        let pieces = self.style.has("print-pieces");
        let line = match self.language {
            Language::Java if pieces => format!("System.out.print({value}); System.out.println();"),
            Language::Java => format!("System.out.println({value});"),
            Language::Rust if pieces => format!("print!(\"{{}}\", {value}); println!();"),
            Language::Rust => format!("println!(\"{{}}\", {value});"),
            _ if pieces => format!("printf(\"%d\", {value}); putchar('\\n');"),
            _ => format!("printf(\"%d\\n\", {value});"),
        };
        self.line(&line);
    }

    fn print_text(&mut self, text: &str) {
        let pieces = self.style.has("print-pieces");
        let line = match self.language {
            Language::Java if pieces => format!("System.out.print(\"{text}\\n\");"),
            Language::Java => format!("System.out.println(\"{text}\");"),
            Language::Rust if pieces => format!("print!(\"{text}\\n\");"),
            Language::Rust => format!("println!(\"{text}\");"),
            _ if pieces => format!("printf(\"%s\\n\", \"{text}\");"),
            _ => format!("puts(\"{text}\");"),
        };
        self.line(&line);
    }

    fn scratch(&mut self, into: &str, value: &str) {
        let sum = |add: &dyn Fn(&str, &str) -> String| add(&add(&add("m[0]", "m[1]"), "m[2]"), "m[3]");
        match self.language {
            Language::Rust => {
                self.open("");
                self.line(&format!("let base = {value};"));
                self.line(
                    "let m: Vec<i32> = vec![base, base.wrapping_add(1), base.wrapping_add(2), base.wrapping_add(3)];",
                );
                self.line(&format!("{into} = {};", sum(&|a, b| format!("{a}.wrapping_add({b})"))));
                self.close("");
            }
            language => {
                self.open("");
                let allocate = match language {
                    Language::Java => "int[] m = new int[4];",
                    Language::Cpp => "int *m = (int *)malloc(4 * sizeof(int));",
                    _ => "int *m = malloc(4 * sizeof *m);",
                };
                self.line(allocate);
                if language != Language::Java {
                    self.open("if (m != NULL)");
                }
                self.line(&format!("for (int i = 0; i < 4; i++) m[i] = {value} + i;"));
                self.line(&format!("{into} = {};", sum(&|a, b| format!("{a} + {b}"))));
                if language != Language::Java {
                    self.line("free(m);");
                    self.close("");
                }
                self.close("");
            }
        }
    }

    fn byte(&mut self, into: &str, value: &str, byte: u32) {
        let line = match self.language {
            Language::Java => format!("{into} = ({value} >>> {}) & 255;", 8 * byte),
            Language::Rust => format!("{into} = i32::from({value}.to_le_bytes()[{byte}]);"),
            Language::Cpp => {
                format!(
                    "{{ int number = {value}; unsigned char bytes[4]; memcpy(bytes, &number, 4); {into} = bytes[{byte}]; }}"
                )
            }
            _ => format!("{{ union U both; both.number = {value}; {into} = both.bytes[{byte}]; }}"),
        };
        self.line(&line);
    }

    fn kind(&mut self, into: &str, value: &str) {
        let choose = |first: &str, second: &str, third: &str| {
            format!("chosen == 0 ? {first} : chosen == 1 ? {second} : {third}")
        };
        self.open("");
        match self.language {
            Language::Rust => {
                self.line(&format!("let chosen = {value} & 3;"));
                self.line("let kind = if chosen == 0 { Kind::First } else if chosen == 1 { Kind::Second } else { Kind::Third };");
                self.line(&format!("{into} = value_of(kind);"));
            }
            Language::Java => {
                self.line(&format!("int chosen = {value} & 3;"));
                self.line(&format!("Kind kind = {};", choose("Kind.FIRST", "Kind.SECOND", "Kind.THIRD")));
                self.line(&format!("{into} = kind.value;"));
            }
            _ => {
                self.line(&format!("int chosen = {value} & 3;"));
                self.line(&format!("enum Kind kind = {};", choose("FIRST", "SECOND", "THIRD")));
                self.line(&format!("{into} = (int)kind;"));
            }
        }
        self.close("");
    }

    fn lazy(&mut self, into: &str) {
        match self.language {
            Language::Java => self.line(&format!("{into} = Lazy.value;")),
            Language::Rust => {
                self.open("unsafe");
                self.open("if !STARTED");
                self.line("STARTED = true;");
                self.line("G0 = G0.wrapping_add(1);");
                self.close("");
                self.close("");
                self.line(&format!("{into} = 7;"));
            }
            _ => {
                self.line("if (!started) { started = 1; g0 += 1; }");
                self.line(&format!("{into} = 7;"));
            }
        }
    }

    fn place(&self, place: &Place) -> String {
        match (place, self.language) {
            (Place::Local(local), _) => self.local(*local),
            (Place::Global(index), Language::Rust) => ["G0", "G1", "H"][*index].to_owned(),
            (Place::Global(index), _) => ["g0", "g1", "h"][*index].to_owned(),
            (Place::Cell(array, index), language) => {
                let name = ["p", "q"][*array];
                let index = self.expr(index);
                match language {
                    Language::Rust => format!("{name}[({index} & 3) as usize]"),
                    language if language.is_c() && self.style.has("pointers") => format!("*({name} + ({index} & 3))"),
                    _ => format!("{name}[{index} & 3]"),
                }
            }
            (Place::Target, Language::C | Language::Llvm | Language::Rust) => "*t".to_owned(),
            (Place::Target, Language::Cpp) => "t".to_owned(),
            (Place::Target, Language::Java) => "t.value".to_owned(),
            (Place::Field(field), language) => {
                let name = ["u", "v"][*field];
                match language {
                    Language::C | Language::Llvm if self.style.has("pointers") => format!("(*st).{name}"),
                    Language::C | Language::Llvm => format!("st->{name}"),
                    _ => format!("st.{name}"),
                }
            }
        }
    }

    fn expr(&self, expr: &Expr) -> String {
        let is_rust = self.language == Language::Rust;
        match expr {
            Expr::Constant(value) if is_rust => format!("({value}i32)"),
            Expr::Constant(value) if *value < 0 => format!("({value})"),
            Expr::Constant(value) => value.to_string(),
            Expr::Read(place @ Place::Global(_)) if is_rust => format!("unsafe {{ {} }}", self.place(place)),
            Expr::Read(Place::Target) if is_rust => "(*t)".to_owned(),
            Expr::Read(place) => self.place(place),
            Expr::Binary(op, a, b) => self.binary(*op, &self.expr(a), &self.expr(b)),
            Expr::Shift(a, by) => match self.language {
                Language::Rust => format!("({}).wrapping_shl({by})", self.expr(a)),
                Language::Java => format!("({} << {by})", self.expr(a)),
                _ => format!("(int)((unsigned)({}) << {by})", self.expr(a)),
            },
            Expr::Negate(a) if is_rust => format!("({}).wrapping_neg()", self.expr(a)),
            Expr::Negate(a) => format!("(-({}))", self.expr(a)),
            Expr::Choose(cond, a, b) => {
                let (a, b) = (self.expr(a), self.expr(b));
                match is_rust {
                    true => format!("(if {} {{ {a} }} else {{ {b} }})", self.comparison(cond)),
                    false => format!("({} ? {a} : {b})", self.comparison(cond)),
                }
            }
        }
    }

    fn binary(&self, op: Op, a: &str, b: &str) -> String {
        let name = match op {
            Op::Add => "wrapping_add",
            Op::Subtract => "wrapping_sub",
            Op::Multiply => "wrapping_mul",
            _ => return format!("({a} {} {b})", sign(op)),
        };
        match self.language {
            Language::Rust => format!("({a}).{name}({b})"),
            _ => format!("({a} {} {b})", sign(op)),
        }
    }

    fn comparison(&self, cond: &Cond) -> String {
        let sign = match cond.relation {
            Relation::Less => "<",
            Relation::AtMost => "<=",
            Relation::Equal => "==",
            Relation::Unequal => "!=",
        };
        format!("({} {sign} {})", self.expr(&cond.left), self.expr(&cond.right))
    }

    fn condition(&self, word: &str, cond: &Cond) -> String {
        format!("{word} {}", self.comparison(cond))
    }
}

fn sign(op: Op) -> &'static str {
    match op {
        Op::Add => "+",
        Op::Subtract => "-",
        Op::Multiply => "*",
        Op::And => "&",
        Op::Or => "|",
        Op::Xor => "^",
    }
}
