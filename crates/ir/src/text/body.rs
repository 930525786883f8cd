//! Function bodies: blocks, labels, and the names in them.
//!
//! A body is read once. Values and blocks may be used before they are defined, so a use is first numbered by the
//! order in which names appear, and is renamed to the number of the definition at the end.

use std::borrow::Cow;

use rustc_hash::FxHashMap;

use crate::function::{Function, ValueData};
use crate::ids::{Block, Id, IdVec, InstId, Value};
use crate::inst::Terminator;
use crate::text::Problem;
use crate::text::cursor::Cursor;
use crate::text::infer::infer_types;
use crate::text::lexer::{Token, shortened};
use crate::text::literal::parse_bits;
use crate::text::names::Ident;
use crate::text::parse::{Declarations, Header, ident, param};
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
    context: &Declarations<'t>,
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
pub(super) struct Uses<K> {
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
    pub(super) fn number(&mut self, name: K, offset: u32) -> usize {
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
pub(super) struct OpenBlock {
    pub(super) label: String,
    pub(super) offset: u32,
    pub(super) params: Vec<Value>,
    pub(super) insts: Vec<InstId>,
}

/// A case of a switch as written.
pub(super) struct PendingCase<'t> {
    pub(super) block: Block,
    pub(super) case: usize,
    pub(super) literal: &'t str,
    pub(super) offset: u32,
}

/// A body that is being read.
pub(super) struct Body<'c, 't> {
    pub(super) cursor: Cursor<'t>,
    pub(super) context: &'c Declarations<'t>,
    pub(super) function: Function,
    pub(super) values: Uses<Ident<'t>>,
    pub(super) labels: Uses<&'t str>,
    /// The types that the text gives, by value.
    pub(super) types: IdVec<Value, Option<Ty>>,
    pub(super) names: IdVec<Value, Option<Cow<'t, str>>>,
    pub(super) open: Option<OpenBlock>,
    pub(super) pending_cases: Vec<PendingCase<'t>>,
    pub(super) positions: Positions,
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

    pub(super) fn define(&mut self, ident: Ident<'t>, ty: Option<Ty>, offset: u32) -> Result<Value, Problem> {
        let value = self.types.push(ty);
        self.names.push(ident.name.clone());
        if self.values.define(ident.clone(), offset, value.index()) {
            return Ok(value);
        }
        Err(Problem::new(offset, format!("`{}` is defined twice", shown(&ident))))
    }

    /// A use of a value, numbered by appearance for now.
    pub(super) fn operand(&mut self) -> Result<Value, Problem> {
        operand(&mut self.cursor, &mut self.values)
    }

    pub(super) fn comma_operand(&mut self) -> Result<Value, Problem> {
        self.cursor.expect(',')?;
        self.operand()
    }

    /// Operands between commas up to a closing character.
    pub(super) fn operands(&mut self, closing: &[char]) -> Result<Vec<Value>, Problem> {
        let values = &mut self.values;
        self.cursor.list(closing, |cursor| operand(cursor, values))
    }

    /// `(scalars; state)`.
    pub(super) fn arguments(&mut self) -> Result<(Vec<Value>, Vec<Value>), Problem> {
        self.cursor.expect('(')?;
        let scalars = self.operands(&[';', ')'])?;
        let state = if self.cursor.accept(';')? { self.operands(&[')'])? } else { vec![] };
        self.cursor.expect(')')?;
        Ok((scalars, state))
    }

    /// `[keys]`.
    pub(super) fn keys(&mut self) -> Result<Vec<Value>, Problem> {
        self.cursor.expect('[')?;
        let keys = self.operands(&[']'])?;
        self.cursor.expect(']')?;
        Ok(keys)
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

/// An identifier as messages show it.
pub(super) fn shown(ident: &Ident<'_>) -> String {
    match &ident.name {
        None => format!("v{}", shortened(ident.version)),
        Some(name) if ident.version.is_empty() => shortened(name).into_owned(),
        Some(name) => format!("{}.{}", shortened(name), shortened(ident.version)),
    }
}
