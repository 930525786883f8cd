//! Expressions of generated programs.

use super::{Entity, KINDS, Kind, Method, Param, Writer};
use Kind::{Boolean, Byte, Char, Double, Float, Int, Long, Short};

impl Writer {
    pub(super) fn printable(&mut self) -> String {
        if self.with_text && self.random.one_in(2) {
            return self.text(2);
        }
        let kind = *self.random.pick(&KINDS);
        let value = self.expression(kind, 2);
        format!("({}) ({value})", kind.name())
    }

    pub(super) fn literal(&mut self, kind: Kind) -> String {
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
    pub(super) fn simple(&mut self, kind: Kind, depth: usize) -> String {
        let methods = std::mem::take(&mut self.methods);
        let value = self.expression(kind, depth);
        self.methods = methods;
        value
    }

    /// An expression that has this type or is promoted from it; users cast where it matters.
    pub(super) fn expression(&mut self, kind: Kind, depth: usize) -> String {
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

    pub(super) fn operation(&mut self, kind: Kind, depth: usize) -> String {
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

    pub(super) fn atom(&mut self, kind: Kind) -> String {
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

    pub(super) fn call(&mut self, kind: Kind, depth: usize) -> String {
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

    pub(super) fn in_memory(&mut self, kind: Kind, depth: usize) -> String {
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

    pub(super) fn of_object(&mut self, kind: Kind, depth: usize) -> String {
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

    pub(super) fn library(&mut self, kind: Kind, depth: usize) -> String {
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
    pub(super) fn text(&mut self, depth: usize) -> String {
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
                let way = *self.random.pick(&["trim", "strip", "stripLeading", "stripTrailing"]);
                format!("{a}.{way}()")
            }
            _ => known.unwrap_or_else(|| "\"k\"".to_string()),
        }
    }
}
