//! Which functions and data of two modules are the same, down to everything they use.
//!
//! The address of a function may go where its caller is not seen: into `qsort`, into memory. Both sides know such an address
//! by a name, and two functions of one name may do different things. So the name carries a digest of the function and
//! of everything that it uses; equal digests mean equal code.
//!
//! The digest is a Merkle hash (BLAKE3) over the graph of definitions. A node is one definition as the lexer gives it, token
//! by token: the tree that lowering works on leaves out what it does not model (alignment, `volatile`, the text of inline
//! assembly, attributes), and nothing of that may be left out here. What is left out is listed in [`DROPPED`]: debug
//! information and hints to optimisers. An edge is a mention of another definition: callees, constants, tables, variables,
//! named types, and what runs before `main` and sets a variable. Names count where the linker or the other functions of
//! the file go by them: what other files can name, what is only declared, data that can change. All other definitions are
//! known by what they are: local values and blocks by their first occurrence, private functions, constants and types by
//! their place in the graph. Target, data layout and the module's flags are part of every digest.

use std::collections::VecDeque;
use std::sync::OnceLock;

use blake3::Hasher;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::lexer::{Lexer, Token};

/// A digest of 256 bits.
pub(crate) type Digest = [u8; 32];

/// Metadata that says nothing of what code does: debug information, and hints to optimisers and profilers.
const DROPPED: [&str; 9] =
    ["dbg", "llvm.loop", "srcloc", "prof", "annotation", "heapallocsite", "nosanitize", "DIAssignID", "pcsections"];

/// How far metadata that counts is followed.
const DEEPEST: usize = 8;

/// Functions that initialisers call and that do not touch the program's data.
const HARMLESS: [&str; 4] =
    ["__cxa_atexit", "__cxa_thread_atexit", "_ZNSt8ios_base4InitC1Ev", "_ZNSt8ios_base4InitD1Ev"];

/// What a definition defines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Type,
    /// A function with a body.
    Function,
    /// A function that is only declared.
    DeclaredFunction,
    /// A variable, or a constant.
    Data,
    /// A variable that is only declared.
    DeclaredData,
    /// A second name, or a function that is chosen when the program is loaded.
    Alias,
}

/// One definition or declaration of a module.
#[derive(Clone, Debug)]
pub(crate) struct Definition<'a> {
    pub(crate) name: &'a str,
    pub(crate) kind: Kind,
    /// Other files can name it.
    pub(crate) public: bool,
    /// It is data that never changes.
    pub(crate) constant: bool,
    /// Another file may give it another body or value (`weak`, `common` …).
    pub(crate) replaceable: bool,
    /// It has no name in the source: a text, or a table that the compiler made.
    pub(crate) unnamed: bool,
    /// Type of data or signature of a function, as LLVM writes it.
    pub(crate) ty: String,
    /// The initial value of data, as LLVM writes it, shortened.
    pub(crate) value: String,
    /// Whether code that runs before `main` may set it.
    pub(crate) dynamic: bool,
    tokens: Vec<Token<'a>>,
    /// The digest of its own tokens.
    own: Digest,
    /// What it mentions, in order.
    mentions: Vec<usize>,
    /// The digest of it and of everything that it uses, once somebody asked for it.
    digest: OnceLock<Digest>,
}

/// The definitions of a module.
#[derive(Debug, Default)]
pub(crate) struct Identities<'a> {
    pub(crate) definitions: Vec<Definition<'a>>,
    symbols: FxHashMap<&'a str, usize>,
    types: FxHashMap<&'a str, usize>,
    groups: FxHashMap<&'a str, Vec<Token<'a>>>,
    metadata: FxHashMap<&'a str, &'a str>,
    target: Vec<Token<'a>>,
}

impl<'a> Identities<'a> {
    /// The definitions in the text of a module.
    pub(crate) fn of(text: &'a str) -> Identities<'a> {
        let mut found = Identities::default();
        found.read(text);
        for index in 0..found.definitions.len() {
            let (own, mentions) = found.node(index);
            found.definitions[index].own = own;
            found.definitions[index].mentions = mentions;
        }
        found.add_initialisers();
        found
    }

    /// The digest of a function's definition; none if the module does not define it.
    pub(crate) fn function_digest(&self, symbol: &str) -> Option<Digest> {
        let index = *self.symbols.get(symbol)?;
        (self.definitions[index].kind == Kind::Function).then(|| self.digest(index))
    }

    /// The digest of a definition and of everything that it uses.
    pub(crate) fn digest(&self, index: usize) -> Digest {
        *self.definitions[index].digest.get_or_init(|| self.graph_digest(index, |_| false))
    }

    /// The digest of a definition and of everything that it uses, but of functions that other files can name only the
    /// name: those are compared by themselves.
    pub(crate) fn digest_up_to_public(&self, index: usize) -> Digest {
        self.graph_digest(index, |used| {
            let definition = &self.definitions[used];
            used != index && definition.public && definition.kind == Kind::Function
        })
    }

    /// The digest of a definition without its name, but with everything that it uses.
    pub(crate) fn shape(&self, index: usize) -> Digest {
        let definition = &self.definitions[index];
        let mut node = Node { identities: self, hasher: Hasher::new(), mentions: vec![], locals: FxHashMap::default() };
        node.add_all(&without_debug(&definition.tokens), 0);
        let mut hasher = node.hasher;
        // Its own name is the first mention.
        for &mention in definition.mentions.iter().skip(1) {
            hasher.update(&self.graph_digest(mention, |_| false));
        }
        *hasher.finalize().as_bytes()
    }

    /// Whether there is another private constant that is the same but for its name.
    pub(crate) fn has_twin(&self, index: usize) -> bool {
        let digest = self.digest(index);
        let own = self.definitions[index].own;
        (0..self.definitions.len()).any(|other| {
            let definition = &self.definitions[other];
            let fits =
                definition.kind == Kind::Data && definition.constant && !definition.public && !definition.unnamed;
            fits && other != index && definition.own == own && self.digest(other) == digest
        })
    }

    /// The functions that mention a definition.
    pub(crate) fn users(&self, index: usize) -> impl Iterator<Item = &Definition<'a>> {
        self.definitions
            .iter()
            .filter(move |definition| definition.kind == Kind::Function && definition.mentions.contains(&index))
    }

    /// Functions that a definition leads to.
    pub(crate) fn functions_below(&self, index: usize) -> Vec<&'a str> {
        let reached = self.reached(index);
        let mut below: Vec<usize> =
            reached.into_iter().filter(|index| self.definitions[*index].kind == Kind::Function).collect();
        below.sort_unstable();
        below.into_iter().map(|index| self.definitions[index].name).collect()
    }

    /// The definition of a symbol.
    pub(crate) fn definition(&self, symbol: &str) -> Option<usize> {
        self.symbols.get(symbol).copied()
    }

    /// What a definition says, token by token, with the names of what it mentions.
    pub(crate) fn own_text(&self, index: usize) -> String {
        let tokens = without_debug(&self.definitions[index].tokens);
        tokens.iter().map(|token| print(&[*token])).collect::<Vec<_>>().join(" ")
    }

    /// Whether other definitions of the same name may take its place.
    pub(crate) fn is_replaceable(&self, index: usize) -> bool {
        let tokens = &self.definitions[index].tokens;
        let words = tokens.iter().take_while(|token| !matches!(token, Token::Word("global" | "constant")));
        words.into_iter().any(|token| {
            let Token::Word(word) = token else { return false };
            word.contains("weak") || word.starts_with("linkonce") || matches!(*word, "common" | "available_externally")
        })
    }

    /// Whom an alias stands for.
    pub(crate) fn alias_target(&self, index: usize) -> Option<&'a str> {
        let tokens = &self.definitions[index].tokens;
        tokens.iter().skip(1).rev().find_map(|token| match token {
            Token::Global(name) => Some(*name),
            _ => None,
        })
    }

    /// The whole initial value of data, with constants that have no name in the source in the places where they are
    /// mentioned. Nothing if it is not definitive: if it mentions other definitions, or if code or the linker may set it.
    pub(crate) fn whole_value(&self, index: usize) -> Option<String> {
        self.value_within(index, 0)
    }

    fn value_within(&self, index: usize, depth: usize) -> Option<String> {
        let definition = &self.definitions[index];
        let tokens = &definition.tokens;
        let at = tokens.iter().position(|token| matches!(token, Token::Word("global" | "constant")))?;
        if definition.kind != Kind::Data || definition.dynamic || self.is_replaceable(index) || depth > DEEPEST {
            return None;
        }
        let mut text = String::new();
        for token in &tokens[at + 1..][data_range(&tokens[at + 1..])] {
            if !text.is_empty() {
                text.push(' ');
            }
            match token {
                Token::Global(name) => {
                    let target = self.definition(name)?;
                    let is_text = self.definitions[target].unnamed && self.definitions[target].constant;
                    text.push_str(&self.value_within(target, depth + 1).filter(|_| is_text)?);
                }
                // What a type is called does not matter, and what it is can be seen from the elements.
                Token::Local(_) => {}
                Token::Bytes(bytes) => text.push_str(&format!("\"{bytes}\"")),
                token => text.push_str(&print(&[*token])),
            }
        }
        Some(text)
    }

    /// The graph of definitions that can be reached, numbered in order of discovery: each node, then whom it mentions. Of
    /// some only the name counts.
    fn graph_digest(&self, root: usize, by_name: impl Fn(usize) -> bool) -> Digest {
        let mut hasher = Hasher::new();
        self.add_surroundings(&mut hasher);
        let mut numbers: FxHashMap<usize, u32> = FxHashMap::default();
        numbers.insert(root, 0);
        let mut work = VecDeque::from([root]);
        while let Some(index) = work.pop_front() {
            let definition = &self.definitions[index];
            if by_name(index) {
                add_text(&mut hasher, b'p', definition.name);
                continue;
            }
            hasher.update(&definition.own);
            hasher.update(&(definition.mentions.len() as u64).to_le_bytes());
            for &mention in &definition.mentions {
                let next = numbers.len() as u32;
                let number = *numbers.entry(mention).or_insert_with(|| {
                    work.push_back(mention);
                    next
                });
                hasher.update(&number.to_le_bytes());
            }
        }
        *hasher.finalize().as_bytes()
    }

    /// Target, data layout and flags of the module.
    fn add_surroundings(&self, hasher: &mut Hasher) {
        self.target.iter().for_each(|token| add_token(hasher, *token));
        let flags = self.metadata.get("llvm.module.flags").copied().unwrap_or("");
        for token in tokens(flags) {
            let Token::Metadata(node) = token else { continue };
            let text = self.metadata.get(node).copied().unwrap_or("");
            if !["Debug Info Version", "Dwarf Version"].iter().any(|name| text.contains(name)) {
                add_text(hasher, b'f', text);
            }
        }
    }

    /// Cuts the text into definitions: each begins in a new line outside of all brackets.
    fn read(&mut self, text: &'a str) {
        let mut lexer = Lexer::new(text);
        let mut token = lexer.next();
        while token != Token::End {
            if let Token::Metadata(name) = token {
                let mut ahead = lexer;
                if ahead.next() == Token::Sign(b'=') {
                    lexer = ahead;
                    self.metadata.insert(name, lexer.rest_of_line());
                    token = lexer.next();
                    continue;
                }
            }
            let mut found = vec![token];
            let mut depth = nesting(token);
            token = lexer.next();
            while token != Token::End && (depth > 0 || !lexer.is_first_of_line()) {
                depth += nesting(token);
                found.push(token);
                token = lexer.next();
            }
            self.add_definition(found);
        }
    }

    fn add_definition(&mut self, tokens: Vec<Token<'a>>) {
        match tokens[..] {
            [Token::Word("target"), ..] => self.target.extend(tokens),
            [Token::Word("attributes"), Token::Hash(group), _, ref rest @ ..] => {
                self.groups.insert(group, rest.to_vec());
            }
            [Token::Word(word @ ("define" | "declare")), ..] => {
                let Some(at) = tokens.iter().position(|token| matches!(token, Token::Global(_))) else { return };
                let Token::Global(name) = tokens[at] else { return };
                let kind = if word == "define" { Kind::Function } else { Kind::DeclaredFunction };
                let public = !is_internal(&tokens[1..at]);
                let ty = signature(&tokens, at);
                self.add(Definition { ty, ..Definition::new(name, kind, public, tokens) });
            }
            [Token::Global(name), Token::Sign(b'='), ref rest @ ..] => {
                let Some(at) = rest
                    .iter()
                    .position(|token| matches!(token, Token::Word("global" | "constant" | "alias" | "ifunc")))
                else {
                    return;
                };
                let words = &rest[..at];
                let public = !is_internal(words);
                let plain = !rest[at + 1..].is_empty();
                let (ty, value) = if plain { data_parts(&rest[at + 1..]) } else { Default::default() };
                let declared = words.iter().any(|word| matches!(word, Token::Word("external" | "extern_weak")));
                let kind = match rest[at] {
                    Token::Word("alias" | "ifunc") => Kind::Alias,
                    _ if declared => Kind::DeclaredData,
                    _ => Kind::Data,
                };
                let constant = rest[at] == Token::Word("constant");
                let unnamed = words.contains(&Token::Word("unnamed_addr")) && !public;
                self.add(Definition { ty, value, constant, unnamed, ..Definition::new(name, kind, public, tokens) });
            }
            [Token::Local(name), Token::Sign(b'='), Token::Word("type"), ..] => {
                self.types.insert(name, self.definitions.len());
                self.definitions.push(Definition::new(name, Kind::Type, false, tokens));
            }
            _ => {}
        }
    }

    fn add(&mut self, definition: Definition<'a>) {
        self.symbols.insert(definition.name, self.definitions.len());
        self.definitions.push(definition);
    }

    /// The digest of a definition's tokens, and what it mentions.
    fn node(&self, index: usize) -> (Digest, Vec<usize>) {
        let definition = &self.definitions[index];
        let mut node = Node { identities: self, hasher: Hasher::new(), mentions: vec![], locals: FxHashMap::default() };
        if definition.is_known_by_name() {
            add_text(&mut node.hasher, b'n', definition.name);
        }
        let kept = without_debug(&definition.tokens);
        if definition.kind == Kind::Type {
            // The name of a type says nothing, unless it is all there is.
            let opaque = kept.get(3) == Some(&Token::Word("opaque"));
            if opaque {
                add_text(&mut node.hasher, b'o', definition.name);
            }
            node.add_all(&kept[3.min(kept.len())..], 0);
        } else {
            node.add_all(&kept, 0);
        }
        (*node.hasher.finalize().as_bytes(), node.mentions)
    }

    /// Variables mention the code that sets them before `main` runs: their initial value is what that leaves.
    fn add_initialisers(&mut self) {
        let Some(&list) = self.symbols.get("llvm.global_ctors") else { return };
        let mut units: Vec<usize> = vec![];
        for &constructor in &self.definitions[list].mentions {
            let definition = &self.definitions[constructor];
            if definition.name.starts_with("_GLOBAL__sub_I_") {
                let parts = definition.mentions.iter().filter(|part| self.definitions[**part].kind == Kind::Function);
                units.extend(parts);
            } else if definition.kind != Kind::Type {
                units.push(constructor);
            }
        }
        let mut added: Vec<(usize, usize)> = vec![];
        for unit in units {
            let reached = self.reached(unit);
            let wild = reached.iter().any(|index| {
                let definition = &self.definitions[*index];
                definition.kind == Kind::DeclaredFunction
                    && !definition.name.starts_with("llvm.")
                    && !HARMLESS.contains(&definition.name)
            });
            for (index, definition) in self.definitions.iter().enumerate() {
                let data = matches!(definition.kind, Kind::Data | Kind::DeclaredData) && !definition.constant;
                if data && (reached.contains(&index) || wild && definition.public) {
                    added.push((index, unit));
                }
            }
        }
        for (variable, unit) in added {
            self.definitions[variable].mentions.push(unit);
            self.definitions[variable].dynamic = true;
        }
    }

    fn reached(&self, root: usize) -> FxHashSet<usize> {
        let mut reached = FxHashSet::from_iter([root]);
        let mut work = vec![root];
        while let Some(index) = work.pop() {
            work.extend(self.definitions[index].mentions.iter().filter(|mention| reached.insert(**mention)));
        }
        reached
    }
}

impl<'a> Definition<'a> {
    fn new(name: &'a str, kind: Kind, public: bool, tokens: Vec<Token<'a>>) -> Self {
        Definition {
            name,
            kind,
            public,
            constant: false,
            replaceable: is_replaceable(&tokens),
            unnamed: false,
            ty: String::new(),
            value: String::new(),
            dynamic: false,
            tokens,
            own: [0; 32],
            mentions: vec![],
            digest: OnceLock::new(),
        }
    }

    /// Whether it is data that never changes and that nobody can replace.
    pub(crate) fn is_settled(&self) -> bool {
        self.constant && !self.replaceable && !self.dynamic
    }

    /// Whether the linker or other functions go by its name.
    fn is_known_by_name(&self) -> bool {
        match self.kind {
            Kind::Type => false,
            Kind::Function => self.public,
            Kind::Data => self.public || !self.constant,
            Kind::DeclaredFunction | Kind::DeclaredData | Kind::Alias => true,
        }
    }
}

/// A definition whose tokens are being added up.
struct Node<'i, 'a> {
    identities: &'i Identities<'a>,
    hasher: Hasher,
    mentions: Vec<usize>,
    /// Local values, blocks and types, by first occurrence.
    locals: FxHashMap<&'a str, u32>,
}

impl<'a> Node<'_, 'a> {
    fn add_all(&mut self, tokens: &[Token<'a>], depth: usize) {
        tokens.iter().for_each(|token| self.add(*token, depth));
    }

    fn add(&mut self, token: Token<'a>, depth: usize) {
        match token {
            Token::Global(name) => match self.identities.symbols.get(name) {
                Some(&index) => {
                    self.hasher.update(b"@");
                    self.mentions.push(index);
                }
                None => add_text(&mut self.hasher, b'u', name),
            },
            Token::Local(name) => {
                self.add_local(b'%', name);
                // A value may have the name of a type; then the type counts in vain.
                if let Some(&index) = self.identities.types.get(name) {
                    self.mentions.push(index);
                }
            }
            Token::Label(name) => self.add_local(b':', name),
            Token::Hash(group) => match self.identities.groups.get(group) {
                Some(tokens) if depth == 0 => {
                    self.hasher.update(b"#");
                    let tokens = tokens.clone();
                    self.add_all(&tokens, 1);
                }
                _ => add_token(&mut self.hasher, token),
            },
            Token::Metadata(node)
                if depth < DEEPEST && node.bytes().next().is_some_and(|byte| byte.is_ascii_digit()) =>
            {
                self.hasher.update(b"!");
                let text = self.identities.metadata.get(node).copied().unwrap_or("");
                for token in tokens(text) {
                    self.add(token, depth + 1);
                }
            }
            _ => add_token(&mut self.hasher, token),
        }
    }

    fn add_local(&mut self, sign: u8, name: &'a str) {
        let next = self.locals.len() as u32;
        let number = *self.locals.entry(name).or_insert(next);
        self.hasher.update(&[sign]);
        self.hasher.update(&number.to_le_bytes());
    }
}

/// The tokens without debug records, calls of debug intrinsics and attachments that are dropped.
fn without_debug<'a>(tokens: &[Token<'a>]) -> Vec<Token<'a>> {
    let mut kept: Vec<Token<'a>> = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while let Some(&token) = tokens.get(at) {
        match (token, tokens.get(at + 1), tokens.get(at + 2)) {
            (Token::Hash(record), Some(Token::Sign(b'(')), _) if record.starts_with("dbg_") => {
                at = behind_brackets(tokens, at + 1);
            }
            (Token::Word("call"), Some(Token::Word("void")), Some(Token::Global(callee)))
                if callee.starts_with("llvm.dbg.") =>
            {
                if let Some(Token::Word("tail" | "notail" | "musttail")) = kept.last() {
                    kept.pop();
                }
                at = behind_brackets(tokens, at + 3);
            }
            (Token::Metadata(kind), Some(Token::Metadata(_)), after) if DROPPED.contains(&kind) => {
                if kept.last() == Some(&Token::Sign(b',')) {
                    kept.pop();
                }
                at += 2;
                if let Some(Token::Sign(b'(' | b'{')) = after {
                    // A node in place: `!dbg !DILocation(…)`. The brace of a function's body is no part of it.
                    let node = matches!(tokens[at - 1], Token::Metadata(name) if !name.starts_with(|first: char| first.is_ascii_digit()));
                    if node {
                        at = behind_brackets(tokens, at);
                    }
                }
            }
            _ => {
                kept.push(token);
                at += 1;
            }
        }
    }
    kept
}

/// The position behind the brackets that open at a position.
fn behind_brackets(tokens: &[Token<'_>], open: usize) -> usize {
    let mut depth = 0;
    let mut at = open;
    while let Some(&token) = tokens.get(at) {
        depth += nesting(token);
        at += 1;
        if depth <= 0 {
            break;
        }
    }
    at
}

fn nesting(token: Token<'_>) -> isize {
    match token {
        Token::Sign(b'(' | b'[' | b'{') => 1,
        Token::Sign(b')' | b']' | b'}') => -1,
        _ => 0,
    }
}

fn is_internal(words: &[Token<'_>]) -> bool {
    words.iter().any(|word| matches!(word, Token::Word("internal" | "private")))
}

fn is_replaceable(tokens: &[Token<'_>]) -> bool {
    let linkage = tokens.iter().take_while(|token| !matches!(token, Token::Word("global" | "constant" | "alias")));
    // Nothing before the parameters of a function is called like this but its linkage.
    let linkage = linkage.take_while(|token| **token != Token::Sign(b'('));
    linkage.into_iter().any(|token| matches!(token, Token::Word("weak" | "linkonce" | "common" | "extern_weak")))
}

fn tokens(text: &str) -> impl Iterator<Item = Token<'_>> {
    let mut lexer = Lexer::new(text);
    std::iter::from_fn(move || Some(lexer.next()).filter(|token| *token != Token::End))
}

fn add_text(hasher: &mut Hasher, tag: u8, text: &str) {
    hasher.update(&[tag]);
    hasher.update(&(text.len() as u64).to_le_bytes());
    hasher.update(text.as_bytes());
}

/// Adds a token; no two sequences of tokens give the same bytes.
fn add_token(hasher: &mut Hasher, token: Token<'_>) {
    match token {
        Token::Word(text) => add_text(hasher, b'w', text),
        Token::Label(text) => add_text(hasher, b'l', text),
        Token::Local(text) => add_text(hasher, b'v', text),
        Token::Global(text) => add_text(hasher, b'g', text),
        Token::Metadata(text) => add_text(hasher, b'm', text),
        Token::Hash(text) => add_text(hasher, b'h', text),
        Token::Comdat(text) => add_text(hasher, b'$', text),
        Token::Text(text) => add_text(hasher, b't', text),
        Token::Bytes(text) => add_text(hasher, b'c', text),
        Token::Number(text) => add_text(hasher, b'0', text),
        Token::Ellipsis => add_text(hasher, b'.', ""),
        Token::Sign(sign) => {
            hasher.update(&[b's', sign]);
        }
        Token::End => {}
    }
}

/// The type and the value in what stands behind `global` or `constant`.
fn data_parts(tokens: &[Token<'_>]) -> (String, String) {
    let value = data_range(tokens);
    (print(&tokens[..value.start]), print(&tokens[value]))
}

/// Where the value is in what stands behind `global` or `constant`.
fn data_range(tokens: &[Token<'_>]) -> std::ops::Range<usize> {
    let mut at = 0;
    // A type is one word or one pair of brackets (angles around braces), and stars behind it.
    match tokens.first() {
        Some(Token::Sign(b'<')) => {
            let close = tokens.iter().position(|token| *token == Token::Sign(b'>'));
            at = close.map_or(tokens.len(), |close| close + 1);
        }
        Some(Token::Sign(b'[' | b'{')) => at = behind_brackets(tokens, 0),
        Some(_) => at = 1,
        None => {}
    }
    if tokens.get(at) == Some(&Token::Sign(b'(')) {
        at = behind_brackets(tokens, at);
    }
    while tokens.get(at) == Some(&Token::Sign(b'*')) {
        at += 1;
    }
    let mut depth = 0;
    let rest = tokens[at..].iter().position(|token| {
        depth += nesting(*token);
        depth == 0 && *token == Token::Sign(b',')
    });
    let end = rest.map_or(tokens.len(), |rest| at + rest);
    at..end
}

/// The signature of a function: its result and its parameters, without names and attributes of the function.
fn signature(tokens: &[Token<'_>], name: usize) -> String {
    let end = behind_brackets(tokens, name + 1);
    let skipped = |token: &Token<'_>| {
        let words =
            ["define", "declare", "dso_local", "internal", "private", "noundef", "unnamed_addr", "local_unnamed_addr"];
        matches!(token, Token::Word(word) if words.contains(word)) || matches!(token, Token::Metadata(_))
    };
    let before: Vec<Token<'_>> = tokens[..name].iter().copied().filter(|token| !skipped(token)).collect();
    let types = tokens[name + 1..end].iter().copied().filter(|token| !skipped(token));
    // Names of parameters end them: what stands before a comma or the closing bracket.
    let types: Vec<Token<'_>> = types.collect();
    let is_name = |at: usize| {
        let last = matches!(types.get(at + 1), Some(Token::Sign(b',' | b')')));
        let is_type = matches!(at.checked_sub(1).map(|before| types[before]), Some(Token::Sign(b'(' | b',')));
        last && !is_type && matches!(types[at], Token::Local(_))
    };
    let types: Vec<Token<'_>> = (0..types.len()).filter(|at| !is_name(*at)).map(|at| types[at]).collect();
    format!("{} {}", print(&before), print(&types))
}

/// Tokens as one line of text, shortened.
fn print(tokens: &[Token<'_>]) -> String {
    const LONGEST: usize = 80;
    let mut text = String::new();
    for token in tokens {
        let piece = match token {
            Token::Word(word) | Token::Number(word) => (*word).to_owned(),
            Token::Label(word) => format!("{word}:"),
            Token::Local(word) => format!("%{word}"),
            Token::Global(word) => format!("@{word}"),
            Token::Metadata(word) => format!("!{word}"),
            Token::Hash(word) => format!("#{word}"),
            Token::Comdat(word) => format!("${word}"),
            Token::Text(word) => format!("\"{word}\""),
            Token::Bytes(word) => format!("\"{}\"", word.strip_suffix("\\00").unwrap_or(word)),
            Token::Ellipsis => "...".to_owned(),
            Token::Sign(sign) => (*sign as char).to_string(),
            Token::End => String::new(),
        };
        let tight = text.is_empty()
            || text.ends_with(['(', '[', '{', '<'])
            || matches!(token, Token::Sign(b')' | b']' | b'}' | b'>' | b',' | b'*'));
        if !tight {
            text.push(' ');
        }
        text.push_str(&piece);
        if text.chars().count() > LONGEST {
            return text.chars().take(LONGEST).chain(['…']).collect();
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = "\
%struct.pair = type { i32, i32 }
@limit = internal constant i32 7, align 4, !dbg !3
@.str = private unnamed_addr constant [8 x i8] c\"item #1\\00\", align 1
@count = internal global i32 0, align 4

define internal i32 @helper(i32 %x) #0 !dbg !9 {
  %y = add i32 %x, 1, !dbg !12 ; a comment
  ret i32 %y, !dbg !13
}

declare i32 @puts(i8*)

define i32 @compare(ptr %a) #1 !dbg !20 {
entry:
    #dbg_value(ptr %a, !21, !DIExpression(), !22)
  call void @llvm.dbg.value(metadata i32 3, metadata !21, metadata !DIExpression()), !dbg !22
  %p = alloca %struct.pair, align 4
  %v = load i32, ptr @limit, align 4, !dbg !22, !range !30
  %r = call i32 @helper(i32 %v) #4, !dbg !23
  %s = call i32 @puts(ptr @.str)
  store i32 %s, ptr @count
  ret i32 %r, !dbg !24
}

declare void @llvm.dbg.value(metadata, metadata, metadata)

attributes #0 = { nounwind }
attributes #1 = { nounwind \"frame-pointer\"=\"all\" }
!30 = !{i32 0, i32 10}
";

    fn digest(text: &str) -> Digest {
        Identities::of(text).function_digest("compare").expect("it is defined")
    }

    #[test]
    fn what_says_nothing_of_the_code_does_not_matter() {
        let renumbered = ONE
            .replace("!2", "!77")
            .replace("#1 !", "#8 !")
            .replace("#1 =", "#8 =")
            .replace("a comment", "another")
            .replace("@.str", "@.str.5")
            .replace("@helper", "@renamed")
            .replace("@limit", "@maximum")
            .replace("%y", "%z")
            .replace("%struct.pair", "%struct.two");
        assert_ne!(ONE, renumbered);
        assert_eq!(digest(ONE), digest(&renumbered));
        assert_eq!(Identities::of(ONE).function_digest("puts"), None);
    }

    #[test]
    fn everything_else_matters() {
        for (old, new) in [
            ("add i32 %x, 1", "add i32 %x, 2"),
            ("constant i32 7", "constant i32 8"),
            ("{ i32, i32 }", "{ i64 }"),
            ("item #1", "item #2"),
            ("item #1", "item !1"),
            ("global i32 0", "global i32 1"),
            ("@count", "@number"),
            ("internal global", "global"),
            ("@puts", "@perror"),
            ("i32 0, i32 10", "i32 0, i32 11"),
            ("attributes #0 = { nounwind }", "attributes #0 = { nounwind null_pointer_is_valid }"),
            ("load i32, ptr @limit, align 4", "load volatile i32, ptr @limit, align 4"),
        ] {
            assert_ne!(digest(ONE), digest(&ONE.replace(old, new)), "{old}");
        }
        let layout = format!("target datalayout = \"e-i128:128\"\n{ONE}");
        assert_ne!(digest(ONE), digest(&layout));
    }

    #[test]
    fn what_runs_before_main_belongs_to_the_variables_it_sets() {
        let text = "\
@k = global i32 0, align 4
@other = global i32 0, align 4
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_a.cpp, ptr null }]

define internal void @__cxx_global_var_init() {
  store i32 5, ptr @k
  ret void
}

define internal void @_GLOBAL__sub_I_a.cpp() {
  call void @__cxx_global_var_init()
  ret void
}
";
        let digests = |text: &str| {
            let identities = Identities::of(text);
            let (k, other) = (identities.definition("k"), identities.definition("other"));
            (k.map(|k| identities.digest(k)), other.map(|other| identities.digest(other)))
        };
        let changed = text.replace("store i32 5", "store i32 6");
        assert_ne!(digests(text).0, digests(&changed).0);
        assert_eq!(digests(text).1, digests(&changed).1);
    }
}
