//! Instructions and terminators of a function body.

use crate::function::{BlockData, InstData};
use crate::ids::{Block, Id, Value};
use crate::inst::{Const, Inst, Line, Target, Terminator};
use crate::outcome::{ExitKind, Outcome};
use crate::text::Problem;
use crate::text::body::{Body, OpenBlock, PendingCase, shown};
use crate::text::lexer::{Token, shortened};
use crate::text::literal::parse_bits;
use crate::text::names::Ident;
use crate::text::parse::ident;
use crate::text::words::{binary_op, cast_op, compare_op, overflow_op, parse_flags, suggestion, unary_op};
use crate::types::Ty;

impl<'t> Body<'_, 't> {
    /// An instruction or a terminator with its line.
    pub(super) fn statement(&mut self) -> Result<(), Problem> {
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
