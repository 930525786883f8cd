//! Functions: headers and bodies.

use rustc_hash::FxHashMap;

use super::instructions::is_refused_end;
use super::{Parser, Result};
use crate::ast::{Block, BlockId, Body, Function, FunctionTraits, Inst, Local, LocalInfo, Op, Param, Record, Symbol};
use crate::lexer::Token;
use crate::types::{Type, TypeId};

/// The function whose body is being read.
pub(super) struct Reading<'a> {
    locals: FxHashMap<&'a str, Local>,
    names: Vec<&'a str>,
    types: Vec<Option<TypeId>>,
    labels: FxHashMap<&'a str, BlockId>,
    blocks: Vec<Option<Block<'a>>>,
    pub(super) records: Vec<Record<'a>>,
}

impl<'a> Reading<'a> {
    /// The value of this name, defined or yet to be.
    pub(super) fn local(&mut self, name: &'a str) -> Local {
        let next = Local(self.names.len() as u32);
        let local = *self.locals.entry(name).or_insert(next);
        if local == next {
            self.names.push(name);
            self.types.push(None);
        }
        local
    }

    /// The block of this name, defined or yet to be.
    pub(super) fn label(&mut self, name: &'a str) -> BlockId {
        let next = BlockId(self.blocks.len() as u32);
        let block = *self.labels.entry(name).or_insert(next);
        if block == next {
            self.blocks.push(None);
        }
        block
    }

    fn define(&mut self, name: &'a str, ty: TypeId) -> Option<Local> {
        let local = self.local(name);
        let slot = &mut self.types[local.0 as usize];
        if slot.is_some() {
            return None;
        }
        *slot = Some(ty);
        Some(local)
    }
}

struct Header<'a> {
    function: Function<'a>,
    names: Vec<Option<&'a str>>,
}

impl<'a> Parser<'a> {
    pub(super) fn declare(&mut self) -> Result<()> {
        self.bump();
        // `declare !dbg !3 i32 @f(...)` in newer versions.
        while let Token::Metadata(_) = self.token {
            self.bump();
        }
        let header = self.header(false)?;
        self.add_function(header.function)
    }

    pub(super) fn define(&mut self) -> Result<()> {
        self.bump();
        let header = self.header(true)?;
        let mut function = header.function;
        let params: Vec<TypeId> = function.params.iter().map(|param| param.ty).collect();
        function.body = Some(self.body(&params, &header.names)?);
        self.add_function(function)
    }

    fn add_function(&mut self, function: Function<'a>) -> Result<()> {
        self.define_symbol(function.name, Symbol::Function(self.functions.len()))?;
        self.functions.push(function);
        Ok(())
    }

    fn header(&mut self, defines: bool) -> Result<Header<'a>> {
        let line = self.line();
        let linkage = self.linkage()?;
        let convention = self.calling_convention()?;
        let result_traits = self.value_traits()?;
        let result = self.ty()?;
        let Token::Global(name) = self.bump() else { return self.unexpected("a function name") };
        let mut params = vec![];
        let mut names = vec![];
        let mut variadic = false;
        self.expect_sign(b'(')?;
        while !self.accept_sign(b')') {
            if !params.is_empty() {
                self.expect_sign(b',')?;
            }
            if self.token == Token::Ellipsis {
                self.bump();
                variadic = true;
                self.expect_sign(b')')?;
                break;
            }
            let ty = self.ty()?;
            let traits = self.value_traits()?;
            params.push(Param { ty, traits });
            names.push(match self.token {
                Token::Local(name) => {
                    self.bump();
                    Some(name)
                }
                _ => None,
            });
        }
        let mut traits = FunctionTraits::default();
        let mut groups = vec![];
        let mut debug = None;
        loop {
            if self.token == Token::End || (!defines && self.starts_line()) {
                break;
            }
            match self.token {
                Token::Sign(b'{') => break,
                Token::Hash(group) => {
                    groups.push(group);
                    self.bump();
                }
                Token::Word("personality" | "prefix" | "prologue") => {
                    self.bump();
                    self.typed_constant()?;
                }
                Token::Word(word) => {
                    self.bump();
                    self.function_trait(word, &mut traits)?;
                }
                Token::Text(key) => {
                    self.bump();
                    self.text_trait(key, &mut traits);
                }
                Token::Metadata(kind) => {
                    self.bump();
                    if let Token::Metadata(node) = self.bump()
                        && kind == "dbg"
                    {
                        debug = node.parse().ok();
                    }
                }
                Token::Number(_) | Token::Comdat(_) => {
                    self.bump();
                }
                _ => return self.unexpected("an attribute of the function"),
            }
        }
        self.function_groups.push(groups);
        if linkage.may_be_missing {
            self.doubtful.push(name);
        }
        let (internal, replaceable) = (linkage.internal, linkage.replaceable);
        let function = Function {
            name,
            result,
            result_traits,
            params,
            variadic,
            convention,
            internal,
            replaceable,
            traits,
            body: None,
            debug,
            line,
        };
        Ok(Header { function, names })
    }

    fn body(&mut self, params: &[TypeId], names: &[Option<&'a str>]) -> Result<Body<'a>> {
        let mut reading = Reading {
            locals: FxHashMap::default(),
            names: vec![],
            types: vec![],
            labels: FxHashMap::default(),
            blocks: vec![],
            records: vec![],
        };
        // Values without a name are numbered in order, and so is an entry block without a label.
        let mut unnamed = 0;
        for (&ty, name) in params.iter().zip(names) {
            let name = match name {
                Some(name) if !is_number(name) => name,
                _ => {
                    unnamed += 1;
                    number_name(unnamed - 1)
                }
            };
            if reading.define(name, ty).is_none() {
                return self.error(format!("two parameters are named `%{name}`"));
            }
        }
        self.expect_sign(b'{')?;
        let mut entry = None;
        loop {
            let label = match self.token {
                Token::Sign(b'}') => break,
                Token::Label(label) => {
                    self.bump();
                    label
                }
                _ if entry.is_none() => number_name(unnamed),
                _ => return self.unexpected("a label"),
            };
            let id = reading.label(label);
            entry.get_or_insert(id);
            let block = self.block(&mut reading)?;
            let slot = &mut reading.blocks[id.0 as usize];
            if slot.is_some() {
                return self.error(format!("block `%{label}` is defined twice"));
            }
            *slot = Some(block);
        }
        self.bump();
        let Some(entry) = entry else { return self.error("a function without blocks") };
        let blocks: Option<Vec<Block<'a>>> = reading.blocks.into_iter().collect();
        let Some(blocks) = blocks else { return self.error("a branch to a block that does not exist") };
        let mut locals = Vec::with_capacity(reading.names.len());
        for (name, ty) in reading.names.into_iter().zip(reading.types) {
            let Some(ty) = ty else { return self.error(format!("`%{name}` is used but not defined")) };
            locals.push(LocalInfo { name, ty });
        }
        Ok(Body { locals, blocks, entry, records: reading.records })
    }

    fn block(&mut self, reading: &mut Reading<'a>) -> Result<Block<'a>> {
        let mut insts = vec![];
        loop {
            match self.token {
                Token::Hash(record) => {
                    self.bump();
                    self.debug_record(record, reading)?;
                }
                Token::Sign(b'}') | Token::Label(_) | Token::End => return self.error("a block without an end"),
                Token::Word("uselistorder") => self.skip_line(),
                _ => {
                    let inst = self.instruction(reading)?;
                    let Some(inst) = inst else { continue };
                    let refused_end = matches!(&inst.op, Op::Unsupported(what) if is_refused_end(what));
                    let ends = inst.op.ends_block() || refused_end;
                    let line = inst.line;
                    insts.push(inst);
                    if refused_end {
                        // Its function is refused; all that matters is that the block ends here.
                        insts.push(Inst { result: None, op: Op::Unreachable, debug: None, line });
                    }
                    if ends {
                        while self.token == Token::Word("uselistorder") {
                            self.skip_line();
                        }
                        return Ok(Block { insts });
                    }
                }
            }
        }
    }

    /// Notes that the instruction being read defines this value.
    pub(super) fn define_local(&mut self, reading: &mut Reading<'a>, name: &'a str, ty: TypeId) -> Result<Local> {
        if matches!(self.types.shape(ty), Type::Void | Type::Label | Type::Metadata) {
            return self.error(format!("`%{name}` cannot be a {}", self.types.describe(ty)));
        }
        match reading.define(name, ty) {
            Some(local) => Ok(local),
            None => self.error(format!("`%{name}` is defined twice")),
        }
    }
}

fn is_number(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit())
}

/// The text of a small number. Functions with more unnamed parameters do not occur; they get a name that cannot.
fn number_name(number: usize) -> &'static str {
    const NAMES: [&str; 40] = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19",
        "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32", "33", "34", "35", "36", "37",
        "38", "39",
    ];
    NAMES.get(number).copied().unwrap_or("unnamed entry")
}
