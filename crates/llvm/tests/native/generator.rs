//! Random C programs aimed at loops, arrays, structures and pointers. They have no undefined behaviour but signed
//! overflow, which wraps on the machine and for us; they end; and they print what they compute.

use std::fmt::Write;

use super::random::Random;

/// A C program.
pub fn program(seed: u64) -> String {
    let mut generator =
        Generator { random: Random::new(seed), text: String::new(), functions: vec![], depth: 0, loops: 0 };
    generator.whole();
    generator.text
}

const INTEGERS: [&str; 8] =
    ["int", "unsigned", "short", "unsigned char", "signed char", "long", "unsigned long", "unsigned short"];

struct Generator {
    random: Random,
    text: String,
    functions: Vec<Kind>,
    depth: usize,
    loops: usize,
}

/// The shapes of functions that others may call.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// `int f(int a, int b)`
    Scalars,
    /// `int f(int *p, int n)`: reads and writes p[0..n]
    Array,
    /// `int f(struct S *p, int a)`
    Pointer,
    /// `struct S f(struct S s, int a)`
    Value,
    /// `long f(unsigned char *p, int n)`
    Bytes,
    /// `int f(int n)`, recursive
    Recursive,
    /// `void f(int **pp, int k)`
    Double,
    /// `struct Big f(struct Big b, int a)`
    Big,
    /// `double f(double x, int n)`
    Float,
}

const KINDS: [Kind; 9] = [
    Kind::Scalars,
    Kind::Array,
    Kind::Pointer,
    Kind::Value,
    Kind::Bytes,
    Kind::Recursive,
    Kind::Double,
    Kind::Big,
    Kind::Float,
];

impl Generator {
    fn whole(&mut self) {
        self.line("#include <stdio.h>\n#include <string.h>\n#include <stdint.h>");
        let fields: Vec<String> = (0..3).map(|index| format!("  {} f{index};", self.random.pick(&INTEGERS))).collect();
        let _ = writeln!(self.text, "struct S {{\n{}\n  int arr[4];\n}};", fields.join("\n"));
        self.line("struct Pair { int x, y; };");
        self.line("struct Big { long tag; struct Pair p[3]; double d; unsigned char c; struct S s; };");
        self.line("struct Bits { unsigned a : 5; int b : 7; unsigned c : 20; };");
        self.line("struct Node { int value; struct Node *next; };");
        self.line("union U { int i; unsigned char b[4]; float f; struct Pair p; };");
        self.line("static int table[8] = {3, -1, 4, 1, -5, 9, 2, -6};");
        self.line("static const short steps[4] = {1, 7, -3, 2};");
        self.line("static const char *const words[4] = {\"alpha\", \"be\", \"\", \"delta!\"};");
        let number = self.constant();
        let _ = writeln!(self.text, "int g0 = {number};\nunsigned g1 = 77;\nlong g2 = -3;\nint garr[8];\nstruct S gs;");
        self.line("static unsigned char gbytes[16] = \"hello, world\";\nint grid[4][8];\nstruct Node nodes[8];\nint *gp = garr;");
        self.line("static double gd = 1.5;\nunion U gu;\nstruct Bits gbits;");
        let count = 4 + self.random.below(6);
        for index in 0..count {
            let kind = *self.random.pick(&KINDS);
            self.function(index, kind);
            self.functions.push(kind);
        }
        self.main();
    }

    fn line(&mut self, text: &str) {
        let indent = "  ".repeat(self.depth);
        for line in text.lines() {
            let _ = writeln!(self.text, "{indent}{line}");
        }
    }

    fn constant(&mut self) -> String {
        match self.random.below(6) {
            0 => "0".into(),
            1 => "1".into(),
            2 => "-1".into(),
            3 => (self.random.next() as i32).to_string().replace("-2147483648", "(-2147483647 - 1)"),
            _ => (self.random.below(100) as i32 - 20).to_string(),
        }
    }

    /// An expression of integer type.
    fn expression(&mut self, variables: &[&str], depth: usize) -> String {
        if depth == 0 || self.random.chance(15) {
            return if self.random.chance(70) { (*self.random.pick(variables)).to_owned() } else { self.constant() };
        }
        let a = self.expression(variables, depth - 1);
        let b = self.expression(variables, depth - 1);
        match self.random.below(18) {
            0 | 1 => format!("({a} + {b})"),
            2 | 3 => format!("({a} - {b})"),
            4 => format!("({a} * {b})"),
            5 => format!("({a} / (({b} & 15) + 1))"),
            6 => format!("({a} % (({b} & 7) + 2))"),
            7 => format!("({a} & {b})"),
            8 => format!("({a} | {b})"),
            9 => format!("({a} ^ {b})"),
            10 => format!("((int)({a}) << ({b} & 7))"),
            11 => format!("((int)({a}) >> ({b} & 15))"),
            12 => format!("({a} < {b})"),
            13 => format!("({a} == {b} ? {b} : {a})"),
            14 => format!("(({})({a}))", self.random.pick(&INTEGERS)),
            15 => format!("(~(int)({a}))"),
            16 => format!("({a} && {b})"),
            _ => format!("table[({a}) & 7]"),
        }
    }

    /// A call of an earlier function, as an integer expression.
    fn call(&mut self, variables: &[&str]) -> Option<String> {
        let index = self.random.below(self.functions.len().max(1));
        let kind = *self.functions.get(index)?;
        let a = self.expression(variables, 1);
        Some(match kind {
            Kind::Scalars => {
                let b = self.expression(variables, 1);
                format!("f{index}({a}, {b})")
            }
            Kind::Array => match self.random.below(3) {
                0 => format!("f{index}(garr, 8)"),
                1 => format!("f{index}(grid[({a}) & 3], 5)"),
                _ => format!("f{index}(&garr[2], 3)"),
            },
            Kind::Pointer => format!("f{index}(&gs, {a})"),
            Kind::Value => format!("f{index}(gs, {a}).arr[1]"),
            Kind::Bytes => format!("(int)f{index}(gbytes + 2, 9)"),
            Kind::Recursive => format!("f{index}({a} & 7)"),
            Kind::Double => format!("(f{index}(&gp, {a} & 7), *gp)"),
            Kind::Big => {
                format!("f{index}((struct Big){{.tag = {a}, .p = {{{{1, 2}}, {{3, {a}}}}}, .c = 7}}, 5).p[1].x")
            }
            Kind::Float => format!("(int)f{index}(({a} & 255) * 0.25, 4)"),
        })
    }

    fn function(&mut self, index: usize, kind: Kind) {
        self.loops = 0;
        let _ = writeln!(self.text);
        let local = self.random.chance(50);
        match kind {
            Kind::Scalars => {
                self.line(&format!("{}int f{index}(int a, int b) {{", if local { "static " } else { "" }));
                self.depth += 1;
                self.line("int x = a, y = 3, loc[8] = {1, 2, 3}; unsigned u = (unsigned)b;");
                self.statements(&["a", "b", "x", "y", "u", "g0", "loc[1]"], &["x", "y", "u", "loc[2]"], 5);
                self.line("for (int i = 0; i < 8; i++) x += loc[i] * i;");
                self.line("return x ^ y;");
            }
            Kind::Array => {
                self.line(&format!("int f{index}(int *p, int n) {{"));
                self.depth += 1;
                self.line("int s = 0;");
                match self.random.below(4) {
                    0 => self.line("for (int i = 0; i < n; i++) { s += p[i]; p[i] = s; }"),
                    1 => self.line("for (int *q = p + n - 1; q >= p; q--) { s = s * 3 + *q; if (*q & 1) *q += 2; }"),
                    2 => self.line("int *e = p + n; while (p < e) { s ^= *p++; }\ns += (int)(e - p);"),
                    _ => self.line("for (int i = 0; i + 1 < n; i++) { if (p[i] > p[i + 1]) { int t = p[i]; p[i] = p[i + 1]; p[i + 1] = t; s++; } }"),
                }
                self.statements(&["s", "n", "g0"], &["s"], 2);
                self.line("return s;");
            }
            Kind::Pointer => {
                self.line(&format!("int f{index}(struct S *p, int a) {{"));
                self.depth += 1;
                self.line("struct S copy = *p; int x = a;");
                let variables = ["a", "x", "p->f0", "p->f1", "copy.f2", "p->arr[2]", "copy.arr[a & 3]"];
                self.statements(&variables, &["p->f0", "p->f1", "copy.f2", "x", "p->arr[x & 3]", "copy.arr[1]"], 4);
                self.line("p->arr[3] = copy.arr[1];");
                if self.random.chance(50) {
                    self.line("copy.f0 = x; *p = copy;");
                }
                self.line("return x + copy.f2 + p->f1;");
            }
            Kind::Value => {
                self.line(&format!("struct S f{index}(struct S s, int a) {{"));
                self.depth += 1;
                self.line("struct S r = s; r.f0 = a;");
                self.statements(
                    &["a", "s.f0", "s.f1", "r.arr[1]", "r.f2"],
                    &["r.f0", "r.f1", "s.f2", "r.arr[a & 3]"],
                    3,
                );
                self.line("r.f2 = s.f2;\nreturn r;");
            }
            Kind::Bytes => {
                self.line(&format!("long f{index}(unsigned char *p, int n) {{"));
                self.depth += 1;
                self.line("unsigned long h = 5381; unsigned char tmp[16];");
                match self.random.below(4) {
                    0 => self.line("memcpy(tmp, p, 8); memset(tmp + 8, n, 8);"),
                    1 => self.line("memset(tmp, 0x5a, sizeof tmp); memcpy(tmp + 1, p, 5);"),
                    2 => self.line("for (int i = 0; i < 16; i++) tmp[i] = (unsigned char)(i * n);"),
                    _ => self.line(
                        "memset(tmp, 0, 16); for (int i = 0; i < n; i++) tmp[i & 15] ^= p[i]; memmove(p, p + 1, 4);",
                    ),
                }
                self.line("for (int i = 0; i < 16; i++) h = h * 33 + tmp[i];");
                self.line("while (n-- > 0) h ^= (unsigned long)*p++ << (n & 31);");
                self.line("return (long)h;");
            }
            Kind::Recursive => {
                self.line(&format!("int f{index}(int n) {{"));
                self.depth += 1;
                let base = self.expression(&["n", "g0"], 2);
                let step = self.expression(&["n", "g1"], 2);
                self.line(&format!("if (n <= 0) return {base};"));
                let left = self.random.below(2) + 1;
                self.line(&format!("return f{index}(n - {left}) + ({step}) * 2 + (n > 3 ? f{index}(n - 3) : 1);"));
            }
            Kind::Double => {
                self.line(&format!("void f{index}(int **pp, int k) {{"));
                self.depth += 1;
                self.line(
                    "int *old = *pp; *old += k; *pp = &garr[k & 7]; **pp ^= *old; int *list[3] = {old, *pp, &g0};",
                );
                self.line("for (int i = 0; i < 3; i++) *list[i] += i + k;");
                self.line("if (*pp == old) g0++;");
            }
            Kind::Big => {
                self.line(&format!("struct Big f{index}(struct Big b, int a) {{"));
                self.depth += 1;
                self.line("struct Big r; memset(&r, 0, sizeof r); r.p[0] = b.p[1]; r.p[1].x = (int)b.tag + a; r.s = gs; r.s.arr[a & 3]++;");
                self.line("for (int i = 0; i < 3; i++) { r.p[i].y += b.p[i].x * i; r.c += (unsigned char)r.p[i].y; }");
                self.line("r.d = b.d + a * 0.5; r.tag = r.c + (long)r.d; gs = r.s;\nreturn r;");
            }
            Kind::Float => {
                self.line(&format!("double f{index}(double x, int n) {{"));
                self.depth += 1;
                self.line("double acc = gd; float single = (float)x;");
                self.line("for (int i = 0; i < n; i++) { acc = acc * 0.5 + x; single += 0.25f; if (acc > 100.0) acc -= 50.0; }");
                self.line("gd = acc / 4.0;\nreturn acc + single;");
            }
        }
        self.depth -= 1;
        self.line("}");
    }

    fn statements(&mut self, reads: &[&str], writes: &[&str], count: usize) {
        for _ in 0..1 + self.random.below(count) {
            self.statement(reads, writes);
        }
    }

    fn statement(&mut self, reads: &[&str], writes: &[&str]) {
        let target = (*self.random.pick(writes)).to_owned();
        let value = self.expression(reads, 3);
        let choice = if self.depth > 4 { self.random.below(4) } else { self.random.below(16) };
        match choice {
            0..=2 => {
                let op = *self.random.pick(&["=", "+=", "-=", "^=", "|=", "&=", "*="]);
                self.line(&format!("{target} {op} {value};"));
            }
            3 => match self.call(reads) {
                Some(call) => self.line(&format!("{target} += {call};")),
                None => self.line(&format!("{target}++;")),
            },
            4..=6 => {
                self.line(&format!("if ({value}) {{"));
                self.depth += 1;
                self.statements(reads, writes, 2);
                self.depth -= 1;
                if self.random.chance(50) {
                    self.line("} else {");
                    self.depth += 1;
                    self.statements(reads, writes, 2);
                    self.depth -= 1;
                }
                self.line("}");
            }
            7..=9 => {
                let name = format!("i{}", self.loops);
                self.loops += 1;
                let limit = 2 + self.random.below(6);
                let inner: Vec<&str> = reads.iter().copied().chain([name.as_str()]).collect();
                match self.random.below(3) {
                    0 => self.line(&format!("for (int {name} = 0; {name} < {limit}; {name}++) {{")),
                    1 => self.line(&format!("for (int {name} = {limit}; {name} > 0; {name} -= 2) {{")),
                    _ => self.line(&format!("for (unsigned {name} = 1; {name} < 40; {name} = {name} * 2 + 1) {{")),
                }
                self.depth += 1;
                self.statements(&inner, writes, 2);
                match self.random.below(5) {
                    0 => self.line(&format!("if (({target}) == {name}) break;")),
                    1 => self.line(&format!("if (({target} & 3) == 1) continue;\n{target} += {name};")),
                    2 => self.line(&format!("grid[{name} & 3][({value}) & 7] += {name};")),
                    3 => self.line(&format!("garr[({name} + ({target})) & 7] ^= {target};")),
                    _ => {}
                }
                self.depth -= 1;
                self.line("}");
            }
            10 => {
                self.line(&format!("switch (({value}) & 7) {{"));
                self.depth += 1;
                self.line(&format!("case 0: {target} += 5; break;"));
                self.line(&format!("case 3: case 4: {target} ^= 9;"));
                self.line(&format!("case 6: {target}--; break;"));
                self.line(&format!("default: {target} += 2;"));
                self.depth -= 1;
                self.line("}");
            }
            11 => self.line(&format!(
                "{{ union U un; un.i = (int)({value}); {target} += un.b[1]; gu.p.x = un.i; gu.b[2] ^= 3; {target} ^= gu.i; }}"
            )),
            12 => self.line(&format!(
                "{{ struct Bits t; memset(&t, 0, sizeof t); t.a = ({value}); t.b = {target}; t.c += t.a; {target} += t.b + t.c; gbits = t; }}"
            )),
            13 => self.line(&format!(
                "{{ struct Node *nd = 0; for (int k = 0; k < 5; k++) {{ nodes[k].value = k + ({value}); nodes[k].next = nd; nd = &nodes[k]; }} while (nd) {{ {target} += nd->value; nd = nd->next; }} }}"
            )),
            14 => self.line(&format!(
                "{{ static int counter = 4; counter += 3; {target} ^= counter; const char *w = words[({value}) & 3]; while (*w) {target} += *w++; }}"
            )),
            _ => self.line(&format!(
                "{{ int *q = &garr[({value}) & 7]; int **qq = &q; **qq += 3; {target} += *q + (int)(q - garr) + steps[({target}) & 3]; do {{ {target} ^= 5; }} while (({target} & 7) > 5); }}"
            )),
        }
    }

    fn main(&mut self) {
        let _ = writeln!(self.text);
        self.line("int main(void) {");
        self.depth = 1;
        self.line("int sum = 0;\nfor (int i = 0; i < 8; i++) garr[i] = i * i - 3;");
        for _ in 0..6 + self.random.below(6) {
            if let Some(call) = self.call(&["sum", "g0", "garr[3]"]) {
                self.line(&format!("sum = sum * 31 + {call};\nprintf(\"%d\\n\", sum);"));
            }
        }
        self.statements(&["sum", "g0", "g1", "(int)g2"], &["sum", "g0", "g1"], 6);
        self.line("for (int i = 0; i < 8; i++) printf(\"%d %d %d\\n\", garr[i], grid[i & 3][i], nodes[i].value);");
        self.line("printf(\"%d %u %ld %d\\n\", g0, g1, g2, sum);");
        self.line("printf(\"%d %d %d %d\\n\", (int)gs.f0, (int)gs.f1, (int)gs.f2, gs.arr[3]);");
        self.line("printf(\"%d %ld %d %d\\n\", gu.i, (long)(gd * 1000.0), gbits.b, (int)gbits.c);");
        self.line("for (int i = 0; i < 16; i++) printf(\"%x \", gbytes[i]);\nputchar('\\n');");
        self.line("return sum & 127;");
        self.depth = 0;
        self.line("}");
    }
}
