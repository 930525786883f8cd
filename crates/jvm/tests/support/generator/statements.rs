//! Statements of generated programs.

use super::{COMMON, Entity, KINDS, Kind, Writer};
use Kind::{Boolean, Byte, Double, Float, Int, Long};

impl Writer {
    pub(super) fn statements(&mut self, count: usize, depth: usize) {
        let scope = self.scope.len();
        for _ in 0..count {
            self.statement(depth);
        }
        self.scope.truncate(scope);
    }

    pub(super) fn block(&mut self, depth: usize) {
        self.indent += 1;
        let count = self.random.below(3) + 1;
        self.statements(count, depth.saturating_sub(1));
        self.indent -= 1;
    }

    pub(super) fn statement(&mut self, depth: usize) {
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

    pub(super) fn declare_number(&mut self) {
        let kind = if self.random.one_in(4) { *self.random.pick(&KINDS) } else { *self.random.pick(&COMMON) };
        let value = self.expression(kind, 3);
        let name = self.fresh("v");
        self.line(&format!("{} {name} = ({}) ({value});", kind.name(), kind.name()));
        self.scope.push((name, Entity::Number(kind, true)));
    }

    pub(super) fn declare_other(&mut self) {
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

    pub(super) fn assign(&mut self) {
        match self.assignable() {
            Some((name, kind)) => {
                let value = self.expression(kind, 3);
                self.line(&format!("{name} = ({}) ({value});", kind.name()));
            }
            None => self.declare_number(),
        }
    }

    pub(super) fn compound(&mut self) {
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
    pub(super) fn assignable(&mut self) -> Option<(String, Kind)> {
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

    pub(super) fn find(&mut self, wanted: impl Fn(&Entity) -> bool) -> Option<(String, Entity)> {
        let found: Vec<(String, Entity)> = self.scope.iter().filter(|(_, entity)| wanted(entity)).cloned().collect();
        if found.is_empty() { None } else { Some(self.random.pick(&found).clone()) }
    }

    pub(super) fn index(&mut self, array: &str) -> String {
        let value = self.expression(Int, 1);
        match self.random.below(16) {
            0 => format!("({value})"),
            1 | 2 => format!("({value}) & 3"),
            _ => format!("(({value}) & 0x7fffffff) % Math.max(1, {array}.length)"),
        }
    }

    pub(super) fn store_element(&mut self) {
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

    pub(super) fn store_field(&mut self) {
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

    pub(super) fn iteration(&mut self, depth: usize) {
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

    pub(super) fn jumpy_block(&mut self, depth: usize) {
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

    pub(super) fn switch(&mut self, depth: usize) {
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

    pub(super) fn attempt(&mut self, depth: usize) {
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
}
