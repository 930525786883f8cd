//! Instructions and debug records.

use tandem_ir::Flags;

use super::constants::{binary_op, cast_op};
use super::functions::Reading;
use super::{Parser, Result};
use crate::ast::{Argument, BlockId, Call, Constant, FunctionTraits, Inst, Op, Operand, Record, Typed, ValueTraits};
use crate::lexer::Token;
use crate::types::{Type, TypeId};

/// An operation with the type of its result.
type Read<'a> = (Op<'a>, Option<TypeId>);

impl<'a> Parser<'a> {
    /// One instruction; none for a call that only carries debug information.
    pub(super) fn instruction(&mut self, reading: &mut Reading<'a>) -> Result<Option<Inst<'a>>> {
        let line = self.line();
        let name = match self.token {
            Token::Local(name) => {
                self.bump();
                self.expect_sign(b'=')?;
                Some(name)
            }
            _ => None,
        };
        let Token::Word(word) = self.bump() else { return self.unexpected("an instruction") };
        let Some((mut op, ty)) = self.operation(word, reading)? else {
            self.attachments(&mut Op::Unreachable)?;
            return Ok(None);
        };
        let debug = self.attachments(&mut op)?;
        let result = match (name, ty) {
            (Some(name), Some(ty)) => Some(self.define_local(reading, name, ty)?),
            (Some(name), None) => {
                if !matches!(op, Op::Unsupported(_)) {
                    return self.error(format!("`{word}` gives no value to name `%{name}`"));
                }
                // The type is not known, and nothing will look at it: the function is refused.
                let unknown = self.types.intern(Type::Other("unknown".into()));
                Some(self.define_local(reading, name, unknown)?)
            }
            (None, _) => None,
        };
        Ok(Some(Inst { result, op, debug, line }))
    }

    fn operation(&mut self, word: &'a str, reading: &mut Reading<'a>) -> Result<Option<Read<'a>>> {
        if let Some(op) = binary_op(word) {
            let (flags, fast) = self.flags();
            let left = self.typed(reading)?;
            self.expect_sign(b',')?;
            let right = self.operand(left.ty, reading)?;
            let ty = left.ty;
            let read = (Op::Binary { op, flags, left, right }, Some(ty));
            return Ok(Some(refuse_fast(read, fast)));
        }
        if let Some(op) = cast_op(word) {
            let (_, fast) = self.flags();
            let value = self.typed(reading)?;
            self.expect_word("to")?;
            let to = self.ty()?;
            return Ok(Some(refuse_fast((Op::Cast { op, value, to }, Some(to)), fast)));
        }
        let pointer = self.types.intern(Type::Pointer);
        let read = match word {
            "fneg" => {
                let (_, fast) = self.flags();
                let value = self.typed(reading)?;
                let ty = value.ty;
                refuse_fast((Op::FNeg(value), Some(ty)), fast)
            }
            "icmp" | "fcmp" => {
                let (_, fast) = self.flags();
                let predicate = self.predicate(word == "fcmp")?;
                let left = self.typed(reading)?;
                self.expect_sign(b',')?;
                let right = self.operand(left.ty, reading)?;
                let ty = self.truth_of(left.ty);
                refuse_fast((Op::Compare { predicate, left, right }, Some(ty)), fast)
            }
            "select" => {
                let (_, fast) = self.flags();
                let condition = self.typed(reading)?;
                self.expect_sign(b',')?;
                let yes = self.typed(reading)?;
                self.expect_sign(b',')?;
                let no = self.typed(reading)?;
                let ty = yes.ty;
                refuse_fast((Op::Select { condition, yes, no }, Some(ty)), fast)
            }
            "phi" => {
                let (_, fast) = self.flags();
                refuse_fast(self.phi(reading)?, fast)
            }
            "alloca" => (self.alloca(reading)?, Some(pointer)),
            "load" => self.load(reading)?,
            "store" => (self.store(reading)?, None),
            "getelementptr" => {
                let inside = matches!(self.token, Token::Word("inbounds"));
                let (flags, _) = self.flags();
                let source = self.ty()?;
                self.expect_sign(b',')?;
                let base = self.typed(reading)?;
                let mut indices = vec![];
                while self.token == Token::Sign(b',') && self.is_value_next() {
                    self.bump();
                    indices.push(self.typed(reading)?);
                }
                let ty = base.ty;
                (Op::Element { source, base, indices, behind: inside && flags.nuw }, Some(ty))
            }
            "tail" | "musttail" | "notail" => {
                self.expect_word("call")?;
                return self.call_or_debug(reading);
            }
            "call" => return self.call_or_debug(reading),
            "invoke" => {
                let (call, ty) = self.call(reading)?;
                self.expect_word("to")?;
                let normal = self.target_label(reading)?;
                self.expect_word("unwind")?;
                let unwind = self.target_label(reading)?;
                (Op::Invoke { call, normal, unwind }, ty)
            }
            "landingpad" => self.landing_pad(reading)?,
            "resume" => {
                self.typed(reading)?;
                (Op::Resume, None)
            }
            "extractvalue" => {
                let aggregate = self.typed(reading)?;
                let path = self.path()?;
                let ty = self.part_type(aggregate.ty, &path)?;
                (Op::ExtractValue { aggregate, path }, Some(ty))
            }
            "insertvalue" => {
                let aggregate = self.typed(reading)?;
                self.expect_sign(b',')?;
                let part = self.typed(reading)?;
                let path = self.path()?;
                let ty = aggregate.ty;
                (Op::InsertValue { aggregate, part, path }, Some(ty))
            }
            "extractelement" => {
                let vector = self.typed(reading)?;
                self.expect_sign(b',')?;
                let index = self.typed(reading)?;
                let ty = self.part_type(vector.ty, &[0])?;
                (Op::ExtractElement { vector, index }, Some(ty))
            }
            "insertelement" => {
                let vector = self.typed(reading)?;
                self.expect_sign(b',')?;
                let part = self.typed(reading)?;
                self.expect_sign(b',')?;
                let index = self.typed(reading)?;
                let ty = vector.ty;
                (Op::InsertElement { vector, part, index }, Some(ty))
            }
            "shufflevector" => {
                let left = self.typed(reading)?;
                self.expect_sign(b',')?;
                let right = self.typed(reading)?;
                self.expect_sign(b',')?;
                let mask = self.typed_constant()?;
                let (Type::Vector(_, element), Type::Vector(count, _)) =
                    (self.types.shape(left.ty).clone(), self.types.shape(mask.ty).clone())
                else {
                    return self.error("`shufflevector` of something that is not a vector");
                };
                let ty = self.types.intern(Type::Vector(count, element));
                (Op::Shuffle { left, right, mask }, Some(ty))
            }
            "freeze" => {
                let value = self.typed(reading)?;
                let ty = value.ty;
                (Op::Freeze(value), Some(ty))
            }
            "ret" => {
                if self.accept_word("void") {
                    (Op::Return(None), None)
                } else {
                    (Op::Return(Some(self.typed(reading)?)), None)
                }
            }
            "br" => {
                if self.token == Token::Word("label") {
                    (Op::Jump(self.target_label(reading)?), None)
                } else {
                    let condition = self.typed(reading)?;
                    self.expect_sign(b',')?;
                    let yes = self.target_label(reading)?;
                    self.expect_sign(b',')?;
                    let no = self.target_label(reading)?;
                    (Op::Branch { condition, yes, no }, None)
                }
            }
            "switch" => self.switch(reading)?,
            "unreachable" => (Op::Unreachable, None),
            _ => {
                let what = refused_instruction(word);
                if !self.starts_line() {
                    self.skip_line();
                }
                (Op::Unsupported(what), None)
            }
        };
        Ok(Some(read))
    }

    /// Flags between an instruction's word and its operands, and the first fast-math flag among them.
    fn flags(&mut self) -> (Flags, Option<&'a str>) {
        let mut flags = Flags::default();
        let mut fast = None;
        while let Token::Word(word) = self.token {
            match word {
                "nsw" => flags.nsw = true,
                "nuw" => flags.nuw = true,
                "exact" => flags.exact = true,
                "inbounds" | "nusw" | "nneg" | "disjoint" | "samesign" => {}
                "nnan" | "ninf" | "nsz" | "arcp" | "contract" | "afn" | "reassoc" | "fast" => fast = Some(word),
                _ => break,
            }
            self.bump();
        }
        (flags, fast)
    }

    fn truth_of(&mut self, ty: TypeId) -> TypeId {
        let truth = self.types.intern(Type::Int(1));
        match *self.types.shape(ty) {
            Type::Vector(count, _) => self.types.intern(Type::Vector(count, truth)),
            _ => truth,
        }
    }

    fn part_type(&mut self, ty: TypeId, path: &[u64]) -> Result<TypeId> {
        let mut ty = ty;
        for &index in path {
            match self.types.part(ty, index) {
                Some((part, _)) => ty = part,
                None => return self.error(format!("{} has no part {index}", self.types.describe(ty))),
            }
        }
        Ok(ty)
    }

    /// Whether a value, not a metadata attachment, follows the comma here.
    fn is_value_next(&self) -> bool {
        let mut ahead = self.lexer;
        !matches!(ahead.next(), Token::Metadata(_) | Token::Word("align" | "inrange"))
    }

    pub(super) fn typed(&mut self, reading: &mut Reading<'a>) -> Result<Typed<'a>> {
        let ty = self.ty()?;
        let value = self.operand(ty, reading)?;
        Ok(Typed { ty, value })
    }

    fn operand(&mut self, ty: TypeId, reading: &mut Reading<'a>) -> Result<Operand<'a>> {
        match self.token {
            Token::Local(name) => {
                self.bump();
                Ok(Operand::Local(reading.local(name)))
            }
            _ => Ok(Operand::Constant(self.constant(ty)?)),
        }
    }

    fn target_label(&mut self, reading: &mut Reading<'a>) -> Result<BlockId> {
        self.expect_word("label")?;
        match self.bump() {
            Token::Local(name) => Ok(reading.label(name)),
            _ => self.error("expected a label"),
        }
    }

    fn path(&mut self) -> Result<Vec<u64>> {
        let mut path = vec![];
        while self.token == Token::Sign(b',') && self.is_value_next() {
            self.bump();
            path.push(self.unsigned()?);
        }
        Ok(path)
    }

    fn phi(&mut self, reading: &mut Reading<'a>) -> Result<Read<'a>> {
        let ty = self.ty()?;
        let mut incoming = vec![];
        loop {
            self.expect_sign(b'[')?;
            let value = self.operand(ty, reading)?;
            self.expect_sign(b',')?;
            let Token::Local(name) = self.bump() else { return self.error("expected a label") };
            self.expect_sign(b']')?;
            incoming.push((value, reading.label(name)));
            if self.token != Token::Sign(b',') || !self.is_value_next() {
                return Ok((Op::Phi { ty, incoming }, Some(ty)));
            }
            self.bump();
        }
    }

    fn alloca(&mut self, reading: &mut Reading<'a>) -> Result<Op<'a>> {
        let unusual = self.accept_word("inalloca") | self.accept_word("swifterror");
        let ty = self.ty()?;
        let mut count = None;
        while self.token == Token::Sign(b',') && !self.is_attachment_next() {
            self.bump();
            match self.token {
                Token::Word("align") => {
                    self.bump();
                    self.unsigned()?;
                }
                Token::Word("addrspace") => {
                    self.address_space()?;
                }
                _ => count = Some(self.typed(reading)?),
            }
        }
        Ok(if unusual { Op::Unsupported("`inalloca` or `swifterror` memory".into()) } else { Op::Alloca { ty, count } })
    }

    fn is_attachment_next(&self) -> bool {
        let mut ahead = self.lexer;
        matches!(ahead.next(), Token::Metadata(_))
    }

    fn load(&mut self, reading: &mut Reading<'a>) -> Result<Read<'a>> {
        let refused = self.access_kind("load");
        let ty = self.ty()?;
        self.expect_sign(b',')?;
        let address = self.typed(reading)?;
        let align = self.access_tail()?;
        let op = match refused {
            Some(what) => Op::Unsupported(what),
            None => Op::Load { ty, address, range: None, non_null: false, align },
        };
        Ok((op, Some(ty)))
    }

    fn store(&mut self, reading: &mut Reading<'a>) -> Result<Op<'a>> {
        let refused = self.access_kind("store");
        let value = self.typed(reading)?;
        self.expect_sign(b',')?;
        let address = self.typed(reading)?;
        let align = self.access_tail()?;
        Ok(match refused {
            Some(what) => Op::Unsupported(what),
            None => Op::Store { value, address, align },
        })
    }

    /// `atomic` and `volatile` before an access: why it is refused.
    fn access_kind(&mut self, access: &str) -> Option<String> {
        let atomic = self.accept_word("atomic");
        let volatile = self.accept_word("volatile");
        match (atomic, volatile) {
            (true, _) => Some(format!("atomic {access}")),
            (false, true) => Some(format!("volatile {access}")),
            (false, false) => None,
        }
    }

    /// Ordering and alignment after an access: the alignment.
    fn access_tail(&mut self) -> Result<Option<u64>> {
        let mut align = None;
        while let Token::Word(word) = self.token {
            if self.starts_line() {
                break;
            }
            self.bump();
            if word == "syncscope" {
                self.skip_parentheses()?;
            }
        }
        while self.token == Token::Sign(b',') && !self.is_attachment_next() {
            self.bump();
            self.expect_word("align")?;
            align = Some(self.unsigned()?);
        }
        Ok(align)
    }

    fn switch(&mut self, reading: &mut Reading<'a>) -> Result<Read<'a>> {
        let value = self.typed(reading)?;
        self.expect_sign(b',')?;
        let default = self.target_label(reading)?;
        self.expect_sign(b'[')?;
        let mut cases = vec![];
        while !self.accept_sign(b']') {
            self.ty()?;
            let case = self.integer()?;
            self.expect_sign(b',')?;
            cases.push((case, self.target_label(reading)?));
        }
        Ok((Op::Switch { value, default, cases }, None))
    }

    fn landing_pad(&mut self, reading: &mut Reading<'a>) -> Result<Read<'a>> {
        let ty = self.ty()?;
        let mut catches = false;
        while let Token::Word(word @ ("cleanup" | "catch" | "filter")) = self.token {
            self.bump();
            if word != "cleanup" {
                catches = true;
                self.typed(reading)?;
            }
        }
        let op = if catches { Op::Unsupported("a handler of exceptions".into()) } else { Op::LandingPad { ty } };
        Ok((op, Some(ty)))
    }

    fn call_or_debug(&mut self, reading: &mut Reading<'a>) -> Result<Option<Read<'a>>> {
        let mut ahead = self.lexer;
        // `call void @llvm.dbg.value(metadata …)` is the old form of a debug record.
        if self.token == Token::Word("void")
            && let Token::Global(name) = ahead.next()
            && let Some(kind) = name.strip_prefix("llvm.dbg.")
        {
            self.bump();
            self.bump();
            self.debug_call(kind, reading)?;
            return Ok(None);
        }
        let (_, fast) = self.flags();
        let (call, ty) = self.call(reading)?;
        Ok(Some(refuse_fast((Op::Call(call), ty), fast)))
    }

    fn call(&mut self, reading: &mut Reading<'a>) -> Result<(Call<'a>, Option<TypeId>)> {
        let convention = self.calling_convention()?;
        self.value_traits()?;
        if self.token == Token::Word("addrspace") {
            self.address_space()?;
        }
        let ty = self.ty()?;
        // Typed pointers write `i32 (i32)* %f` where opaque ones write `i32 %f`; both mean the same.
        let result = match self.types.get(ty) {
            Type::Function { result, .. } => *result,
            _ => ty,
        };
        let pointer = self.types.intern(Type::Pointer);
        let callee = self.operand(pointer, reading)?;
        let args = self.arguments(reading)?;
        let mut traits = FunctionTraits { other_convention: !convention.is_empty(), ..FunctionTraits::default() };
        let mut groups = vec![];
        while !self.starts_line() {
            match self.token {
                Token::Hash(group) => {
                    groups.push(group);
                    self.bump();
                }
                Token::Word("to") => break,
                Token::Word(word) => {
                    self.bump();
                    self.function_trait(word, &mut traits)?;
                }
                Token::Text(_) => {
                    self.bump();
                    if self.accept_sign(b'=') {
                        self.bump();
                    }
                }
                Token::Sign(b'[') => self.operand_bundles()?,
                _ => break,
            }
        }
        // An invoke's `to` stands on the next line.
        let has_value = self.types.shape(result) != &Type::Void;
        Ok((Call { result, callee, args, traits, groups }, has_value.then_some(result)))
    }

    /// `[ "align"(ptr %p, i64 8) ]`: more promises.
    fn operand_bundles(&mut self) -> Result<()> {
        loop {
            match self.bump() {
                Token::Sign(b']') => return Ok(()),
                Token::Sign(b'[') => {}
                Token::End => return self.unexpected("`]`"),
                _ => {}
            }
        }
    }

    fn arguments(&mut self, reading: &mut Reading<'a>) -> Result<Vec<Argument<'a>>> {
        self.expect_sign(b'(')?;
        let mut args = vec![];
        while !self.accept_sign(b')') {
            if !args.is_empty() {
                self.expect_sign(b',')?;
            }
            let ty = self.ty()?;
            if self.types.get(ty) == &Type::Metadata {
                self.skip_metadata(reading)?;
                let value = Operand::Constant(Constant::Unsupported("metadata"));
                args.push(Argument { value: Typed { ty, value }, traits: ValueTraits::default() });
                continue;
            }
            let traits = self.value_traits()?;
            let value = self.operand(ty, reading)?;
            args.push(Argument { value: Typed { ty, value }, traits });
        }
        Ok(args)
    }

    /// `, !dbg !3, !range !4` after an instruction: the location.
    fn attachments(&mut self, op: &mut Op<'a>) -> Result<Option<u32>> {
        let mut debug = None;
        while self.token == Token::Sign(b',') {
            self.bump();
            let Token::Metadata(kind) = self.bump() else { return self.error("expected a metadata attachment") };
            let node: Option<u32> = match self.token {
                Token::Metadata(node) => {
                    self.bump();
                    if node.is_empty() || self.token == Token::Sign(b'(') {
                        self.skip_node()?;
                    }
                    node.parse().ok()
                }
                _ => return self.unexpected("a metadata node"),
            };
            match (kind, &mut *op) {
                ("dbg", _) => debug = node,
                ("range", Op::Load { range, .. }) => *range = node,
                ("nonnull", Op::Load { non_null, .. }) => *non_null = true,
                _ => {}
            }
        }
        Ok(debug)
    }

    /// The rest of an inline metadata node: a string, braces or parentheses.
    fn skip_node(&mut self) -> Result<()> {
        match self.token {
            Token::Text(_) => {
                self.bump();
                Ok(())
            }
            Token::Sign(b'(') => self.skip_parentheses(),
            Token::Sign(b'{') => {
                let mut depth = 0usize;
                loop {
                    match self.bump() {
                        Token::Sign(b'{') => depth += 1,
                        Token::Sign(b'}') => {
                            depth -= 1;
                            if depth == 0 {
                                return Ok(());
                            }
                        }
                        Token::End => return self.unexpected("`}`"),
                        _ => {}
                    }
                }
            }
            _ => self.unexpected("a metadata node"),
        }
    }

    /// An argument of type `metadata`: a node or a typed value.
    fn skip_metadata(&mut self, reading: &mut Reading<'a>) -> Result<()> {
        if let Token::Metadata(node) = self.token {
            self.bump();
            if node.parse::<u32>().is_err() {
                self.skip_node()?;
            }
            return Ok(());
        }
        self.typed(reading)?;
        Ok(())
    }

    /// `call void @llvm.dbg.value(metadata i32 %x, metadata !3, metadata !DIExpression())`, from the bracket on.
    fn debug_call(&mut self, kind: &str, reading: &mut Reading<'a>) -> Result<()> {
        self.expect_sign(b'(')?;
        if !matches!(kind, "value" | "declare") {
            let mut depth = 1usize;
            while depth > 0 {
                match self.bump() {
                    Token::Sign(b'(') => depth += 1,
                    Token::Sign(b')') => depth -= 1,
                    Token::End => return self.unexpected("`)`"),
                    _ => {}
                }
            }
            self.call_tail()?;
            return Ok(());
        }
        self.expect_word("metadata")?;
        let value = self.recorded_value(reading)?;
        self.expect_sign(b',')?;
        self.expect_word("metadata")?;
        let Token::Metadata(variable) = self.bump() else { return self.error("expected a variable") };
        self.expect_sign(b',')?;
        self.expect_word("metadata")?;
        let whole = self.debug_expression()?;
        self.expect_sign(b')')?;
        self.call_tail()?;
        if let (Some(value), Ok(variable)) = (value, variable.parse()) {
            reading.records.push(Record { value, variable, declares: kind == "declare", whole });
        }
        Ok(())
    }

    fn call_tail(&mut self) -> Result<()> {
        while let Token::Hash(_) = self.token {
            if self.starts_line() {
                break;
            }
            self.bump();
        }
        Ok(())
    }

    /// `#dbg_value(i32 %x, !3, !DIExpression(), !4)`, from the bracket on.
    pub(super) fn debug_record(&mut self, kind: &str, reading: &mut Reading<'a>) -> Result<()> {
        if !matches!(kind, "dbg_value" | "dbg_declare") {
            return self.skip_parentheses();
        }
        self.expect_sign(b'(')?;
        let value = self.recorded_value(reading)?;
        self.expect_sign(b',')?;
        let Token::Metadata(variable) = self.bump() else { return self.error("expected a variable") };
        self.expect_sign(b',')?;
        let whole = self.debug_expression()?;
        self.expect_sign(b',')?;
        let Token::Metadata(_) = self.bump() else { return self.error("expected a location") };
        self.expect_sign(b')')?;
        if let (Some(value), Ok(variable)) = (value, variable.parse()) {
            reading.records.push(Record { value, variable, declares: kind == "dbg_declare", whole });
        }
        Ok(())
    }

    /// The value of a debug record; none for lists of values.
    fn recorded_value(&mut self, reading: &mut Reading<'a>) -> Result<Option<Operand<'a>>> {
        if let Token::Metadata(node) = self.token {
            self.bump();
            if node.parse::<u32>().is_err() {
                self.skip_node()?;
            }
            return Ok(None);
        }
        Ok(Some(self.typed(reading)?.value))
    }

    /// Whether a `!DIExpression(…)` is empty.
    fn debug_expression(&mut self) -> Result<bool> {
        let Token::Metadata(_) = self.bump() else { return self.error("expected a debug expression") };
        let mut ahead = self.lexer;
        let whole = ahead.next() == Token::Sign(b')');
        self.skip_parentheses()?;
        Ok(whole)
    }
}

fn refuse_fast<'a>(read: Read<'a>, fast: Option<&str>) -> Read<'a> {
    match fast {
        Some(flag) => (Op::Unsupported(format!("fast-math flag `{flag}`")), read.1),
        None => read,
    }
}

fn refused_instruction(word: &str) -> String {
    format!("instruction `{word}`")
}

/// Whether a refusal is of an instruction that ends a block.
pub(super) fn is_refused_end(what: &str) -> bool {
    ["indirectbr", "callbr", "catchswitch", "catchret", "cleanupret"]
        .iter()
        .any(|word| what == refused_instruction(word))
}
