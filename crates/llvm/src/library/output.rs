//! Printing, as what it is: characters that go to a stream.
//!
//! `printf("%d\n", n)`, `printf("%d", n); puts("")` and `fprintf(stdout, "%d\n", n)` print the same. So each is taken apart
//! into calls that give a stream one character, or one number with how it is to be written; a text that comes at run time is
//! a loop over its characters (`models.c`). Which stream is standard output is a fact of the platform; a file that assigns
//! to `stdout` keeps its calls as they are.
//!
//! Taken apart are calls whose answer nobody uses, with a format that is constant and whose arguments are what it asks for.
//! All others are calls of functions of the platform, as they were.

use tandem_ir::platform::STREAM;

use super::formats::{Conversion, Length, Piece, Size, pieces};
use crate::ast::{
    Argument, Body, Call, CastOp, Constant, Elsewhere, FunctionTraits, Inst, Local, LocalInfo, Module, Op, Operand,
    Symbol, SymbolId, Typed, ValueTraits, for_each_local, for_each_operand,
};
use crate::pointers::{constant_address, resolve_symbol, symbols_of};
use crate::types::{Type, TypeId};

/// What printing is taken apart into, as declarations.
pub(super) const DECLARATIONS: [(&str, &str); 4] = [
    (STREAM, "declare ptr @output.stream(i32) nounwind willreturn readnone"),
    (CHARACTER, "declare void @output.character(ptr, i8) nounwind willreturn"),
    (NUMBER, "declare void @output.number(ptr, i64, i32, i32, i32, i32) nounwind willreturn"),
    (FLOAT, "declare void @output.float(ptr, double, i32, i32, i32, i32) nounwind willreturn"),
];

const CHARACTER: &str = "output.character";
/// Stream, number, letter of the conversion, flags, width and precision, -1 where there is none.
const NUMBER: &str = "output.number";
const FLOAT: &str = "output.float";

/// The models that printing needs.
pub(super) const MODELS: [&str; 4] =
    ["tandem_touch_stream", "tandem_put_text", "tandem_put_bytes", "tandem_put_padded"];

/// Whether a module takes the variables of the standard streams for what they are when a program starts.
pub(crate) fn names_streams(module: &Module<'_>) -> bool {
    module.functions.iter().any(|function| function.name == STREAM)
}

/// Functions that print, with the places of stream and of what is printed.
fn printer(name: &str) -> Option<Printer> {
    Some(match name {
        "printf" => Printer::Format { stream: None, format: 0 },
        "fprintf" => Printer::Format { stream: Some(0), format: 1 },
        "puts" => Printer::Line,
        "fputs" | "fputs_unlocked" => Printer::Text,
        "putchar" | "putchar_unlocked" => Printer::Character { stream: None },
        "putc" | "fputc" | "putc_unlocked" | "fputc_unlocked" => Printer::Character { stream: Some(1) },
        "fwrite" | "fwrite_unlocked" => Printer::Bytes,
        _ => return None,
    })
}

#[derive(Clone, Copy)]
enum Printer {
    Format { stream: Option<usize>, format: usize },
    Line,
    Text,
    Character { stream: Option<usize> },
    Bytes,
}

/// Whether a function prints.
pub(super) fn prints(name: &str) -> bool {
    printer(name).is_some()
}

/// The standard streams, by the names of the variables that hold them.
const STREAMS: [&str; 3] = ["stdin", "stdout", "stderr"];

/// The number of a standard stream that a constant is the address of.
fn standard_stream(module: &Module<'_>, constant: &Constant<'_>) -> Option<usize> {
    let (variable, 0) = constant_address(module, constant, 0)? else { return None };
    let variable = &module.variables[variable];
    variable.value.is_none().then(|| STREAMS.iter().position(|name| *name == variable.name))?
}

/// Whether the module does nothing with the variables of the standard streams but to read them.
pub(super) fn keeps_streams(module: &Module<'_>) -> bool {
    let is_stream = |name: &str| STREAMS.contains(&name);
    let mut variables = module.variables.iter().filter(|variable| is_stream(variable.name));
    if variables.any(|variable| variable.value.is_some() || variable.elsewhere != Elsewhere::Unchanged) {
        return false;
    }
    let mentions = |constant: &Constant<'_>| {
        let mut symbols = vec![];
        symbols_of(constant, &mut symbols);
        symbols.iter().any(|symbol| match resolve_symbol(module, *symbol) {
            Some((Symbol::Variable(index), _)) => is_stream(module.variables[index].name),
            _ => false,
        })
    };
    if module.variables.iter().filter_map(|variable| variable.value.as_ref()).any(mentions) {
        return false;
    }
    let bodies = module.functions.iter().filter_map(|function| function.body.as_ref());
    let mut insts = bodies.flat_map(|body| &body.blocks).flat_map(|block| &block.insts);
    insts.all(|inst| match &inst.op {
        Op::Load { address, .. } if matches!(&address.value, Operand::Constant(constant) if standard_stream(module, constant).is_some()) => true,
        op => {
            let mut found = false;
            for_each_operand(op, |operand| {
                found |= matches!(operand, Operand::Constant(constant) if mentions(constant));
            });
            !found
        }
    })
}

/// What is called in place of printing.
pub(super) struct Parts {
    pub(super) stream: SymbolId,
    pub(super) character: SymbolId,
    pub(super) number: SymbolId,
    pub(super) float: SymbolId,
    pub(super) touch: SymbolId,
    pub(super) text: SymbolId,
    pub(super) bytes: SymbolId,
    pub(super) padded: SymbolId,
    pub(super) types: PartTypes,
}

/// Types that the calls need.
pub(super) struct PartTypes {
    pub(super) void: TypeId,
    pub(super) pointer: TypeId,
    pub(super) byte: TypeId,
    pub(super) short: TypeId,
    pub(super) int: TypeId,
    pub(super) long: TypeId,
    pub(super) double: TypeId,
}

impl Parts {
    /// Finds what was declared.
    pub(super) fn find(module: &mut Module<'_>) -> Option<Parts> {
        let types = PartTypes {
            void: module.types.intern(Type::Void),
            pointer: module.types.intern(Type::Pointer),
            byte: module.types.intern(Type::Int(8)),
            short: module.types.intern(Type::Int(16)),
            int: module.types.intern(Type::Int(32)),
            long: module.types.intern(Type::Int(64)),
            double: module.types.intern(Type::Double),
        };
        let symbol = |wanted: &str| {
            let place = module.symbols.iter().position(|(name, meaning)| *name == wanted && meaning.is_some())?;
            Some(SymbolId(place as u32))
        };
        Some(Parts {
            stream: symbol(STREAM)?,
            character: symbol(CHARACTER)?,
            number: symbol(NUMBER)?,
            float: symbol(FLOAT)?,
            touch: symbol("model.tandem_touch_stream")?,
            text: symbol("model.tandem_put_text")?,
            bytes: symbol("model.tandem_put_bytes")?,
            padded: symbol("model.tandem_put_padded")?,
            types,
        })
    }

    /// Takes printing apart in a body.
    pub(super) fn take_apart<'a>(
        &self,
        module: &Module<'a>,
        body: &mut Body<'a>,
        library_callee: impl Fn(&Call<'a>) -> Option<&'a str>,
    ) {
        let mut used = vec![false; body.locals.len()];
        for inst in body.blocks.iter().flat_map(|block| &block.insts) {
            for_each_local(&inst.op, |local| used[local.0 as usize] = true);
        }
        for block in 0..body.blocks.len() {
            let mut insts = vec![];
            for inst in std::mem::take(&mut body.blocks[block].insts) {
                let answer_used = inst.result.is_some_and(|result| used[result.0 as usize]);
                let mut writer = Writer { parts: self, module, body, at: (inst.debug, inst.line), insts: vec![] };
                let done = match &inst.op {
                    Op::Load { address: Typed { value: Operand::Constant(constant), .. }, .. } => {
                        standard_stream(module, constant).zip(inst.result).map(|(number, result)| {
                            writer.stream_into(number, result);
                        })
                    }
                    Op::Call(call) if !answer_used => library_callee(call).and_then(|name| writer.print(name, call)),
                    _ => None,
                };
                match done {
                    Some(()) => insts.append(&mut writer.insts),
                    None => insts.push(inst),
                }
            }
            body.blocks[block].insts = insts;
        }
    }
}

/// Writes the instructions that stand for one call.
struct Writer<'w, 'a> {
    parts: &'w Parts,
    module: &'w Module<'a>,
    body: &'w mut Body<'a>,
    at: (Option<u32>, u32),
    insts: Vec<Inst<'a>>,
}

impl<'a> Writer<'_, 'a> {
    fn add(&mut self, result: Option<Local>, op: Op<'a>) {
        let (debug, line) = self.at;
        self.insts.push(Inst { result, op, debug, line });
    }

    fn local(&mut self, ty: TypeId) -> Local {
        self.body.locals.push(LocalInfo { name: "", ty });
        Local(self.body.locals.len() as u32 - 1)
    }

    fn call(&mut self, symbol: SymbolId, args: Vec<Typed<'a>>) {
        let args = args.into_iter().map(|value| Argument { value, traits: ValueTraits::default() }).collect();
        let callee = Operand::Constant(Constant::Symbol(symbol));
        let call =
            Call { result: self.parts.types.void, callee, args, traits: FunctionTraits::default(), groups: vec![] };
        self.add(None, Op::Call(call));
    }

    fn stream_into(&mut self, number: usize, result: Local) {
        let number = self.int(number as i32);
        let call = Call {
            result: self.parts.types.pointer,
            callee: Operand::Constant(Constant::Symbol(self.parts.stream)),
            args: vec![Argument { value: number, traits: ValueTraits::default() }],
            traits: FunctionTraits::default(),
            groups: vec![],
        };
        self.add(Some(result), Op::Call(call));
    }

    fn int(&self, number: i32) -> Typed<'a> {
        Typed { ty: self.parts.types.int, value: Operand::Constant(Constant::Int(i128::from(number) as u128)) }
    }

    fn cast(&mut self, op: CastOp, value: Typed<'a>, to: TypeId) -> Typed<'a> {
        let result = self.local(to);
        self.add(Some(result), Op::Cast { op, value, to });
        Typed { ty: to, value: Operand::Local(result) }
    }

    /// The stream that a call names, or standard output.
    fn stream(&mut self, call: &Call<'a>, place: Option<usize>) -> Option<Typed<'a>> {
        match place {
            Some(place) => {
                let stream = self.argument(call, place, self.parts.types.pointer)?;
                self.call(self.parts.touch, vec![stream.clone()]);
                Some(stream)
            }
            None => {
                let result = self.local(self.parts.types.pointer);
                self.stream_into(1, result);
                Some(Typed { ty: self.parts.types.pointer, value: Operand::Local(result) })
            }
        }
    }

    /// An argument, if it is of this type.
    fn argument(&self, call: &Call<'a>, place: usize, ty: TypeId) -> Option<Typed<'a>> {
        let arg = call.args.get(place)?;
        (arg.value.ty == ty && arg.traits.by_value.is_none()).then(|| arg.value.clone())
    }

    /// The instructions for a call of a function that prints.
    fn print(&mut self, name: &str, call: &Call<'a>) -> Option<()> {
        let (pointer, int, long) = (self.parts.types.pointer, self.parts.types.int, self.parts.types.long);
        let count = call.args.len();
        match printer(name)? {
            Printer::Format { stream, format } => {
                let format = self.constant_text(&self.argument(call, format, pointer)?)?;
                let pieces = pieces(&format)?;
                let stream = self.stream(call, stream)?;
                let mut next = if name == "printf" { 1 } else { 2 };
                for piece in &pieces {
                    match piece {
                        Piece::Text(text) => self.characters(&stream, text),
                        Piece::Conversion(conversion) => self.conversion(call, &mut next, &stream, *conversion)?,
                    }
                }
                // Arguments that nothing asks for are computed and not printed.
                Some(())
            }
            Printer::Line if count == 1 => {
                let text = self.argument(call, 0, pointer)?;
                let stream = self.stream(call, None)?;
                self.text(&stream, text);
                self.characters(&stream, b"\n");
                Some(())
            }
            Printer::Text if count == 2 => {
                let text = self.argument(call, 0, pointer)?;
                let stream = self.stream(call, Some(1))?;
                self.text(&stream, text);
                Some(())
            }
            Printer::Character { stream } if count == 1 + usize::from(stream.is_some()) => {
                let character = self.argument(call, 0, int)?;
                let stream = self.stream(call, stream)?;
                self.character(&stream, character);
                Some(())
            }
            Printer::Bytes if count == 4 => {
                let bytes = self.argument(call, 0, pointer)?;
                let (width, number) = (self.argument(call, 1, long)?, self.argument(call, 2, long)?);
                let stream = self.stream(call, Some(3))?;
                self.call(self.parts.bytes, vec![stream, bytes, width, number]);
                Some(())
            }
            _ => None,
        }
    }

    /// The bytes of a constant text, with the zero at its end.
    fn constant_text(&self, value: &Typed<'a>) -> Option<Vec<u8>> {
        const LONGEST: usize = 4096;
        let Operand::Constant(constant) = &value.value else { return None };
        let (variable, offset) = constant_address(self.module, constant, 0)?;
        let variable = &self.module.variables[variable];
        if !variable.constant || variable.replaceable {
            return None;
        }
        let bytes = match variable.value.as_ref()? {
            Constant::Bytes(bytes) => bytes.clone(),
            Constant::Zero => vec![0],
            _ => return None,
        };
        let bytes = bytes.get(usize::try_from(offset).ok()?..)?;
        let end = bytes.iter().position(|byte| *byte == 0)?;
        (end <= LONGEST).then(|| bytes[..=end].to_vec())
    }

    fn characters(&mut self, stream: &Typed<'a>, text: &[u8]) {
        for &byte in text {
            let character =
                Typed { ty: self.parts.types.byte, value: Operand::Constant(Constant::Int(u128::from(byte))) };
            self.call(self.parts.character, vec![stream.clone(), character]);
        }
    }

    /// A text up to its end.
    fn text(&mut self, stream: &Typed<'a>, text: Typed<'a>) {
        match self.constant_text(&text) {
            Some(bytes) => self.characters(stream, &bytes[..bytes.len() - 1]),
            None => self.call(self.parts.text, vec![stream.clone(), text]),
        }
    }

    /// An `int`, as an unsigned character.
    fn character(&mut self, stream: &Typed<'a>, character: Typed<'a>) {
        match &character.value {
            Operand::Constant(Constant::Int(bits)) => self.characters(stream, &[*bits as u8]),
            _ => {
                let byte = self.cast(CastOp::Trunc, character, self.parts.types.byte);
                self.call(self.parts.character, vec![stream.clone(), byte]);
            }
        }
    }

    fn conversion(&mut self, call: &Call<'a>, next: &mut usize, stream: &Typed<'a>, how: Conversion) -> Option<()> {
        let (int, long) = (self.parts.types.int, self.parts.types.long);
        let mut take = |this: &Self, ty: TypeId| {
            *next += 1;
            this.argument(call, *next - 1, ty)
        };
        let mut size = |this: &Self, size: Option<Size>, none: i32| match size {
            None => Some(this.int(none)),
            Some(Size::Given(number)) => Some(this.int(number)),
            Some(Size::Argument) => take(this, int),
        };
        let width = size(self, how.width, if how.letter == b's' { 0 } else { -1 })?;
        let precision = size(self, how.precision, -1)?;
        match how.letter {
            b's' => {
                let text = take(self, self.parts.types.pointer)?;
                if how.is_plain() {
                    self.text(stream, text);
                } else {
                    let left = self.int(i32::from(how.flags & Conversion::LEFT));
                    self.call(self.parts.padded, vec![stream.clone(), text, left, width, precision]);
                }
            }
            b'c' => {
                let character = take(self, int)?;
                self.character(stream, character);
            }
            b'd' | b'u' | b'x' | b'X' | b'o' => {
                let value = take(self, if how.length == Length::Long { long } else { int })?;
                self.number(stream, value, how, width, precision);
            }
            letter => {
                let value = take(self, self.parts.types.double)?;
                let rest = [self.int(i32::from(letter)), self.int(i32::from(how.flags)), width, precision];
                self.call(self.parts.float, [stream.clone(), value].into_iter().chain(rest).collect());
            }
        }
        Some(())
    }

    /// An integer. One without a sign that has no more than 32 bits is printed as a signed one of 64 would be.
    fn number(
        &mut self,
        stream: &Typed<'a>,
        value: Typed<'a>,
        how: Conversion,
        width: Typed<'a>,
        precision: Typed<'a>,
    ) {
        let bits = match how.length {
            Length::Int(bits) => bits,
            Length::Long => 64,
        };
        let is_signed = how.letter == b'd';
        let constant = match &value.value {
            Operand::Constant(Constant::Int(number)) => {
                let unused = 128 - bits;
                Some(if is_signed {
                    (*number << unused) as i128 >> unused
                } else {
                    (*number << unused >> unused) as i128
                })
            }
            _ => None,
        };
        if let (Some(number), true, b'd' | b'u') = (constant, how.is_plain(), how.letter) {
            return self.characters(stream, number.to_string().as_bytes());
        }
        let mut value = value;
        if bits < 32 {
            let narrow = if bits == 8 { self.parts.types.byte } else { self.parts.types.short };
            value = self.cast(CastOp::Trunc, value, narrow);
        }
        if bits < 64 {
            value = self.cast(if is_signed { CastOp::SExt } else { CastOp::ZExt }, value, self.parts.types.long);
        }
        let letter =
            if how.letter == b'u' && bits < 64 && how.flags & !Conversion::LEFT == 0 { b'd' } else { how.letter };
        let rest = [self.int(i32::from(letter)), self.int(i32::from(how.flags)), width, precision];
        self.call(self.parts.number, [stream.clone(), value].into_iter().chain(rest).collect());
    }
}
