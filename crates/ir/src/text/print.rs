//! The printer.
//!
//! It prints every module, also one that the verifier refuses: whoever looks for a bug needs to see it. Only what the
//! verifier accepts is promised to parse again.

use std::fmt::Write;

use crate::function::{BlockData, Function, InstData, Module, Nature, Signature};
use crate::ids::{Block, ExternId, FileId, FuncId, GlobalId, Id, IdVec, InstId, RegionId, Value};
use crate::inst::{Callee, Const, Inst, Line, Target, Terminator};
use crate::outcome::{ExitKind, Outcome};
use crate::text::literal::print_bits;
use crate::text::names::{at_name, quoted, undefined_name, value_names, word_or_quoted};
use crate::text::words::{
    binary_word, cast_word, compare_word, flags_suffix, overflow_word, region_kind_word, unary_word,
};
use crate::types::Ty;

/// How many elements of a table stand on one line.
const ELEMENTS_A_LINE: usize = 8;

/// The module as text.
pub fn print_module(module: &Module) -> String {
    let mut out = String::new();
    let mut sections: Vec<String> = vec![
        module.files.values().map(|file| format!("file {}\n", quoted(file))).collect(),
        module.assumptions.iter().map(|assumption| format!("assume {}\n", quoted(&assumption.to_string()))).collect(),
        module.strings.iter().map(|string| format!("string {}\n", quoted(string))).collect(),
        module.regions.ids().map(|region| print_region(module, region)).collect(),
        module.globals.ids().map(|global| print_global(module, global)).collect(),
        module.externals.ids().map(|external| print_external(module, external)).collect(),
    ];
    sections.extend(module.functions.values().map(|function| print_function(module, function)));
    for section in sections.iter().filter(|section| !section.is_empty()) {
        if !out.is_empty() {
            out.push('\n');
        }
        out.push_str(section);
    }
    out
}

/// The function as text. The module gives names to what it mentions.
pub fn print_function(module: &Module, function: &Function) -> String {
    let mut printer = Printer { module, function, names: value_names(function), out: String::new() };
    printer.function();
    printer.out
}

/// One instruction as text, without its line and on one line, for messages.
pub fn print_inst(module: &Module, function: &Function, inst: InstId) -> String {
    let Some(data) = function.insts.get(inst) else { return format!("?{inst:?}") };
    let mut printer = Printer { module, function, names: value_names(function), out: String::new() };
    printer.inst(data);
    printer.out
}

/// The text of each block, for pictures.
pub(crate) fn print_blocks(module: &Module, function: &Function) -> IdVec<Block, String> {
    let mut printer = Printer { module, function, names: value_names(function), out: String::new() };
    let mut blocks = IdVec::new();
    for (block, data) in function.blocks.iter() {
        printer.block(block, data, false);
        blocks.push(std::mem::take(&mut printer.out));
    }
    blocks
}

/// The type as text.
pub fn print_type(module: &Module, ty: Ty) -> String {
    match ty {
        Ty::Bool => "bool".to_owned(),
        Ty::Int(width) => format!("i{width}"),
        Ty::F32 => "f32".to_owned(),
        Ty::F64 => "f64".to_owned(),
        Ty::Ref => "ref".to_owned(),
        Ty::Ptr => "ptr".to_owned(),
        Ty::Mem(region) => region_name(module, region),
        Ty::World => "world".to_owned(),
    }
}

fn region_name(module: &Module, region: RegionId) -> String {
    module.regions.get(region).map_or_else(|| format!("?{region:?}"), |data| at_name(&data.name))
}

fn print_types(module: &Module, types: &[Ty]) -> String {
    types.iter().map(|ty| print_type(module, *ty)).collect::<Vec<_>>().join(", ")
}

fn print_region(module: &Module, region: RegionId) -> String {
    let data = &module.regions[region];
    let mut out = format!(
        "region {}: [{}] -> {} {}",
        at_name(&data.name),
        print_types(module, &data.keys),
        print_type(module, data.element),
        region_kind_word(data.kind)
    );
    if !data.contents.is_empty() {
        let key_type = data.keys.first().copied().unwrap_or(Ty::Int(128));
        let elements = data
            .contents
            .iter()
            .map(|(key, element)| format!("{}: {}", print_bits(key_type, *key), print_bits(data.element, *element)));
        out.push_str(&print_braced(elements.collect()));
    }
    out.push('\n');
    out
}

fn print_global(module: &Module, global: GlobalId) -> String {
    let data = &module.globals[global];
    let open = if data.open { " open" } else { "" };
    let mut out = format!("global {}: {} bytes{open}", at_name(&data.name), data.size);
    if !data.contents.is_empty() {
        let cells = data.contents.iter().map(|cell| {
            let element = module.regions.get(cell.region).map_or(Ty::Int(128), |region| region.element);
            format!("{}[{}]: {}", region_name(module, cell.region), cell.offset, print_bits(element, cell.bits))
        });
        out.push_str(&print_braced(cells.collect()));
    }
    out.push('\n');
    out
}

fn print_braced(items: Vec<String>) -> String {
    if items.len() <= ELEMENTS_A_LINE {
        return format!(" {{ {} }}", items.join(", "));
    }
    let lines = items.chunks(ELEMENTS_A_LINE).map(|line| format!("  {}\n", line.join(", ")));
    format!(" {{\n{}}}", lines.collect::<String>())
}

fn print_external(module: &Module, external: ExternId) -> String {
    let data = &module.externals[external];
    let definite = if data.is_definite { "definite " } else { "" };
    let word = Nature::WORDS.iter().find(|(nature, _)| *nature == data.nature);
    let nature = word.map_or_else(String::new, |(_, word)| format!("{word} "));
    let params = print_types(module, &data.signature.params);
    let mut out = format!("external {definite}{nature}{}({params}", at_name(&data.name));
    if !data.signature.state.is_empty() {
        out = out + "; " + &print_types(module, &data.signature.state);
    }
    out.push(')');
    out.push_str(&print_results(module, &data.signature));
    out.push('\n');
    out
}

fn print_results(module: &Module, signature: &Signature) -> String {
    match signature.results.as_slice() {
        [] => String::new(),
        [result] => format!(" -> {}", print_type(module, *result)),
        results => format!(" -> ({})", print_types(module, results)),
    }
}

struct Printer<'m> {
    module: &'m Module,
    function: &'m Function,
    names: IdVec<Value, String>,
    out: String,
}

impl Printer<'_> {
    fn push(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn function(&mut self) {
        let function = self.function;
        let entry = function.blocks.get(function.entry());
        let entry_params = entry.map_or(&[][..], |block| &block.params);
        let signature = &function.signature;
        let declared: Vec<Ty> = signature.params.iter().chain(&signature.state).copied().collect();
        let found: Vec<Option<Ty>> = entry_params.iter().map(|value| self.ty(*value)).collect();
        // A function whose entry does not match its signature shows both.
        let is_matching = declared.iter().copied().map(Some).eq(found);
        self.push("func ");
        self.push(&at_name(&function.name));
        self.push("(");
        for (position, ty) in declared.iter().enumerate() {
            if position == signature.params.len() {
                self.push("; ");
            } else if position > 0 {
                self.push(", ");
            }
            let name = if is_matching { self.name(entry_params[position]) } else { "?".to_owned() };
            let ty = print_type(self.module, *ty);
            self.push(&format!("{name}: {ty}"));
        }
        self.push(")");
        self.push(&print_results(self.module, signature));
        self.line(function.line, None);
        self.push(" {\n");
        for (block, data) in function.blocks.iter() {
            self.block(block, data, block == function.entry() && is_matching);
        }
        self.push("}\n");
    }

    fn block(&mut self, block: Block, data: &BlockData, hide_params: bool) {
        self.push(&format!("b{}", block.index()));
        if !hide_params && !data.params.is_empty() {
            let params = data.params.iter().map(|param| self.annotated(*param)).collect::<Vec<_>>().join(", ");
            self.push(&format!("({params})"));
        }
        self.push(":\n");
        let file = self.function.line.file;
        for inst in &data.insts {
            self.push("  ");
            match self.function.insts.get(*inst) {
                Some(inst) => {
                    self.inst(inst);
                    self.line(inst.line, Some(file));
                }
                None => self.push(&format!("?{inst:?}")),
            }
            self.push("\n");
        }
        self.push("  ");
        self.terminator(&data.terminator, data.line);
        self.push("\n");
    }

    /// The line, if it is known. Inside a function its file is left out if it is that of the function.
    fn line(&mut self, line: Line, file_here: Option<Option<FileId>>) {
        if line == Line::default() {
            return;
        }
        let text = match line.file {
            file if file == file_here.unwrap_or(None) => format!(" !{}", line.line),
            None => format!(" !?:{}", line.line),
            Some(file) => match self.module.files.get(file) {
                Some(name) => format!(" !{}:{}", word_or_quoted(name), line.line),
                None => format!(" !?{file:?}:{}", line.line),
            },
        };
        self.push(&text);
    }

    fn ty(&self, value: Value) -> Option<Ty> {
        self.function.values.get(value).map(|data| data.ty)
    }

    fn name(&self, value: Value) -> String {
        self.names.get(value).cloned().unwrap_or_else(|| undefined_name(value))
    }

    fn annotated(&self, value: Value) -> String {
        let ty = self.ty(value).map_or("?".to_owned(), |ty| print_type(self.module, ty));
        format!("{}: {ty}", self.name(value))
    }

    fn list(&self, values: &[Value]) -> String {
        values.iter().map(|value| self.name(*value)).collect::<Vec<_>>().join(", ")
    }

    /// Scalars and state, as `a, b; m`.
    fn split_list(&self, scalars: &[Value], state: &[Value]) -> String {
        match (scalars, state) {
            (scalars, []) => self.list(scalars),
            ([], state) => format!("; {}", self.list(state)),
            (scalars, state) => format!("{}; {}", self.list(scalars), self.list(state)),
        }
    }

    fn inst(&mut self, data: &InstData) {
        let is_written = self.types_are_written(data);
        let results =
            data.results.iter().map(|result| if is_written { self.annotated(*result) } else { self.name(*result) });
        let results = results.collect::<Vec<_>>().join(", ");
        if !results.is_empty() {
            self.push(&results);
            self.push(" = ");
        }
        let operation = self.operation(data);
        self.push(&operation);
    }

    /// Whether the types of the results are not determined by the operands.
    fn types_are_written(&self, data: &InstData) -> bool {
        match &data.inst {
            Inst::Const(Const::Bool(_)) => false,
            Inst::Const(_) | Inst::Cast(..) | Inst::Arbitrary | Inst::Pure { .. } => true,
            Inst::Load { mem, .. } => {
                let element = match self.ty(*mem) {
                    Some(Ty::Mem(region)) => self.module.regions.get(region).map(|region| region.element),
                    _ => None,
                };
                data.results.iter().any(|result| self.ty(*result) != element)
            }
            Inst::Unary(..)
            | Inst::Binary(..)
            | Inst::Compare(..)
            | Inst::Overflows(..)
            | Inst::FusedMultiplyAdd(..)
            | Inst::Select(..)
            | Inst::PtrAdd(..)
            | Inst::Store { .. }
            | Inst::Clear { .. }
            | Inst::Call { .. }
            | Inst::Assume(_)
            | Inst::Freeze(_) => false,
        }
    }

    fn operation(&self, data: &InstData) -> String {
        match &data.inst {
            Inst::Const(constant) => format!("const {}", self.constant(*constant, data)),
            Inst::Unary(op, a) => format!("{} {}", unary_word(*op), self.name(*a)),
            Inst::Binary(op, a, b, flags) => {
                format!("{}{} {}", binary_word(*op), flags_suffix(*flags), self.list(&[*a, *b]))
            }
            Inst::Compare(op, a, b) => format!("{} {}", compare_word(*op), self.list(&[*a, *b])),
            Inst::Overflows(op, a, b) => format!("overflows.{} {}", overflow_word(*op), self.list(&[*a, *b])),
            Inst::FusedMultiplyAdd(a, b, c) => format!("fma {}", self.list(&[*a, *b, *c])),
            Inst::Select(a, b, c) => format!("select {}", self.list(&[*a, *b, *c])),
            Inst::Cast(op, a) => format!("{} {}", cast_word(*op), self.name(*a)),
            Inst::PtrAdd(a, b) => format!("ptr_add {}", self.list(&[*a, *b])),
            Inst::Load { mem, keys } => format!("load {}[{}]", self.name(*mem), self.list(keys)),
            Inst::Store { mem, keys, value } => {
                format!("store {}[{}], {}", self.name(*mem), self.list(keys), self.name(*value))
            }
            Inst::Clear { mem, keys } => format!("clear {}[{}]", self.name(*mem), self.list(keys)),
            Inst::Arbitrary => "arbitrary".to_owned(),
            Inst::Pure { function, args } => format!("pure {}({})", at_name(function), self.list(args)),
            Inst::Call { callee, args } => self.call(*callee, args),
            Inst::Assume(a) => format!("assume {}", self.name(*a)),
            Inst::Freeze(a) => format!("freeze {}", self.name(*a)),
        }
    }

    fn constant(&self, constant: Const, data: &InstData) -> String {
        let ty = data.results.first().and_then(|result| self.ty(*result));
        match constant {
            Const::Bool(truth) => truth.to_string(),
            Const::Int(bits) => print_bits(ty.filter(|ty| matches!(ty, Ty::Int(_))).unwrap_or(Ty::Ptr), bits),
            Const::F32(bits) => print_bits(Ty::F32, u128::from(bits)),
            Const::F64(bits) => print_bits(Ty::F64, u128::from(bits)),
            Const::Null => "null".to_owned(),
            Const::Global(global) => {
                self.module.globals.get(global).map_or_else(|| format!("?{global:?}"), |data| at_name(&data.name))
            }
            Const::Table => "table".to_owned(),
        }
    }

    fn call(&self, callee: Callee, args: &[Value]) -> String {
        let (name, signature) = match callee {
            Callee::Function(id) => callee_of_function(self.module, id),
            Callee::External(id) => callee_of_external(self.module, id),
        };
        let scalars = signature.map_or(args.len(), |signature| signature.params.len().min(args.len()));
        format!("call {name}({})", self.split_list(&args[..scalars], &args[scalars..]))
    }

    fn target(&self, target: &Target) -> String {
        let block = target.block.index();
        if target.args.is_empty() { format!("b{block}") } else { format!("b{block}({})", self.list(&target.args)) }
    }

    fn terminator(&mut self, terminator: &Terminator, line: Line) {
        let file = Some(self.function.line.file);
        let text = match terminator {
            Terminator::Jump(target) => format!("jump {}", self.target(target)),
            Terminator::Branch(condition, yes, no) => {
                format!("branch {}, {}, {}", self.name(*condition), self.target(yes), self.target(no))
            }
            Terminator::Switch { value, cases, default } => {
                self.push(&format!("switch {}", self.name(*value)));
                self.line(line, file);
                let ty = self.ty(*value).unwrap_or(Ty::Int(128));
                let mut text = String::from(" {\n");
                for (case, target) in cases {
                    // Writing to a string cannot fail.
                    let _ = writeln!(text, "    {}: {}", print_bits(ty, *case), self.target(target));
                }
                let _ = write!(text, "    default: {}\n  }}", self.target(default));
                self.push(&text);
                return;
            }
            Terminator::Exit { kind, values, state } => {
                let kind = match kind {
                    ExitKind::Always(Outcome::Return) => "return".to_owned(),
                    ExitKind::Always(Outcome::Throw(class)) => format!("throw {}", word_or_quoted(class)),
                    ExitKind::Always(Outcome::Panic(kind)) => format!("panic {}", word_or_quoted(kind)),
                    ExitKind::Always(Outcome::Abort(callee)) => format!("abort {}", word_or_quoted(callee)),
                    ExitKind::Always(Outcome::Ub(kind)) => format!("ub {}", word_or_quoted(kind)),
                    ExitKind::Resume(code) => format!("resume {}", self.name(*code)),
                };
                let list = self.split_list(values, state);
                if list.is_empty() { format!("exit {kind}") } else { format!("exit {kind} ({list})") }
            }
        };
        self.push(&text);
        self.line(line, file);
    }
}

fn callee_of_function(module: &Module, id: FuncId) -> (String, Option<&Signature>) {
    match module.functions.get(id) {
        Some(function) => (at_name(&function.name), Some(&function.signature)),
        None => (format!("?{id:?}"), None),
    }
}

fn callee_of_external(module: &Module, id: ExternId) -> (String, Option<&Signature>) {
    match module.externals.get(id) {
        Some(external) => (at_name(&external.name), Some(&external.signature)),
        None => (format!("?{id:?}"), None),
    }
}
