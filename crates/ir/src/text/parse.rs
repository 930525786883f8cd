//! The parser: declarations, and the order of work.
//!
//! Names may be used before they are declared, so the text is read in steps: first the places of all declarations,
//! then files, regions, globals, externals and function headers, and last the function bodies. Each step is a loop
//! over tokens; nothing recurses, and every step takes time linear in the text.

use std::borrow::Cow;

use tandem_base::Assumption;

use crate::function::{External, Function, Global, GlobalCell, Module, Nature, Signature};
use crate::ids::{FileId, FuncId, GlobalId, IdVec, RegionId};
use crate::inst::Callee;
use crate::text::body::{Positions, parse_body};
use crate::text::cursor::{Cursor, Names};
use crate::text::lexer::{Token, shortened};
use crate::text::literal::parse_bits;
use crate::text::names::{Ident, quoted};
use crate::text::words::region_kind;
use crate::text::{ParseError, Problem};
use crate::types::{Region, RegionKind, Ty};
use crate::verify::{Invariant, VerifyError, check_global, check_region, check_signature, verify_module};

/// The module that the text stands for. It satisfies the verifier.
pub fn parse_module(text: &str) -> Result<Module, ParseError> {
    let verified = parse(text).and_then(|(module, places)| match verify_module(&module) {
        Ok(()) => Ok(module),
        Err(errors) => Err(first_problem(&module, &errors, &places)),
    });
    verified.map_err(|problem| problem.locate(text))
}

/// Like [`parse_module`] without the verifier: names are resolved and types inferred, but nothing says that the
/// module makes sense. For tests of the verifier, and to look at what it refuses.
pub fn parse_module_unverified(text: &str) -> Result<Module, ParseError> {
    match parse(text) {
        Ok((module, _)) => Ok(module),
        Err(problem) => Err(problem.locate(text)),
    }
}

/// The verifier's first error at its place in the text.
fn first_problem(module: &Module, errors: &[VerifyError], places: &Places) -> Problem {
    let Some(error) = errors.first() else { return Problem::new(0, "the verifier refuses the module") };
    let explanation = format!("{} (invariant {}, {:?})", error.message, error.invariant.number(), error.invariant);
    match error.function.and_then(|function| places.functions.get(function)) {
        Some(function) => {
            let inst = error.inst.and_then(|inst| function.insts.get(inst));
            let is_about_label = matches!(error.invariant, Invariant::Reachable | Invariant::StateParameters);
            let blocks = if is_about_label { &function.blocks } else { &function.terminators };
            let block = error.block.and_then(|block| blocks.get(block));
            Problem::new(*inst.or(block).unwrap_or(&function.header), explanation)
        }
        None => Problem::new(wrong_declaration(module, places).unwrap_or(0), explanation),
    }
}

/// Where the declaration stands that the verifier refuses.
fn wrong_declaration(module: &Module, places: &Places) -> Option<u32> {
    let regions = module.regions.values().map(|region| check_region(module, region).is_err());
    let globals = module.globals.values().map(|global| check_global(module, global).is_err());
    let externals = module.externals.values().map(|external| check_signature(module, &external.signature).is_err());
    let functions = module.functions.values().map(|function| check_signature(module, &function.signature).is_err());
    let is_wrong = regions.chain(globals).chain(externals).chain(functions);
    let offsets = places.regions.iter().chain(&places.globals).chain(&places.externals).copied();
    let offsets = offsets.chain(places.functions.values().map(|function| function.header));
    is_wrong.zip(offsets).find(|(is_wrong, _)| *is_wrong).map(|(_, offset)| offset)
}

/// Where things stand in the text.
#[derive(Default)]
struct Places {
    regions: Vec<u32>,
    globals: Vec<u32>,
    externals: Vec<u32>,
    functions: IdVec<FuncId, Positions>,
}

/// What bodies refer to.
#[derive(Default)]
pub(crate) struct Declarations<'t> {
    /// Everything declared; functions have no bodies yet.
    pub(crate) module: Module,
    /// Files by name.
    pub(crate) files: Names<'t, FileId>,
    /// Regions by name.
    pub(crate) regions: Names<'t, RegionId>,
    /// Globals by name.
    pub(crate) globals: Names<'t, GlobalId>,
    /// Functions and externals by name.
    pub(crate) callees: Names<'t, Callee>,
}

/// A function's parameters and where its body starts.
pub(crate) struct Header<'t> {
    /// The entry block's parameters: what they are called, their types and where they stand.
    pub(crate) params: Vec<(Ident<'t>, Ty, u32)>,
    /// Where the name of the function stands.
    pub(crate) offset: u32,
    /// Where the brace stands.
    pub(crate) body: u32,
}

fn parse(text: &str) -> Result<(Module, Places), Problem> {
    if u32::try_from(text.len()).is_err() {
        return Err(Problem::new(0, "texts of 4 GiB and more are refused"));
    }
    let declarations = declarations(text)?;
    let mut context = Declarations::default();
    let mut places = Places::default();
    let mut headers = vec![];
    // Each kind refers only to kinds before it.
    for kind in ["file", "assume", "string", "region", "global", "external", "func"] {
        for (_, offset) in declarations.iter().filter(|(word, _)| *word == kind) {
            let mut cursor = Cursor::new(text, *offset)?;
            match kind {
                "file" => file(&mut cursor, &mut context)?,
                "assume" => {
                    let text = cursor.text("the assumption, a string")?;
                    let assumption = Assumption::parse(&text)
                        .ok_or_else(|| Problem::new(*offset, format!("there is no assumption {}", quoted(&text))))?;
                    context.module.assumptions.insert(assumption);
                }
                "string" => {
                    let string = cursor.text("the text, a string")?;
                    context.module.strings.insert(string.into_owned());
                }
                "region" => {
                    places.regions.push(*offset);
                    region(&mut cursor, &mut context)?;
                }
                "global" => {
                    places.globals.push(*offset);
                    global(&mut cursor, &mut context)?;
                }
                "external" => {
                    places.externals.push(*offset);
                    external(&mut cursor, &mut context)?;
                }
                _ => {
                    headers.push(header(&mut cursor, &mut context)?);
                    continue;
                }
            }
            if !matches!(cursor.peek(), Token::Newline | Token::End) {
                return Err(cursor.expected("the end of the line"));
            }
        }
    }
    let mut functions = IdVec::new();
    for (header, id) in headers.into_iter().zip(context.module.functions.ids()) {
        let (function, positions) = parse_body(text, &context, &context.module.functions[id], header)?;
        functions.push(function);
        places.functions.push(positions);
    }
    context.module.functions = functions;
    Ok((context.module, places))
}

/// The keyword of every declaration and the place after it.
fn declarations(text: &str) -> Result<Vec<(&str, u32)>, Problem> {
    let mut cursor = Cursor::new(text, 0)?;
    let mut declarations = vec![];
    loop {
        cursor.skip_newlines()?;
        if *cursor.peek() == Token::End {
            return Ok(declarations);
        }
        match *cursor.peek() {
            Token::Word(keyword @ ("file" | "assume" | "string" | "region" | "global" | "external" | "func")) => {
                cursor.advance()?;
                declarations.push((keyword, cursor.offset()));
            }
            _ => return Err(cursor.expected("`file`, `assume`, `string`, `region`, `global`, `external` or `func`")),
        }
        skip_declaration(&mut cursor)?;
    }
}

/// Goes to the end of the line that is outside all brackets.
fn skip_declaration(cursor: &mut Cursor<'_>) -> Result<(), Problem> {
    let mut depth = 0u32;
    let mut outermost = cursor.offset();
    loop {
        match cursor.peek() {
            Token::Punct('(' | '[' | '{') => {
                if depth == 0 {
                    outermost = cursor.offset();
                }
                depth += 1;
            }
            Token::Punct(closing @ (')' | ']' | '}')) => match depth.checked_sub(1) {
                Some(outer) => depth = outer,
                None => return Err(Problem::new(cursor.offset(), format!("this `{closing}` closes nothing"))),
            },
            Token::Newline if depth == 0 => return Ok(()),
            Token::End if depth == 0 => return Ok(()),
            Token::End => return Err(Problem::new(outermost, "this bracket is never closed")),
            _ => {}
        }
        cursor.advance()?;
    }
}

fn already(kind: &str, name: &str, offset: u32) -> Problem {
    Problem::new(offset, format!("there already is a {kind} `{}`", shortened(name)))
}

fn file(cursor: &mut Cursor<'_>, context: &mut Declarations<'_>) -> Result<(), Problem> {
    let offset = cursor.offset();
    let name = cursor.text("the name of a file, a string")?.into_owned();
    if context.files.insert(Cow::Owned(name.clone()), context.module.files.next_id()).is_some() {
        return Err(already("file", &name, offset));
    }
    context.module.files.push(name);
    Ok(())
}

/// `@name: [keys] -> element kind { key: element, … }`.
fn region<'t>(cursor: &mut Cursor<'t>, context: &mut Declarations<'t>) -> Result<(), Problem> {
    let offset = cursor.offset();
    let name = cursor.at("the name of a region")?;
    cursor.expect(':')?;
    cursor.expect('[')?;
    let keys = cursor.list(&[']'], |cursor| cursor.ty(&context.regions))?;
    cursor.expect(']')?;
    if *cursor.peek() != Token::Arrow {
        return Err(cursor.expected("`->` and the type of the elements"));
    }
    cursor.advance()?;
    let element = cursor.ty(&context.regions)?;
    let what = "`shared`, `local`, `constant`, `hidden`, `computed` or `objects`";
    let kind = match cursor.peek() {
        Token::Word(word) => region_kind(word),
        _ => None,
    };
    let Some(kind) = kind else { return Err(cursor.expected(what)) };
    cursor.advance()?;
    let mut contents = vec![];
    if cursor.is('{') {
        let (&[key_type], RegionKind::Constant) = (keys.as_slice(), kind) else {
            return Err(Problem::new(cursor.offset(), "only a constant region with one key has contents"));
        };
        cursor.braced(|cursor| {
            let key = bits(cursor, key_type, "a key")?;
            cursor.expect(':')?;
            contents.push((key, bits(cursor, element, "an element")?));
            Ok(())
        })?;
    }
    if context.regions.insert(name.clone(), context.module.regions.next_id()).is_some() {
        return Err(already("region", &name, offset));
    }
    context.module.regions.push(Region { name: name.into_owned(), keys, element, kind, contents });
    Ok(())
}

/// A literal of this type.
fn bits(cursor: &mut Cursor<'_>, ty: Ty, what: &str) -> Result<u128, Problem> {
    let offset = cursor.offset();
    let literal = cursor.literal(&format!("{what}, a number"))?;
    parse_bits(ty, literal).map_err(|message| Problem::new(offset, message))
}

/// `@name: 6 bytes open { @region[offset]: element, … }`.
fn global<'t>(cursor: &mut Cursor<'t>, context: &mut Declarations<'t>) -> Result<(), Problem> {
    let offset = cursor.offset();
    let name = cursor.at("the name of a global")?;
    cursor.expect(':')?;
    let size = unsigned_64(cursor, "the size of the global")?;
    if !cursor.accept_word("bytes")? {
        return Err(cursor.expected("`bytes`"));
    }
    let open = cursor.accept_word("open")?;
    let mut contents = vec![];
    if cursor.is('{') {
        cursor.braced(|cursor| {
            let region_offset = cursor.offset();
            let Ty::Mem(region) = cursor.ty(&context.regions)? else {
                return Err(Problem::new(region_offset, "expected a region, such as `@name[0]: 12`"));
            };
            cursor.expect('[')?;
            let offset = unsigned_64(cursor, "an offset in bytes")?;
            cursor.expect(']')?;
            cursor.expect(':')?;
            let bits = bits(cursor, context.module.regions[region].element, "an element")?;
            contents.push(GlobalCell { region, offset, bits });
            Ok(())
        })?;
    }
    if context.globals.insert(name.clone(), context.module.globals.next_id()).is_some() {
        return Err(already("global", &name, offset));
    }
    context.module.globals.push(Global { name: name.into_owned(), size, open, contents });
    Ok(())
}

fn unsigned_64(cursor: &mut Cursor<'_>, what: &str) -> Result<u64, Problem> {
    let offset = cursor.offset();
    let number = cursor.unsigned(64, &format!("{what}, a number"))?;
    u64::try_from(number).map_err(|_| Problem::new(offset, "the number does not fit in 64 bits"))
}

/// `@name(types; state) -> results`, with `definite` before it if it does one definite thing, and then its nature.
fn external<'t>(cursor: &mut Cursor<'t>, context: &mut Declarations<'t>) -> Result<(), Problem> {
    let is_definite = *cursor.peek() == Token::Word("definite");
    if is_definite {
        cursor.advance()?;
    }
    let nature = Nature::WORDS.iter().find(|(_, word)| *cursor.peek() == Token::Word(word)).map(|(nature, _)| *nature);
    if nature.is_some() {
        cursor.advance()?;
    }
    let nature = nature.unwrap_or_default();
    let offset = cursor.offset();
    let name = cursor.at("the name of an external function")?;
    cursor.expect('(')?;
    let params = cursor.list(&[';', ')'], |cursor| cursor.ty(&context.regions))?;
    let state = if cursor.accept(';')? { cursor.list(&[')'], |cursor| cursor.ty(&context.regions))? } else { vec![] };
    cursor.expect(')')?;
    let signature = Signature { params, results: results(cursor, context)?, state };
    let callee = Callee::External(context.module.externals.next_id());
    if context.callees.insert(name.clone(), callee).is_some() {
        return Err(already("function", &name, offset));
    }
    context.module.externals.push(External { name: name.into_owned(), signature, is_definite, nature });
    Ok(())
}

/// `-> type` or `-> (type, …)`, if there are results.
fn results(cursor: &mut Cursor<'_>, context: &Declarations<'_>) -> Result<Vec<Ty>, Problem> {
    if *cursor.peek() != Token::Arrow {
        return Ok(vec![]);
    }
    cursor.advance()?;
    if !cursor.accept('(')? {
        return Ok(vec![cursor.ty(&context.regions)?]);
    }
    let results = cursor.list(&[')'], |cursor| cursor.ty(&context.regions))?;
    cursor.expect(')')?;
    Ok(results)
}

/// `@name(param: type, …; state: type, …) -> results !line`, up to the brace of the body.
fn header<'t>(cursor: &mut Cursor<'t>, context: &mut Declarations<'t>) -> Result<Header<'t>, Problem> {
    let offset = cursor.offset();
    let name = cursor.at("the name of a function")?;
    cursor.expect('(')?;
    let mut params = cursor.list(&[';', ')'], |cursor| param(cursor, &context.regions))?;
    let scalars = params.len();
    if cursor.accept(';')? {
        params.extend(cursor.list(&[')'], |cursor| param(cursor, &context.regions))?);
    }
    cursor.expect(')')?;
    let types: Vec<Ty> = params.iter().map(|(_, ty, _)| *ty).collect();
    let (scalar_types, state_types) = types.split_at(scalars);
    let results = results(cursor, context)?;
    let signature = Signature { params: scalar_types.to_vec(), results, state: state_types.to_vec() };
    let line = cursor.line(&context.files, None)?;
    if !cursor.is('{') {
        return Err(cursor.expected("`{` and the body"));
    }
    let callee = Callee::Function(context.module.functions.next_id());
    if context.callees.insert(name.clone(), callee).is_some() {
        return Err(already("function", &name, offset));
    }
    context.module.functions.push(Function {
        name: name.into_owned(),
        signature,
        blocks: IdVec::new(),
        insts: IdVec::new(),
        values: IdVec::new(),
        line,
    });
    Ok(Header { params, offset, body: cursor.offset() })
}

/// `name: type`.
pub(crate) fn param<'t>(
    cursor: &mut Cursor<'t>,
    regions: &Names<'_, RegionId>,
) -> Result<(Ident<'t>, Ty, u32), Problem> {
    let offset = cursor.offset();
    let ident = ident(cursor, "a parameter")?;
    cursor.expect(':')?;
    Ok((ident, cursor.ty(regions)?, offset))
}

/// The name of a value.
pub(crate) fn ident<'t>(cursor: &mut Cursor<'t>, what: &str) -> Result<Ident<'t>, Problem> {
    if !matches!(cursor.peek(), Token::Word(_) | Token::Quoted(..)) {
        return Err(cursor.expected(what));
    }
    match cursor.advance()? {
        Token::Word(word) => Ok(Ident::of_word(word)),
        Token::Quoted(name, version) => Ok(Ident { name: Some(name), version: version.unwrap_or("") }),
        _ => unreachable!("the token was looked at"),
    }
}
