//! Function bodies.
//!
//! A body is read once. Values and blocks may be used before they are defined, so a use is first numbered by the
//! order in which names appear, and is renamed to the number of the definition at the end.

use std::borrow::Cow;

use rustc_hash::FxHashMap;

use crate::function::{BlockData, Function, InstData, ValueData};
use crate::ids::{Block, Id, IdVec, InstId, Value};
use crate::inst::{Const, Inst, Line, Target, Terminator};
use crate::outcome::{ExitKind, Outcome};
use crate::text::Problem;
use crate::text::cursor::Cursor;
use crate::text::infer::infer_types;
use crate::text::lexer::{Token, shortened};
use crate::text::literal::parse_bits;
use crate::text::names::Ident;
use crate::text::parse::{Context, Header, ident, param};
use crate::text::words::{binary_op, cast_op, compare_op, overflow_op, parse_flags, suggestion, unary_op};
use crate::types::Ty;

/// Where the parts of a function stand in the text.
pub(crate) struct Positions {
    /// Its name.
    pub(crate) header: u32,
    /// Its instructions.
    pub(crate) insts: IdVec<InstId, u32>,
    /// Its blocks' labels.
    pub(crate) blocks: IdVec<Block, u32>,
    /// Its blocks' terminators.
    pub(crate) terminators: IdVec<Block, u32>,
}

/// The function of this header with its body.
pub(crate) fn parse_body<'t>(
    text: &'t str,
    context: &Context<'t>,
    declared: &Function,
    header: Header<'t>,
) -> Result<(Function, Positions), Problem> {
    let mut body = Body {
        cursor: Cursor::new(text, header.body)?,
        context,
        function: declared.clone(),
        values: Uses::default(),
        labels: Uses::default(),
        types: IdVec::new(),
        names: IdVec::new(),
        open: None,
        pending_cases: vec![],
        positions: Positions {
            header: header.offset,
            insts: IdVec::new(),
            blocks: IdVec::new(),
            terminators: IdVec::new(),
        },
    };
    body.read(header.params)?;
    body.finish()
}

/// Names that are used before or after they are defined, numbered as they appear.
struct Uses<K> {
    numbers: FxHashMap<K, usize>,
    /// For each number: where the name appeared first, and what it was defined as.
    places: Vec<(u32, Option<usize>)>,
}

impl<K> Default for Uses<K> {
    fn default() -> Self {
        Uses { numbers: FxHashMap::default(), places: vec![] }
    }
}

impl<K: Eq + std::hash::Hash> Uses<K> {
    fn number(&mut self, name: K, offset: u32) -> usize {
        *self.numbers.entry(name).or_insert_with(|| {
            self.places.push((offset, None));
            self.places.len() - 1
        })
    }

    /// Says what the name means; false if it means something already.
    fn define(&mut self, name: K, offset: u32, definition: usize) -> bool {
        let number = self.number(name, offset);
        self.places[number].1.replace(definition).is_none()
    }

    /// The first name that was used and not defined.
    fn undefined(&self) -> Option<(&K, u32)> {
        let number = self.places.iter().position(|(_, definition)| definition.is_none())?;
        let name = self.numbers.iter().find(|(_, candidate)| **candidate == number)?.0;
        Some((name, self.places[number].0))
    }

    /// What a number was defined as. There must be no undefined name.
    fn definition(&self, number: usize) -> usize {
        self.places[number].1.expect("undefined names were refused before")
    }
}

/// A block that is being read.
struct OpenBlock {
    label: String,
    offset: u32,
    params: Vec<Value>,
    insts: Vec<InstId>,
}

/// A case of a switch as written.
struct PendingCase<'t> {
    block: Block,
    case: usize,
    literal: &'t str,
    offset: u32,
}

struct Body<'c, 't> {
    cursor: Cursor<'t>,
    context: &'c Context<'t>,
    function: Function,
    values: Uses<Ident<'t>>,
    labels: Uses<&'t str>,
    /// The types that the text gives, by value.
    types: IdVec<Value, Option<Ty>>,
    names: IdVec<Value, Option<Cow<'t, str>>>,
    open: Option<OpenBlock>,
    pending_cases: Vec<PendingCase<'t>>,
    positions: Positions,
}

impl<'t> Body<'_, 't> {
    /// `{` blocks `}`.
    fn read(&mut self, params: Vec<(Ident<'t>, Ty, u32)>) -> Result<(), Problem> {
        self.cursor.expect('{')?;
        self.cursor.skip_newlines()?;
        let entry_params = self.define_params(params)?;
        let offset = self.cursor.offset();
        let mut label = "the entry";
        if self.at_label()? {
            label = self.cursor.word("a label")?;
            self.labels.define(label, offset, 0);
            if self.cursor.is('(') {
                let message = "the first block has the function's parameters; it takes no list of its own";
                return Err(Problem::new(self.cursor.offset(), message));
            }
            self.end_of_label()?;
        }
        self.open = Some(OpenBlock { label: label.to_owned(), offset, params: entry_params, insts: vec![] });
        loop {
            self.cursor.skip_newlines()?;
            if self.cursor.accept('}')? {
                break;
            }
            if self.at_label()? {
                self.label()?;
            } else {
                self.statement()?;
            }
        }
        self.block_must_be_closed()?;
        if !matches!(self.cursor.peek(), Token::Newline | Token::End) {
            return Err(self.cursor.expected("the end of the line"));
        }
        Ok(())
    }

    fn block_must_be_closed(&self) -> Result<(), Problem> {
        match &self.open {
            None => Ok(()),
            Some(open) => {
                let message =
                    format!("block `{}` must end with `jump`, `branch`, `switch` or `exit`", shortened(&open.label));
                Err(Problem::new(open.offset, message))
            }
        }
    }

    /// Whether a label stands here: `name:` at the end of a line, or `name(`.
    fn at_label(&mut self) -> Result<bool, Problem> {
        if !matches!(self.cursor.peek(), Token::Word(_)) {
            return Ok(false);
        }
        match self.cursor.peek_second()? {
            Token::Punct('(') => Ok(true),
            Token::Punct(':') => self.cursor.third_ends_line(),
            _ => Ok(false),
        }
    }

    fn label(&mut self) -> Result<(), Problem> {
        self.block_must_be_closed()?;
        let offset = self.cursor.offset();
        let label = self.cursor.word("a label")?;
        let params = if self.cursor.accept('(')? {
            let regions = &self.context.regions;
            let params = self.cursor.list(&[')'], |cursor| param(cursor, regions))?;
            self.cursor.expect(')')?;
            self.define_params(params)?
        } else {
            vec![]
        };
        self.end_of_label()?;
        if !self.labels.define(label, offset, self.function.blocks.len()) {
            return Err(Problem::new(offset, format!("there already is a block `{}`", shortened(label))));
        }
        self.open = Some(OpenBlock { label: label.to_owned(), offset, params, insts: vec![] });
        Ok(())
    }

    fn end_of_label(&mut self) -> Result<(), Problem> {
        self.cursor.expect(':')?;
        self.cursor.end_of_statement()
    }

    fn define_params(&mut self, params: Vec<(Ident<'t>, Ty, u32)>) -> Result<Vec<Value>, Problem> {
        params.into_iter().map(|(ident, ty, offset)| self.define(ident, Some(ty), offset)).collect()
    }

    fn define(&mut self, ident: Ident<'t>, ty: Option<Ty>, offset: u32) -> Result<Value, Problem> {
        let value = self.types.push(ty);
        self.names.push(ident.name.clone());
        if self.values.define(ident.clone(), offset, value.index()) {
            return Ok(value);
        }
        Err(Problem::new(offset, format!("`{}` is defined twice", shown(&ident))))
    }

    /// A use of a value, numbered by appearance for now.
    fn operand(&mut self) -> Result<Value, Problem> {
        operand(&mut self.cursor, &mut self.values)
    }

    fn comma_operand(&mut self) -> Result<Value, Problem> {
        self.cursor.expect(',')?;
        self.operand()
    }

    /// Operands between commas up to a closing character.
    fn operands(&mut self, closing: &[char]) -> Result<Vec<Value>, Problem> {
        let values = &mut self.values;
        self.cursor.list(closing, |cursor| operand(cursor, values))
    }

    /// `(scalars; state)`.
    fn arguments(&mut self) -> Result<(Vec<Value>, Vec<Value>), Problem> {
        self.cursor.expect('(')?;
        let scalars = self.operands(&[';', ')'])?;
        let state = if self.cursor.accept(';')? { self.operands(&[')'])? } else { vec![] };
        self.cursor.expect(')')?;
        Ok((scalars, state))
    }

    /// `[keys]`.
    fn keys(&mut self) -> Result<Vec<Value>, Problem> {
        self.cursor.expect('[')?;
        let keys = self.operands(&[']'])?;
        self.cursor.expect(']')?;
        Ok(keys)
    }

    /// An instruction or a terminator with its line.
    fn statement(&mut self) -> Result<(), Problem> {
        let offset = self.cursor.offset();
        let is_definition = matches!(self.cursor.peek_second()?, Token::Punct('=' | ',' | ':'));
        if let Token::Word(word @ ("func" | "region" | "global" | "external" | "file")) = *self.cursor.peek()
            && !is_definition
        {
            return Err(Problem::new(offset, format!("`{word}` inside a function; is a `}}` missing?")));
        }
        if self.open.is_none() {
            return Err(self.cursor.expected("a label such as `next:` or `}` after the end of a block"));
        }
        if is_definition || !matches!(self.cursor.peek(), Token::Word(_)) {
            return self.definition(offset);
        }
        let Token::Word(word) = *self.cursor.peek() else { unreachable!("the token was looked at") };
        match word {
            "jump" | "branch" | "switch" | "exit" => {
                self.cursor.advance()?;
                self.terminator(word, offset)
            }
            "assume" => {
                self.cursor.advance()?;
                let inst = Inst::Assume(self.operand()?);
                self.end_of_inst(inst, vec![], offset)
            }
            _ => Err(unknown_statement(word, offset)),
        }
    }

    /// `a, b: type = operation`.
    fn definition(&mut self, offset: u32) -> Result<(), Problem> {
        let mut results = vec![];
        loop {
            let result_offset = self.cursor.offset();
            let ident = ident(&mut self.cursor, "a label, an instruction or a terminator")?;
            let ty = if self.cursor.accept(':')? { Some(self.cursor.ty(&self.context.regions)?) } else { None };
            results.push((ident, ty, result_offset));
            if self.cursor.accept('=')? {
                break;
            }
            if !self.cursor.accept(',')? {
                return Err(self.cursor.expected("`,` or `=`"));
            }
        }
        let inst = self.operation(&results)?;
        let mut values = Vec::with_capacity(results.len());
        for (ident, ty, offset) in results {
            values.push(self.define(ident, ty, offset)?);
        }
        self.end_of_inst(inst, values, offset)
    }

    fn end_of_inst(&mut self, inst: Inst, results: Vec<Value>, offset: u32) -> Result<(), Problem> {
        let line = self.cursor.line(&self.context.files, self.function.line.file)?;
        self.cursor.end_of_statement()?;
        let id = self.function.insts.push(InstData { inst, results, line });
        self.positions.insts.push(offset);
        if let Some(open) = &mut self.open {
            open.insts.push(id);
        }
        Ok(())
    }

    fn operation(&mut self, results: &[(Ident<'t>, Option<Ty>, u32)]) -> Result<Inst, Problem> {
        let offset = self.cursor.offset();
        let word = self.cursor.word("an operation")?;
        let mut parts = word.split('.');
        let base = parts.next().unwrap_or(word);
        if let Some(op) = binary_op(base) {
            let flags = parse_flags(parts).map_err(|flag| {
                let message =
                    format!("`{}` is no flag of `{base}` or stands twice; flags are nsw, nuw, exact", shortened(flag));
                Problem::new(offset, message)
            })?;
            return Ok(Inst::Binary(op, self.operand()?, self.comma_operand()?, flags));
        }
        if let Some(op) = word.strip_prefix("overflows.").and_then(overflow_op) {
            return Ok(Inst::Overflows(op, self.operand()?, self.comma_operand()?));
        }
        if let Some(op) = unary_op(word) {
            return Ok(Inst::Unary(op, self.operand()?));
        }
        if let Some(op) = compare_op(word) {
            return Ok(Inst::Compare(op, self.operand()?, self.comma_operand()?));
        }
        if let Some(op) = cast_op(word) {
            return Ok(Inst::Cast(op, self.operand()?));
        }
        match word {
            "const" => Ok(Inst::Const(self.constant(results)?)),
            "fma" => Ok(Inst::FusedMultiplyAdd(self.operand()?, self.comma_operand()?, self.comma_operand()?)),
            "select" => Ok(Inst::Select(self.operand()?, self.comma_operand()?, self.comma_operand()?)),
            "ptr_add" => Ok(Inst::PtrAdd(self.operand()?, self.comma_operand()?)),
            "load" => Ok(Inst::Load { mem: self.operand()?, keys: self.keys()? }),
            "store" => Ok(Inst::Store { mem: self.operand()?, keys: self.keys()?, value: self.comma_operand()? }),
            "clear" => Ok(Inst::Clear { mem: self.operand()?, keys: self.keys()? }),
            "arbitrary" => Ok(Inst::Arbitrary),
            "freeze" => Ok(Inst::Freeze(self.operand()?)),
            "pure" => {
                let function = self.cursor.at("the name of a pure function")?.into_owned();
                self.cursor.expect('(')?;
                let args = self.operands(&[')'])?;
                self.cursor.expect(')')?;
                Ok(Inst::Pure { function, args })
            }
            "call" => self.call(),
            "assume" => Err(Problem::new(offset, "`assume` has no result")),
            _ => Err(unknown_operation(word, offset)),
        }
    }

    /// A literal of the type written at the result.
    fn constant(&mut self, results: &[(Ident<'t>, Option<Ty>, u32)]) -> Result<Const, Problem> {
        let offset = self.cursor.offset();
        if let Token::At(name) = self.cursor.peek() {
            let Some(global) = self.context.globals.get(name) else {
                return Err(Problem::new(offset, format!("there is no global `@{}`", shortened(name))));
            };
            self.cursor.advance()?;
            return Ok(Const::Global(*global));
        }
        for (word, constant) in
            [("true", Const::Bool(true)), ("false", Const::Bool(false)), ("null", Const::Null), ("table", Const::Table)]
        {
            if self.cursor.accept_word(word)? {
                return Ok(constant);
            }
        }
        let what = "a number, `true`, `false`, `null`, `table` or a global";
        let literal = self.cursor.literal(what)?;
        let Some((ident, ty, _)) = results.first() else { return Err(Problem::new(offset, "a constant has a result")) };
        let Some(ty) = ty else {
            let message = format!("the type of a number must be written, as in `{}: i32 = const 1`", shown(ident));
            return Err(Problem::new(offset, message));
        };
        let literal_bits = || parse_bits(*ty, literal).map_err(|message| Problem::new(offset, message));
        let too_wide = |_| Problem::new(offset, "the literal is too wide for its type");
        match ty {
            Ty::Int(_) => Ok(Const::Int(literal_bits()?)),
            Ty::F32 => Ok(Const::F32(u32::try_from(literal_bits()?).map_err(too_wide)?)),
            Ty::F64 => Ok(Const::F64(u64::try_from(literal_bits()?).map_err(too_wide)?)),
            Ty::Bool => Err(Problem::new(offset, "a `bool` is `true` or `false`")),
            Ty::Ptr => {
                Err(Problem::new(offset, "a constant `ptr` is `null` or a global; others come from `int_to_ptr`"))
            }
            Ty::Ref => Err(Problem::new(offset, "a constant `ref` is `null`; others come from `int_to_ptr`")),
            Ty::Mem(_) => Err(Problem::new(offset, "a constant memory is `table`")),
            Ty::World => Err(Problem::new(offset, "there is no constant `world`")),
        }
    }

    /// `@name(scalars; state)`.
    fn call(&mut self) -> Result<Inst, Problem> {
        let offset = self.cursor.offset();
        let name = self.cursor.at("the name of a function")?;
        let Some(callee) = self.context.callees.get(&name).copied() else {
            return Err(Problem::new(offset, format!("there is no function `@{}`", shortened(&name))));
        };
        let (mut args, state) = self.arguments()?;
        let signature = self.context.module.signature(callee);
        if args.len() != signature.params.len() || state.len() != signature.state.len() {
            let message = format!(
                "`@{}` takes {} and {}, found {} and {}",
                shortened(&name),
                counted(signature.params.len(), "argument"),
                counted(signature.state.len(), "state"),
                args.len(),
                state.len(),
            );
            return Err(Problem::new(offset, message));
        }
        args.extend(state);
        Ok(Inst::Call { callee, args })
    }

    /// `label` or `label(arguments)`.
    fn target(&mut self) -> Result<Target, Problem> {
        let offset = self.cursor.offset();
        let label = self.cursor.word("the label of a block")?;
        let block = Block::from_index(self.labels.number(label, offset));
        let mut args = vec![];
        if self.cursor.accept('(')? {
            args = self.operands(&[')'])?;
            self.cursor.expect(')')?;
        }
        Ok(Target { block, args })
    }

    fn comma_target(&mut self) -> Result<Target, Problem> {
        self.cursor.expect(',')?;
        self.target()
    }

    fn terminator(&mut self, word: &str, offset: u32) -> Result<(), Problem> {
        if word == "switch" {
            return self.switch(offset);
        }
        let terminator = match word {
            "jump" => Terminator::Jump(self.target()?),
            "branch" => Terminator::Branch(self.operand()?, self.comma_target()?, self.comma_target()?),
            _ => self.exit()?,
        };
        let line = self.cursor.line(&self.context.files, self.function.line.file)?;
        self.cursor.end_of_statement()?;
        self.close(terminator, line, offset);
        Ok(())
    }

    fn close(&mut self, terminator: Terminator, line: Line, offset: u32) {
        if let Some(OpenBlock { params, insts, offset: label_offset, .. }) = self.open.take() {
            self.function.blocks.push(BlockData { params, insts, terminator, line });
            self.positions.blocks.push(label_offset);
            self.positions.terminators.push(offset);
        }
    }

    /// `value !line { case: target … default: target }`.
    ///
    /// The type of the value may not be known yet, so cases are kept as written until all types are.
    fn switch(&mut self, offset: u32) -> Result<(), Problem> {
        let value = self.operand()?;
        let line = self.cursor.line(&self.context.files, self.function.line.file)?;
        let mut cases = vec![];
        let mut default = None;
        let opening = self.cursor.offset();
        self.cursor.expect('{')?;
        loop {
            self.cursor.skip_newlines()?;
            if self.cursor.accept('}')? {
                break;
            }
            let case_offset = self.cursor.offset();
            if self.cursor.accept_word("default")? {
                self.cursor.expect(':')?;
                if default.replace(self.target()?).is_some() {
                    return Err(Problem::new(case_offset, "a switch has one `default`"));
                }
            } else {
                let literal = self.cursor.literal("a case, a number, or `default`")?;
                let block = self.function.blocks.next_id();
                self.pending_cases.push(PendingCase { block, case: cases.len(), literal, offset: case_offset });
                self.cursor.expect(':')?;
                cases.push((0, self.target()?));
            }
            if !self.cursor.accept(',')? && !self.cursor.is('}') && *self.cursor.peek() != Token::Newline {
                return Err(self.cursor.expected("`,`, a new line or `}`"));
            }
        }
        self.cursor.end_of_statement()?;
        let Some(default) = default else { return Err(Problem::new(opening, "this switch has no `default`")) };
        self.close(Terminator::Switch { value, cases, default }, line, offset);
        Ok(())
    }

    /// `kind (values; state)`.
    fn exit(&mut self) -> Result<Terminator, Problem> {
        let offset = self.cursor.offset();
        let word = self.cursor.word("`return`, `throw`, `panic`, `abort`, `ub` or `resume`")?;
        let kind = match word {
            "return" => ExitKind::Always(Outcome::Return),
            "throw" => ExitKind::Always(Outcome::Throw(self.cursor.text("the class thrown")?.into_owned())),
            "panic" => ExitKind::Always(Outcome::Panic(self.cursor.text("the kind of panic")?.into_owned())),
            "abort" => ExitKind::Always(Outcome::Abort(self.cursor.text("the function that aborts")?.into_owned())),
            "ub" => ExitKind::Always(Outcome::Ub(self.cursor.text("the kind of undefined behaviour")?.into_owned())),
            "resume" => ExitKind::Resume(self.operand()?),
            _ => {
                let message = "expected `return`, `throw`, `panic`, `abort`, `ub` or `resume`";
                return Err(Problem::new(offset, message));
            }
        };
        let (values, state) = if self.cursor.is('(') { self.arguments()? } else { (vec![], vec![]) };
        Ok(Terminator::Exit { kind, values, state })
    }

    /// Renames uses to definitions and infers types.
    fn finish(mut self) -> Result<(Function, Positions), Problem> {
        if let Some((ident, offset)) = self.values.undefined() {
            return Err(Problem::new(offset, format!("`{}` is not defined", shown(ident))));
        }
        if let Some((label, offset)) = self.labels.undefined() {
            return Err(Problem::new(offset, format!("there is no block `{}`", shortened(label))));
        }
        let rename = |value: &mut Value| *value = Value::from_index(self.values.definition(value.index()));
        for inst in self.function.insts.values_mut() {
            inst.inst.for_each_use_mut(rename);
        }
        for block in self.function.blocks.values_mut() {
            block.terminator.for_each_use_mut(rename);
            for target in block.terminator.targets_mut() {
                target.block = Block::from_index(self.labels.definition(target.block.index()));
            }
        }
        let types = infer_types(&self.context.module, &self.function, self.types, &self.positions.insts)?;
        let names = self.names.values().map(|name| name.as_ref().map(|name| name.clone().into_owned()));
        self.function.values = types.values().zip(names).map(|(ty, name)| ValueData { ty: *ty, name }).collect();
        fill_cases(&mut self.function, self.pending_cases)?;
        Ok((self.function, self.positions))
    }
}

fn operand<'t>(cursor: &mut Cursor<'t>, values: &mut Uses<Ident<'t>>) -> Result<Value, Problem> {
    let offset = cursor.offset();
    let ident = ident(cursor, "a value")?;
    Ok(Value::from_index(values.number(ident, offset)))
}

/// Gives the cases of switches their values, now that the type of what is looked at is known.
fn fill_cases(function: &mut Function, pending: Vec<PendingCase<'_>>) -> Result<(), Problem> {
    for PendingCase { block, case, literal, offset } in pending {
        let Terminator::Switch { value, cases, .. } = &mut function.blocks[block].terminator else { continue };
        let ty = function.values[*value].ty;
        if !matches!(ty, Ty::Int(_)) {
            return Err(Problem::new(offset, "a switch looks at an integer"));
        }
        cases[case].0 = parse_bits(ty, literal).map_err(|message| Problem::new(offset, message))?;
    }
    Ok(())
}

fn shown(ident: &Ident<'_>) -> String {
    match &ident.name {
        None => format!("v{}", shortened(ident.version)),
        Some(name) if ident.version.is_empty() => shortened(name).into_owned(),
        Some(name) => format!("{}.{}", shortened(name), shortened(ident.version)),
    }
}

fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

fn unknown_operation(word: &str, offset: u32) -> Problem {
    let hint = suggestion(word).map_or(String::new(), |known| format!("; did you mean `{known}`?"));
    Problem::new(offset, format!("unknown operation `{}`{hint}", shortened(word)))
}

fn unknown_statement(word: &str, offset: u32) -> Problem {
    let is_operation = unary_op(word).is_some() || binary_op(word).is_some() || compare_op(word).is_some();
    if is_operation || matches!(word, "load" | "store" | "clear" | "call" | "const" | "pure" | "arbitrary" | "select") {
        return Problem::new(offset, format!("the result of `{word}` needs a name, as in `x = {word} …`"));
    }
    let hint = suggestion(word).map_or(String::new(), |known| format!("; did you mean `{known}`?"));
    Problem::new(offset, format!("expected a label, an instruction or a terminator, found `{}`{hint}", shortened(word)))
}
