//! Writes random Java programs that compile and end.
//!
//! Every class has static fields, a small hierarchy of inner classes and many static methods; a method uses whatever
//! is in reach: all primitive types, loops, switches, arrays of one and two dimensions, fields, objects, virtual calls,
//! casts, exceptions, boxes, strings, library functions with exact meanings, printing. Loops count up to small
//! bounds and calls go to earlier methods only, so that everything ends.

#![allow(clippy::unwrap_used)]

use std::fmt::Write as _;

use super::random::Random;

/// A type of generated values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Boolean,
    Byte,
    Char,
    Short,
    Int,
    Long,
    Float,
    Double,
}

use Kind::{Boolean, Byte, Char, Double, Float, Int, Long, Short};

const KINDS: [Kind; 8] = [Boolean, Byte, Char, Short, Int, Long, Float, Double];
const COMMON: [Kind; 8] = [Int, Int, Int, Long, Double, Boolean, Double, Long];

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Boolean => "boolean",
            Byte => "byte",
            Char => "char",
            Short => "short",
            Int => "int",
            Long => "long",
            Float => "float",
            Double => "double",
        }
    }

    pub fn descriptor(self) -> char {
        match self {
            Boolean => 'Z',
            Byte => 'B',
            Char => 'C',
            Short => 'S',
            Int => 'I',
            Long => 'J',
            Float => 'F',
            Double => 'D',
        }
    }
}

/// The type of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Param {
    Number(Kind),
    Array(Kind),
    Text,
}

/// A generated method.
#[derive(Clone, Debug)]
pub struct Method {
    pub name: String,
    pub params: Vec<Param>,
    pub result: Option<Kind>,
}

impl Method {
    pub fn descriptor(&self) -> String {
        let mut text = "(".to_string();
        for param in &self.params {
            match param {
                Param::Number(kind) => text.push(kind.descriptor()),
                Param::Array(kind) => write!(text, "[{}", kind.descriptor()).unwrap(),
                Param::Text => text.push_str("Ljava/lang/String;"),
            }
        }
        text.push(')');
        text.push(self.result.map_or('V', Kind::descriptor));
        text
    }
}

/// A generated class.
pub struct Class {
    pub name: String,
    pub source: String,
    pub methods: Vec<Method>,
}

/// Writes one class with so many methods.
pub fn class(name: &str, count: usize, seed: u64, with_text: bool) -> Class {
    let mut writer = Writer {
        random: Random::new(seed),
        out: String::new(),
        class: name.to_string(),
        scope: vec![],
        methods: vec![],
        names: 0,
        indent: 1,
        loops: 0,
        with_text,
        in_static: true,
    };
    writer.class(count);
    Class { name: name.to_string(), source: writer.out, methods: writer.methods }
}

#[derive(Clone, Debug)]
enum Entity {
    /// A variable; the flag says whether it may be assigned.
    Number(Kind, bool),
    Array(Kind),
    Grid(Kind),
    /// A variable of the inner class `Base`.
    Object,
    Box,
    Text,
}

struct Writer {
    random: Random,
    out: String,
    class: String,
    scope: Vec<(String, Entity)>,
    methods: Vec<Method>,
    names: usize,
    indent: usize,
    loops: usize,
    with_text: bool,
    in_static: bool,
}

impl Writer {
    fn line(&mut self, text: &str) {
        for _ in 0..self.indent {
            self.out.push_str("  ");
        }
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn fresh(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    fn class(&mut self, count: usize) {
        let name = self.class.clone();
        self.out.push_str(&format!("public class {name} {{\n"));
        for kind in KINDS {
            self.line(&format!("static {} s{};", kind.name(), kind.name()));
        }
        self.line("static int[] sarray;");
        self.line("static final long MIXED = Long.MAX_VALUE / 3;");
        self.line(
            "static class Failure extends RuntimeException { final int code; Failure(int code) { this.code = code; } }",
        );
        self.line("static class Worse extends Failure { Worse(int code) { super(code + 1); } }");
        self.line("interface Shape { long area(long scale); default int corners() { return 4; } }");
        self.line("static abstract class Base implements Shape {");
        self.line("  int tag; double weight; Base next; boolean flag; char letter; byte small;");
        self.line("  Base(int tag) { this.tag = tag; this.weight = tag * 0.5; }");
        self.line("  abstract int work(int x);");
        self.line("  int twice(int x) { return work(work(x)); }");
        self.line("}");
        for (class, parent) in [("One", "Base"), ("Two", "Base"), ("Three", "Two")] {
            let modifier = if class == "One" { "static final" } else { "static" };
            self.line(&format!("{modifier} class {class} extends {parent} {{"));
            self.indent += 1;
            self.line("long extra;");
            self.line(&format!("{class}(int tag) {{ super(tag + 1); this.extra = tag * 7L; }}"));
            for (head, kind) in
                [("int work(int x)", Int), ("public long area(long scale)", Long), ("public int corners()", Int)]
            {
                if class == "Three" && head.starts_with("public long") {
                    continue;
                }
                self.line(&format!("@Override {head} {{"));
                self.in_static = false;
                self.scope = vec![
                    ("tag".to_string(), Entity::Number(Int, true)),
                    ("extra".to_string(), Entity::Number(Long, true)),
                ];
                if head.contains("int x") {
                    self.scope.push(("x".to_string(), Entity::Number(Int, false)));
                } else if head.contains("long scale") {
                    self.scope.push(("scale".to_string(), Entity::Number(Long, false)));
                }
                self.indent += 1;
                let value = self.simple(kind, 2);
                self.line(&format!("return ({}) ({value});", kind.name()));
                self.indent -= 1;
                self.line("}");
            }
            self.in_static = true;
            self.indent -= 1;
            self.line("}");
        }
        self.line("static Base make(int which, int tag) {");
        self.line("  switch (which & 3) { case 0: return new One(tag); case 1: return new Two(tag); case 2: return new Three(tag); default: return null; }");
        self.line("}");
        for index in 0..count {
            self.method(index);
        }
        self.out.push_str("}\n");
    }

    fn method(&mut self, index: usize) {
        let name = format!("m{index}");
        let result = if self.random.one_in(10) { None } else { Some(*self.random.pick(&COMMON)) };
        let result = if self.random.one_in(5) { Some(*self.random.pick(&KINDS)) } else { result };
        let mut params = Vec::new();
        for _ in 0..self.random.below(4) + 1 {
            params.push(match self.random.below(8) {
                0 | 1 => Param::Array(*self.random.pick(&KINDS)),
                2 if self.with_text => Param::Text,
                3 => Param::Number(*self.random.pick(&KINDS)),
                _ => Param::Number(*self.random.pick(&COMMON)),
            });
        }
        self.scope.clear();
        let mut heads = Vec::new();
        for (position, param) in params.iter().enumerate() {
            let name = format!("p{position}");
            heads.push(match param {
                Param::Number(kind) => {
                    self.scope.push((name.clone(), Entity::Number(*kind, true)));
                    format!("{} {name}", kind.name())
                }
                Param::Array(kind) => {
                    self.scope.push((name.clone(), Entity::Array(*kind)));
                    format!("{}[] {name}", kind.name())
                }
                Param::Text => {
                    self.scope.push((name.clone(), Entity::Text));
                    format!("String {name}")
                }
            });
        }
        self.line(&format!("static {} {name}({}) {{", result.map_or("void", Kind::name), heads.join(", ")));
        self.indent += 1;
        self.loops = 0;
        let count = self.random.below(5) + 2;
        self.statements(count, 3);
        if let Some(kind) = result {
            let value = self.expression(kind, 3);
            self.line(&format!("return ({}) ({value});", kind.name()));
        }
        self.indent -= 1;
        self.line("}");
        self.methods.push(Method { name, params, result });
    }

    fn statements(&mut self, count: usize, depth: usize) {
        let scope = self.scope.len();
        for _ in 0..count {
            self.statement(depth);
        }
        self.scope.truncate(scope);
    }

    fn block(&mut self, depth: usize) {
        self.indent += 1;
        let count = self.random.below(3) + 1;
        self.statements(count, depth.saturating_sub(1));
        self.indent -= 1;
    }

    fn statement(&mut self, depth: usize) {
        let choice = self.random.below(if depth == 0 { 9 } else { 18 });
        match choice {
            0 | 1 => self.declare_number(),
            2 | 3 => self.assign(),
            4 => self.declare_other(),
            5 => self.store_element(),
            6 => {
                let value = self.printable();
                let method = if self.random.one_in(2) { "println" } else { "print" };
                let stream = if self.random.one_in(4) { "err" } else { "out" };
                self.line(&format!("System.{stream}.{method}({value});"));
            }
            7 => self.store_field(),
            8 => self.compound(),
            9 | 10 => {
                let condition = self.expression(Boolean, 2);
                self.line(&format!("if ({condition}) {{"));
                self.block(depth);
                if self.random.one_in(2) {
                    self.line("} else {");
                    self.block(depth);
                }
                self.line("}");
            }
            11..=13 if self.loops < 3 => self.iteration(depth),
            14 => self.switch(depth),
            15 | 16 => self.attempt(depth),
            17 if self.random.one_in(2) => {
                let condition = self.expression(Boolean, 2);
                let what = match self.random.below(5) {
                    0 => "new IllegalStateException()".to_string(),
                    1 => "new IllegalArgumentException(\"bad\")".to_string(),
                    2 => "new ArrayIndexOutOfBoundsException(3)".to_string(),
                    _ => {
                        let class = if self.random.one_in(2) { "Failure" } else { "Worse" };
                        let value = self.expression(Int, 1);
                        format!("new {class}({value})")
                    }
                };
                self.line(&format!("if ({condition}) throw {what};"));
            }
            _ => self.assign(),
        }
    }

    fn declare_number(&mut self) {
        let kind = if self.random.one_in(4) { *self.random.pick(&KINDS) } else { *self.random.pick(&COMMON) };
        let value = self.expression(kind, 3);
        let name = self.fresh("v");
        self.line(&format!("{} {name} = ({}) ({value});", kind.name(), kind.name()));
        self.scope.push((name, Entity::Number(kind, true)));
    }

    fn declare_other(&mut self) {
        match self.random.below(6) {
            0 | 1 => {
                let kind = *self.random.pick(&KINDS);
                let name = self.fresh("a");
                if self.random.one_in(3) {
                    let items: Vec<String> = (0..self.random.below(4) + 1)
                        .map(|_| format!("({}) ({})", kind.name(), self.expression(kind, 1)))
                        .collect();
                    self.line(&format!("{}[] {name} = {{{}}};", kind.name(), items.join(", ")));
                } else {
                    let length = self.expression(Int, 1);
                    let mask = if self.random.one_in(12) { "% 5" } else { "& 7" };
                    self.line(&format!("{}[] {name} = new {}[({length}) {mask}];", kind.name(), kind.name()));
                }
                self.scope.push((name, Entity::Array(kind)));
            }
            2 => {
                let kind = *self.random.pick(&COMMON);
                let (rows, columns) = (self.expression(Int, 1), self.expression(Int, 1));
                let name = self.fresh("g");
                self.line(&format!("{0}[][] {name} = new {0}[({rows}) & 3][({columns}) & 3];", kind.name()));
                self.scope.push((name, Entity::Grid(kind)));
            }
            3 => {
                let (which, tag) = (self.expression(Int, 1), self.expression(Int, 1));
                let name = self.fresh("o");
                let class = self.class.clone();
                match self.random.below(3) {
                    0 => self.line(&format!("Base {name} = {class}.make({which}, {tag});")),
                    1 => self.line(&format!("Base {name} = new One({tag});")),
                    _ => self.line(&format!("Base {name} = new Three({tag});")),
                }
                self.scope.push((name, Entity::Object));
            }
            4 => {
                let value = self.expression(Int, 2);
                let name = self.fresh("b");
                self.line(&format!("Integer {name} = {value};"));
                self.scope.push((name, Entity::Box));
            }
            _ if self.with_text => {
                let value = self.text(2);
                let name = self.fresh("t");
                self.line(&format!("String {name} = {value};"));
                self.scope.push((name, Entity::Text));
            }
            _ => self.declare_number(),
        }
    }

    fn assign(&mut self) {
        match self.assignable() {
            Some((name, kind)) => {
                let value = self.expression(kind, 3);
                self.line(&format!("{name} = ({}) ({value});", kind.name()));
            }
            None => self.declare_number(),
        }
    }

    fn compound(&mut self) {
        let Some((name, kind)) = self.assignable() else { return self.declare_number() };
        if kind == Boolean {
            let value = self.expression(Boolean, 1);
            let op = *self.random.pick(&["&=", "|=", "^="]);
            return self.line(&format!("{name} {op} {value};"));
        }
        if self.random.one_in(3) {
            let op = *self.random.pick(&["++", "--"]);
            return self.line(&format!("{name}{op};"));
        }
        let is_float = matches!(kind, Float | Double);
        let op = if is_float {
            *self.random.pick(&["+=", "-=", "*=", "/=", "%="])
        } else {
            *self.random.pick(&["+=", "-=", "*=", "&=", "|=", "^=", "<<=", ">>=", ">>>=", "/=", "%="])
        };
        let other = if is_float {
            *self.random.pick(&[Int, Long, Double, Float])
        } else {
            *self.random.pick(&[Int, Long, Byte])
        };
        let mut value = self.expression(other, 2);
        if matches!(op, "/=" | "%=") && !is_float && !self.random.one_in(4) {
            value = format!("({value}) | 1");
        }
        self.line(&format!("{name} {op} {value};"));
    }

    /// A variable or static field that may be assigned.
    fn assignable(&mut self) -> Option<(String, Kind)> {
        let mut found: Vec<(String, Kind)> = self
            .scope
            .iter()
            .filter_map(|(name, entity)| match entity {
                Entity::Number(kind, true) => Some((name.clone(), *kind)),
                _ => None,
            })
            .collect();
        if self.random.one_in(4) {
            let kind = *self.random.pick(&KINDS);
            found = vec![(format!("s{}", kind.name()), kind)];
        }
        if found.is_empty() { None } else { Some(self.random.pick(&found).clone()) }
    }

    fn find(&mut self, wanted: impl Fn(&Entity) -> bool) -> Option<(String, Entity)> {
        let found: Vec<(String, Entity)> = self.scope.iter().filter(|(_, entity)| wanted(entity)).cloned().collect();
        if found.is_empty() { None } else { Some(self.random.pick(&found).clone()) }
    }

    fn index(&mut self, array: &str) -> String {
        let value = self.expression(Int, 1);
        match self.random.below(16) {
            0 => format!("({value})"),
            1 | 2 => format!("({value}) & 3"),
            _ => format!("(({value}) & 0x7fffffff) % Math.max(1, {array}.length)"),
        }
    }

    fn store_element(&mut self) {
        if let Some((name, entity)) = self.find(|entity| matches!(entity, Entity::Array(_) | Entity::Grid(_))) {
            match entity {
                Entity::Array(kind) => {
                    let index = self.index(&name);
                    let value = self.expression(kind, 2);
                    self.line(&format!("{name}[{index}] = ({}) ({value});", kind.name()));
                }
                Entity::Grid(kind) => {
                    let row = self.index(&name);
                    let column = self.expression(Int, 1);
                    let value = self.expression(kind, 2);
                    self.line(&format!("{name}[{row}][({column}) & 1] = ({}) ({value});", kind.name()));
                }
                _ => {}
            }
        } else {
            self.declare_other();
        }
    }

    fn store_field(&mut self) {
        let Some((name, _)) = self.find(|entity| matches!(entity, Entity::Object)) else { return self.declare_other() };
        match self.random.below(7) {
            0 => {
                let value = self.expression(Int, 2);
                self.line(&format!("{name}.tag = {value};"));
            }
            1 => {
                let value = self.expression(Double, 2);
                self.line(&format!("{name}.weight = {value};"));
            }
            2 => {
                let value = self.expression(Boolean, 2);
                self.line(&format!("{name}.flag = {value};"));
            }
            3 => {
                let value = self.expression(Int, 2);
                self.line(&format!("{name}.letter = (char) ({value});"));
            }
            4 => {
                let value = self.expression(Int, 2);
                self.line(&format!("{name}.small += {value};"));
            }
            5 => {
                let value = self.expression(Long, 2);
                self.line(&format!("((Two) {name}).extra = {value};"));
            }
            _ => {
                let other = self.find(|entity| matches!(entity, Entity::Object)).map_or("null".to_string(), |(n, _)| n);
                self.line(&format!("{name}.next = {other};"));
            }
        }
    }

    fn iteration(&mut self, depth: usize) {
        self.loops += 1;
        let bound = self.random.below(6) + 1;
        match self.random.below(4) {
            0 | 1 => {
                let name = self.fresh("i");
                self.line(&format!("for (int {name} = 0; {name} < {bound}; {name}++) {{"));
                self.scope.push((name, Entity::Number(Int, false)));
                self.jumpy_block(depth);
                self.scope.pop();
                self.line("}");
            }
            2 => {
                let name = self.fresh("w");
                let condition = self.expression(Boolean, 2);
                self.line(&format!("int {name} = 0;"));
                self.line(&format!("while ({name}++ < {bound} && ({condition})) {{"));
                self.scope.push((name.clone(), Entity::Number(Int, false)));
                self.jumpy_block(depth);
                self.line("}");
            }
            _ => {
                let name = self.fresh("d");
                self.line(&format!("int {name} = 0;"));
                self.line("do {");
                self.scope.push((name.clone(), Entity::Number(Int, false)));
                self.jumpy_block(depth);
                let condition = self.expression(Boolean, 2);
                self.line(&format!("}} while ({name}++ < {bound} && ({condition}));"));
            }
        }
        self.loops -= 1;
    }

    fn jumpy_block(&mut self, depth: usize) {
        self.block(depth);
        if self.random.one_in(3) {
            let condition = self.expression(Boolean, 2);
            let jump = *self.random.pick(&["break", "continue"]);
            self.indent += 1;
            self.line(&format!("if ({condition}) {jump};"));
            let count = 1;
            self.statements(count, 0);
            self.indent -= 1;
        }
    }

    fn switch(&mut self, depth: usize) {
        let value = self.expression(Int, 2);
        let dense = self.random.one_in(2);
        self.line(&format!("switch (({value}){}) {{", if dense { " % 5" } else { "" }));
        self.indent += 1;
        for case in 0..self.random.below(4) + 1 {
            let label = if dense { case as i32 - 1 } else { (case as i32 - 1) * 1000 + 1 };
            self.line(&format!("case {label}: {{"));
            self.block(depth.min(1));
            self.line("}");
            if !self.random.one_in(3) {
                self.line("break;");
            }
        }
        if self.random.one_in(2) {
            self.line("default: {");
            self.block(depth.min(1));
            self.line("}");
        }
        self.indent -= 1;
        self.line("}");
    }

    fn attempt(&mut self, depth: usize) {
        self.line("try {");
        self.block(depth);
        let name = self.fresh("e");
        let kinds = self.random.below(7);
        match kinds {
            0 => self.line(&format!("}} catch (ArithmeticException {name}) {{")),
            1 => self.line(&format!("}} catch (ArrayIndexOutOfBoundsException | NullPointerException {name}) {{")),
            2 => {
                self.line(&format!("}} catch (Failure {name}) {{"));
                self.line(&format!("  sint = {name}.code;"));
            }
            3 => self.line(&format!("}} catch (RuntimeException {name}) {{")),
            4 => {
                self.line(&format!("}} catch (IndexOutOfBoundsException {name}) {{"));
                self.line(&format!("  sboolean = {name} instanceof ArrayIndexOutOfBoundsException;"));
            }
            5 => {
                self.line("} finally {");
                self.line("  slong += 3;");
            }
            _ => {
                self.line(&format!("}} catch (ClassCastException | NegativeArraySizeException {name}) {{"));
                if self.random.one_in(2) {
                    self.line("  sshort++;");
                    self.line(&format!("  if (sint > 3) throw {name};"));
                }
            }
        }
        if kinds != 5 {
            self.block(depth);
            if self.random.one_in(3) {
                self.line("} finally {");
                self.block(depth.min(1));
            }
        }
        self.line("}");
    }

    fn printable(&mut self) -> String {
        if self.with_text && self.random.one_in(2) {
            return self.text(2);
        }
        let kind = *self.random.pick(&KINDS);
        let value = self.expression(kind, 2);
        format!("({}) ({value})", kind.name())
    }

    fn literal(&mut self, kind: Kind) -> String {
        match kind {
            Boolean => if self.random.one_in(2) { "true" } else { "false" }.to_string(),
            Byte => format!("(byte) ({})", self.random.int()),
            Char => format!("(char) {}", self.random.int() as u16),
            Short => format!("(short) ({})", self.random.int()),
            Int => format!("({})", self.random.int()),
            Long => format!("({}L)", self.random.long()),
            Float => {
                let value = self.random.float();
                if value.is_nan() {
                    "Float.NaN".to_string()
                } else if value.is_infinite() {
                    format!("({}Float.POSITIVE_INFINITY)", if value < 0.0 { "-" } else { "" })
                } else {
                    format!("({value:e}f)")
                }
            }
            Double => {
                let value = self.random.double();
                if value.is_nan() {
                    "Double.NaN".to_string()
                } else if value.is_infinite() {
                    format!("({}Double.POSITIVE_INFINITY)", if value < 0.0 { "-" } else { "" })
                } else {
                    format!("({value:e})")
                }
            }
        }
    }

    /// An expression without calls of other generated methods.
    fn simple(&mut self, kind: Kind, depth: usize) -> String {
        let methods = std::mem::take(&mut self.methods);
        let value = self.expression(kind, depth);
        self.methods = methods;
        value
    }

    /// An expression that has this type or is promoted from it; users cast where it matters.
    fn expression(&mut self, kind: Kind, depth: usize) -> String {
        if depth == 0 || self.random.one_in(6) {
            return self.atom(kind);
        }
        let depth = depth - 1;
        match self.random.below(14) {
            0 | 1 => self.atom(kind),
            2 => {
                let condition = self.expression(Boolean, depth);
                let (yes, no) = (self.expression(kind, depth), self.expression(kind, depth));
                format!("(({condition}) ? ({0}) ({yes}) : ({0}) ({no}))", kind.name())
            }
            3 if kind != Boolean => {
                let from = *self.random.pick(&[Byte, Char, Short, Int, Long, Float, Double]);
                let value = self.expression(from, depth);
                format!("({}) ({value})", kind.name())
            }
            4 | 5 => self.library(kind, depth),
            6 if !self.methods.is_empty() => self.call(kind, depth),
            7 => self.in_memory(kind, depth),
            8 => self.of_object(kind, depth),
            _ => self.operation(kind, depth),
        }
    }

    fn operation(&mut self, kind: Kind, depth: usize) -> String {
        match kind {
            Boolean => match self.random.below(6) {
                0 => {
                    let value = self.expression(Boolean, depth);
                    format!("!({value})")
                }
                1 | 2 => {
                    let op = *self.random.pick(&["&&", "||", "&", "|", "^", "==", "!="]);
                    let (left, right) = (self.expression(Boolean, depth), self.expression(Boolean, depth));
                    format!("(({left}) {op} ({right}))")
                }
                _ => {
                    let of = *self.random.pick(&[Int, Long, Double, Float, Int, Double, Char]);
                    let op = *self.random.pick(&["<", "<=", ">", ">=", "==", "!="]);
                    let (left, right) = (self.expression(of, depth), self.expression(of, depth));
                    format!("(({left}) {op} ({right}))")
                }
            },
            Float | Double => {
                let op = *self.random.pick(&["+", "-", "*", "/", "%", "+", "-", "*"]);
                let other = *self.random.pick(&[kind, kind, Int, Long]);
                let (left, right) = (self.expression(kind, depth), self.expression(other, depth));
                if self.random.one_in(8) { format!("(-({left}))") } else { format!("(({left}) {op} ({right}))") }
            }
            _ => {
                let shift = self.random.one_in(4);
                let left = self.expression(kind, depth);
                if shift {
                    let op = *self.random.pick(&["<<", ">>", ">>>"]);
                    let by = *self.random.pick(&[Int, Long]);
                    let right = self.expression(by, depth);
                    return format!("(({left}) {op} ({right}))");
                }
                if self.random.one_in(8) {
                    let op = *self.random.pick(&["-", "~"]);
                    return format!("({op}({left}))");
                }
                let op = *self.random.pick(&["+", "-", "*", "/", "%", "&", "|", "^", "+", "-", "*"]);
                let mut right = self.expression(kind, depth);
                if matches!(op, "/" | "%") && !self.random.one_in(4) {
                    right = format!("({right}) | 1");
                }
                format!("(({left}) {op} ({right}))")
            }
        }
    }

    fn atom(&mut self, kind: Kind) -> String {
        let variables: Vec<String> = self
            .scope
            .iter()
            .filter(|(_, entity)| matches!(entity, Entity::Number(known, _) if *known == kind))
            .map(|(name, _)| name.clone())
            .collect();
        match self.random.below(5) {
            0 => self.literal(kind),
            1 if self.in_static => format!("s{}", kind.name()),
            2 if self.in_static => self
                .scope
                .iter()
                .rev()
                .find_map(|(name, entity)| match entity {
                    Entity::Array(_) if kind == Int => Some(format!("{name}.length")),
                    Entity::Text if kind == Int => Some(format!("{name}.length()")),
                    Entity::Box if kind == Int => Some(format!("((int) {name})")),
                    _ => None,
                })
                .unwrap_or_else(|| self.literal(kind)),
            _ if !variables.is_empty() => self.random.pick(&variables).clone(),
            _ => self.literal(kind),
        }
    }

    fn call(&mut self, kind: Kind, depth: usize) -> String {
        let fitting: Vec<Method> = self.methods.iter().filter(|method| method.result == Some(kind)).cloned().collect();
        if fitting.is_empty() || self.loops > 0 {
            return self.operation(kind, depth);
        }
        let method = self.random.pick(&fitting).clone();
        let mut args = Vec::new();
        for param in &method.params {
            args.push(match param {
                Param::Number(kind) => format!("({}) ({})", kind.name(), self.expression(*kind, depth.min(1))),
                Param::Array(kind) => match self.find(|entity| matches!(entity, Entity::Array(known) if known == kind))
                {
                    Some((name, _)) => name,
                    None => format!("new {}[{}]", kind.name(), self.random.below(4)),
                },
                Param::Text => self.text(1),
            });
        }
        format!("{}({})", method.name, args.join(", "))
    }

    fn in_memory(&mut self, kind: Kind, depth: usize) -> String {
        let wanted =
            move |entity: &Entity| matches!(entity, Entity::Array(known) | Entity::Grid(known) if *known == kind);
        match self.find(wanted) {
            Some((name, Entity::Array(_))) => {
                let index = self.index(&name);
                format!("{name}[{index}]")
            }
            Some((name, Entity::Grid(_))) => {
                let row = self.index(&name);
                let column = self.expression(Int, 1);
                format!("{name}[{row}][({column}) & 1]")
            }
            _ => self.operation(kind, depth),
        }
    }

    fn of_object(&mut self, kind: Kind, depth: usize) -> String {
        if let (Int | Boolean, true) = (kind, self.random.one_in(3))
            && let Some((name, _)) = self.find(|entity| matches!(entity, Entity::Box))
        {
            let other = self.find(|entity| matches!(entity, Entity::Box)).map_or("null".to_string(), |(n, _)| n);
            return match (kind, self.random.below(4)) {
                (Boolean, 0) => format!("({name} == {other})"),
                (Boolean, 1) => format!("{name}.equals({other})"),
                (Boolean, _) => format!("({name} > 5)"),
                (_, 0) => format!("{name}.hashCode()"),
                (_, 1) => format!("{name}.compareTo({other})"),
                _ => format!("((int) {name})"),
            };
        }
        let Some((name, _)) = self.find(|entity| matches!(entity, Entity::Object)) else {
            return self.operation(kind, depth);
        };
        let value = self.expression(Int, depth.min(1));
        match kind {
            Int => match self.random.below(6) {
                0 => format!("{name}.tag"),
                1 => format!("{name}.work({value})"),
                2 => format!("{name}.twice({value})"),
                3 => format!("((Shape) {name}).corners()"),
                4 => format!("{name}.next.tag"),
                _ => format!("((One) {name}).work({value})"),
            },
            Long => match self.random.below(3) {
                0 => format!("((Two) {name}).extra"),
                1 => format!("((Three) {name}).extra"),
                _ => format!("{name}.area((long) ({value}))"),
            },
            Double => format!("{name}.weight"),
            Char => format!("{name}.letter"),
            Byte => format!("{name}.small"),
            Boolean => match self.random.below(5) {
                0 => format!("{name}.flag"),
                1 => format!("({name} instanceof Two)"),
                2 => format!("({name} == null)"),
                3 => format!("({name}.getClass() == Three.class)"),
                _ => {
                    let other =
                        self.find(|entity| matches!(entity, Entity::Object)).map_or("null".to_string(), |(n, _)| n);
                    format!("({name} != {other})")
                }
            },
            _ => self.operation(kind, depth),
        }
    }

    fn library(&mut self, kind: Kind, depth: usize) -> String {
        let mut arg = |kind: Kind| format!("({}) ({})", kind.name(), self.expression(kind, depth));
        let (a, b) = (arg(kind), arg(kind));
        let (int_a, long_a, double_a) = (arg(Int), arg(Long), arg(Double));
        let (int_b, double_b, float_a, char_a) = (arg(Int), arg(Double), arg(Float), arg(Char));
        match kind {
            Int => match self.random.below(22) {
                0 => format!("Math.abs({a})"),
                1 => format!("Math.min({a}, {b})"),
                2 => format!("Math.max({a}, {b})"),
                3 => format!("Math.floorDiv({a}, ({b}) | 4)"),
                4 => format!("Math.floorMod({a}, {b})"),
                5 => format!("Math.addExact(({a}) >> 1, ({b}) >> 1)"),
                6 => format!("Math.multiplyExact(({a}) >> 15, ({b}) >> 15)"),
                7 => format!("Math.subtractExact(({a}) >> 1, {b})"),
                8 => format!("Integer.bitCount({a})"),
                9 => format!("Integer.numberOfLeadingZeros({a})"),
                10 => format!("Integer.numberOfTrailingZeros({a})"),
                11 => format!("Integer.reverse({a})"),
                12 => format!("Integer.rotateLeft({a}, {b})"),
                13 => format!("Integer.highestOneBit({a})"),
                14 => format!("Integer.compare({a}, {b})"),
                15 => format!("Integer.divideUnsigned({a}, ({b}) | 2)"),
                16 => format!("Math.round({float_a})"),
                17 => format!("Double.compare({double_a}, {double_b})"),
                18 => format!("Math.getExponent({double_a})"),
                19 => format!("Character.digit((char) (({char_a}) & 127), {b})"),
                20 => format!("Long.signum({long_a})"),
                _ => format!("Float.floatToIntBits({float_a})"),
            },
            Long => match self.random.below(14) {
                0 => format!("Math.abs({a})"),
                1 => format!("Math.min({a}, {b})"),
                2 => format!("Math.max({a}, {b})"),
                3 => format!("Math.floorMod({a}, {b})"),
                4 => format!("Math.floorDiv({a}, {int_a})"),
                5 => format!("Math.addExact(({a}) >> 1, ({b}) >> 1)"),
                6 => format!("Math.round({double_a})"),
                7 => format!("Long.rotateRight({a}, {int_a})"),
                8 => format!("Long.reverseBytes({a})"),
                9 => format!("Math.multiplyHigh({a}, {b})"),
                10 => format!("Double.doubleToLongBits({double_a})"),
                11 => format!("Integer.toUnsignedLong({int_a})"),
                12 => format!("Long.remainderUnsigned({a}, ({b}) | 1)"),
                _ => format!("Math.multiplyExact({a}, {int_a})"),
            },
            Double => match self.random.below(16) {
                0 => format!("Math.abs({a})"),
                1 => format!("Math.sqrt({a})"),
                2 => format!("Math.floor({a})"),
                3 => format!("Math.ceil({a})"),
                4 => format!("Math.rint({a})"),
                5 => format!("Math.min({a}, {b})"),
                6 => format!("Math.max({a}, {b})"),
                7 => format!("Math.signum({a})"),
                8 => format!("Math.fma({a}, {b}, {double_a})"),
                9 => format!("Math.nextUp({a})"),
                10 => format!("Math.nextDown({a})"),
                11 => format!("Math.toRadians({a})"),
                12 => format!("StrictMath.copySign({a}, {b})"),
                13 => format!("Double.longBitsToDouble({long_a})"),
                14 => format!("Math.toDegrees({a})"),
                _ => format!("StrictMath.sqrt({a})"),
            },
            Float => match self.random.below(6) {
                0 => format!("Math.abs({a})"),
                1 => format!("Math.min({a}, {b})"),
                2 => format!("Math.max({a}, {b})"),
                3 => format!("Math.signum({a})"),
                4 => format!("Float.intBitsToFloat({int_b})"),
                _ => format!("Math.nextUp({a})"),
            },
            Boolean => match self.random.below(5) {
                0 => format!("Double.isNaN({double_a})"),
                1 => format!("Double.isInfinite({double_a})"),
                2 => format!("Float.isFinite({float_a})"),
                3 => format!("Character.isLetterOrDigit((char) (({char_a}) & 127))"),
                _ => format!("Character.isWhitespace((char) (({char_a}) & 127))"),
            },
            Char => match self.random.below(3) {
                0 => format!("Character.toUpperCase((char) (({char_a}) & 127))"),
                1 => format!("Character.forDigit({int_a}, {int_b})"),
                _ => format!("Character.reverseBytes({char_a})"),
            },
            Short => format!("Short.reverseBytes({a})"),
            Byte => format!("(byte) Byte.toUnsignedInt({a})"),
        }
    }

    /// A string expression.
    fn text(&mut self, depth: usize) -> String {
        let known = self.find(|entity| matches!(entity, Entity::Text)).map(|(name, _)| name);
        if depth == 0 {
            return known.unwrap_or_else(|| "\"\"".to_string());
        }
        let depth = depth - 1;
        match self.random.below(9) {
            0 => (*self.random.pick(&["\"abc\"", "\"\"", "\"x=\"", "\"0\"", "\"héllo\"", "\"null\""])).to_string(),
            1 | 2 => {
                let kind = *self.random.pick(&[Int, Long, Boolean, Char, Byte, Short]);
                let value = self.expression(kind, depth);
                let rest = self.text(depth);
                format!("({rest} + ({}) ({value}))", kind.name())
            }
            3 => {
                let (a, b) = (self.text(depth), self.text(depth));
                format!("({a} + \"-\" + {b})")
            }
            4 => {
                let (text, start) = (self.text(depth), self.expression(Int, 1));
                format!("{text}.substring(({start}) & 3)")
            }
            5 => {
                let value = self.expression(Long, 1);
                format!("String.valueOf({value})")
            }
            6 => {
                let (a, b) = (self.text(depth), self.expression(Int, 1));
                format!("new StringBuilder({a}).append({b}).reverse().toString()")
            }
            7 => {
                let a = self.text(depth);
                format!("{a}.trim()")
            }
            _ => known.unwrap_or_else(|| "\"k\"".to_string()),
        }
    }
}
