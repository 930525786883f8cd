//! Writes random Java programs that compile and end.
//!
//! Every class has static fields, a small hierarchy of inner classes and many static methods; a method uses whatever
//! is in reach: all primitive types, loops, switches, arrays of one and two dimensions, fields, objects, virtual calls,
//! casts, exceptions, boxes, strings, library functions with exact meanings, printing. Loops count up to small
//! bounds and calls go to earlier methods only, so that everything ends.

#![allow(dead_code, clippy::unwrap_used)]

use std::fmt::Write as _;

mod expressions;
mod statements;

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
}
