//! One definition by itself: a digest of its tokens, and what it mentions.

use std::collections::VecDeque;
use tandem_ir::platform::calls_nobody;

use blake3::Hasher;
use rustc_hash::FxHashMap;

use super::places::last_argument;
use super::{Digest, Identities, Kind};
use crate::lexer::{Lexer, Token};
use crate::library::{allocation, is_of_platform};
use crate::panics::panic_of_symbol;

/// Metadata that says nothing of what code does: debug information, and hints to optimisers and profilers.
pub(super) const DROPPED: [&str; 9] =
    ["dbg", "llvm.loop", "srcloc", "prof", "annotation", "heapallocsite", "nosanitize", "DIAssignID", "pcsections"];

/// Flags of a module that speak of debug information only.
const DROPPED_FLAGS: [&str; 2] = ["Debug Info Version", "Dwarf Version"];

/// Functions of the platform that call functions which they are given, or which somebody registered with them.
const CALLING_BACK: [&str; 22] = [
    "qsort",
    "qsort_r",
    "qsort_s",
    "bsearch",
    "bsearch_s",
    "lfind",
    "lsearch",
    "tsearch",
    "tfind",
    "tdelete",
    "twalk",
    "tdestroy",
    "hsearch",
    "ftw",
    "nftw",
    "scandir",
    "glob",
    "raise",
    "signal",
    "longjmp",
    "siglongjmp",
    "fcloseall",
];

/// A definition whose tokens are being added up.
pub(super) struct Node<'i, 'a> {
    identities: &'i Identities<'a>,
    hasher: Hasher,
    mentions: Vec<usize>,
    /// Local values, blocks and types, by first occurrence.
    locals: FxHashMap<&'a str, u32>,
    /// Metadata by first occurrence.
    metadata: FxHashMap<&'a str, u32>,
    /// Metadata that was met and is still to be added.
    waiting: VecDeque<&'a str>,
    leaves: bool,
}

/// What a definition comes to.
pub(super) struct Sum {
    /// The digest of its own tokens, without its name.
    pub(super) own: Digest,
    /// What it mentions, in order.
    pub(super) mentions: Vec<usize>,
    /// Whether it hands control to code that is not in the file.
    pub(super) leaves: bool,
}

impl<'i, 'a> Node<'i, 'a> {
    /// A definition of a module, added up.
    pub(super) fn of(identities: &'i Identities<'a>, index: usize) -> Sum {
        let definition = &identities.definitions[index];
        let mut node = Node::new(identities);
        let kept = without_debug(&definition.tokens);
        match definition.kind {
            Kind::Type => {
                // The name of a type says nothing, unless it is all there is.
                if kept.get(3) == Some(&Token::Word("opaque")) {
                    add_text(&mut node.hasher, b'o', definition.name);
                }
                node.add_all(&kept[3.min(kept.len())..]);
            }
            Kind::DeclaredFunction => {
                node.leaves = comes_back(definition.name);
                node.add_all(&kept);
                // The module's assembly may hold what is declared here, and that may use what it names.
                node.add_mentions_of_assembly(&identities.assembly);
            }
            Kind::DeclaredData => {
                node.add_all(&kept);
                node.add_mentions_of_assembly(&identities.assembly);
            }
            Kind::Function | Kind::Data | Kind::Alias => {
                // Another file may put its own in this one's place.
                node.leaves = definition.kind == Kind::Function && definition.replaceable;
                node.add_all(&kept);
            }
        }
        node.finish()
    }

    pub(super) fn new(identities: &'i Identities<'a>) -> Node<'i, 'a> {
        Node {
            identities,
            hasher: Hasher::new(),
            mentions: vec![],
            locals: FxHashMap::default(),
            metadata: FxHashMap::default(),
            waiting: VecDeque::new(),
            leaves: false,
        }
    }

    /// Adds the list of a module's flags.
    pub(super) fn add_flags(&mut self, list: &'a str) {
        for token in tokens(list) {
            let Token::Metadata(node) = token else { continue };
            let text = self.identities.metadata.get(node).copied().unwrap_or("");
            if !DROPPED_FLAGS.iter().any(|name| text.contains(name)) {
                tokens(text).for_each(|token| self.add_in_metadata(token));
            }
        }
    }

    /// Adds the metadata that was met, each node once, and closes the sum.
    pub(super) fn finish(mut self) -> Sum {
        while let Some(node) = self.waiting.pop_front() {
            self.hasher.update(b"!");
            let text = self.identities.metadata.get(node).copied().unwrap_or("");
            tokens(text).for_each(|token| self.add_in_metadata(token));
        }
        Sum { own: *self.hasher.finalize().as_bytes(), mentions: self.mentions, leaves: self.leaves }
    }

    fn add_all(&mut self, tokens: &[Token<'a>]) {
        let mut at = 0;
        let mut location = None;
        while let Some(&token) = tokens.get(at) {
            at += 1;
            match token {
                _ if location == Some(at - 1) => {
                    self.hasher.update(b"L");
                }
                Token::Global(callee) if tokens.get(at) == Some(&Token::Sign(b'(')) => {
                    location = self.unobserved_place(callee, tokens, at);
                    self.add(token);
                }
                Token::Word("blockaddress") => at += self.add_block_address(&tokens[at..]),
                Token::Word("asm") => {
                    self.leaves = true;
                    add_token(&mut self.hasher, token);
                    self.add_mentions_of_assembly(&tokens[at..tokens.len().min(at + 8)]);
                }
                Token::Local(_) if tokens.get(at) == Some(&Token::Sign(b'(')) => {
                    // A call through a pointer. (A function type of a named result looks like one.)
                    self.leaves = true;
                    self.add(token);
                }
                Token::Sign(b')') if tokens.get(at) == Some(&Token::Sign(b'(')) => {
                    // A call of a constant expression.
                    self.leaves = true;
                    self.add(token);
                }
                Token::Hash(group) => match self.identities.groups.get(group) {
                    Some(tokens) => {
                        self.hasher.update(b"#");
                        tokens.iter().for_each(|token| add_token(&mut self.hasher, *token));
                    }
                    None => add_token(&mut self.hasher, token),
                },
                _ => self.add(token),
            }
        }
    }

    fn add(&mut self, token: Token<'a>) {
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
            Token::Comdat(name) => {
                // A group that has its owner's name says nothing by that name.
                self.hasher.update(b"$");
                if let Some(tokens) = self.identities.comdats.get(name) {
                    tokens.iter().for_each(|token| add_token(&mut self.hasher, *token));
                }
                match self.identities.symbols.get(name) {
                    Some(&index) => self.mentions.push(index),
                    None => add_text(&mut self.hasher, b'$', name),
                }
            }
            Token::Metadata(node) if is_number(node) => self.add_metadata(node),
            _ => add_token(&mut self.hasher, token),
        }
    }

    /// Adds a token of a metadata node, where labels are the names of fields.
    fn add_in_metadata(&mut self, token: Token<'a>) {
        match token {
            Token::Global(_) => self.add(token),
            Token::Metadata(node) if is_number(node) => self.add_metadata(node),
            _ => add_token(&mut self.hasher, token),
        }
    }

    fn add_metadata(&mut self, node: &'a str) {
        let next = self.metadata.len() as u32;
        let number = *self.metadata.entry(node).or_insert_with(|| {
            self.waiting.push_back(node);
            next
        });
        self.hasher.update(b"!");
        self.hasher.update(&number.to_le_bytes());
    }

    fn add_local(&mut self, sign: u8, name: &'a str) {
        let next = self.locals.len() as u32;
        let number = *self.locals.entry(name).or_insert(next);
        self.hasher.update(&[sign]);
        self.hasher.update(&number.to_le_bytes());
    }

    /// Adds `(@f, %block)`: the function, and which of its blocks it is. Blocks have no names elsewhere, so the name would not
    /// do. Returns how many tokens that were.
    fn add_block_address(&mut self, tokens: &[Token<'a>]) -> usize {
        self.hasher.update(b"b");
        let [Token::Sign(b'('), Token::Global(function), Token::Sign(b','), Token::Local(block), ..] = *tokens else {
            return 0;
        };
        self.add(Token::Global(function));
        let definition = self.identities.symbols.get(function).map(|&index| &self.identities.definitions[index]);
        let labels = definition.into_iter().flat_map(|definition| &definition.tokens).filter_map(|token| match token {
            Token::Label(name) => Some(*name),
            _ => None,
        });
        match labels.into_iter().position(|name| name == block) {
            Some(place) => {
                self.hasher.update(&(place as u64).to_le_bytes());
            }
            None => add_text(&mut self.hasher, b'%', block),
        }
        4
    }

    /// Where in a call of one of Rust's panics, or of a function that hands it on to one, stands which line it comes from. Nobody
    /// observes that, and it changes with every line before it.
    fn unobserved_place(&self, callee: &str, tokens: &[Token<'a>], open: usize) -> Option<usize> {
        let close = behind_brackets(tokens, open);
        let place = if panic_of_symbol(callee).is_some() {
            (open..close).rev().find(|at| matches!(tokens[*at], Token::Global(_)))?
        } else if self.identities.silent.contains(callee) {
            matches!(last_argument(tokens, open).last(), Some(Token::Global(_))).then_some(close.checked_sub(2)?)?
        } else {
            return None;
        };
        let Token::Global(name) = tokens[place] else { return None };
        let definition = &self.identities.definitions[*self.identities.symbols.get(name)?];
        // `&'static str` and two numbers: a `Location`.
        let is_location = definition.unnamed && definition.constant && definition.ty == "<{ptr, [16 x i8]}>";
        is_location.then_some(place)
    }

    /// Assembly names what it uses in its text.
    fn add_mentions_of_assembly(&mut self, tokens: &[Token<'a>]) {
        let is_part = |c: char| c.is_alphanumeric() || "_.$@?".contains(c);
        for token in tokens {
            let Token::Text(text) = token else { continue };
            for word in text.split(|c: char| !is_part(c)) {
                let plain = word.split('@').next().unwrap_or(word);
                for name in [word, plain, plain.strip_prefix('$').unwrap_or(plain)] {
                    if let Some(&index) = self.identities.symbols.get(name) {
                        self.mentions.push(index);
                    }
                }
            }
        }
    }
}

/// Whether a function that is only declared may lead back into the file: it is somebody else's code, or calls what it is given.
fn comes_back(name: &str) -> bool {
    if name.starts_with("llvm.") || allocation(name).is_some() || panic_of_symbol(name).is_some() {
        return false;
    }
    let is_mangled_rust = name.starts_with("_R") || name.starts_with("_ZN");
    is_mangled_rust || CALLING_BACK.contains(&name) || !is_of_platform(name) && !calls_nobody(name)
}

fn is_number(node: &str) -> bool {
    node.bytes().next().is_some_and(|byte| byte.is_ascii_digit())
}

/// The tokens without debug records, calls of debug intrinsics and attachments that are dropped.
pub(super) fn without_debug<'a>(tokens: &[Token<'a>]) -> Vec<Token<'a>> {
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
pub(super) fn behind_brackets(tokens: &[Token<'_>], open: usize) -> usize {
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

pub(super) fn nesting(token: Token<'_>) -> isize {
    match token {
        Token::Sign(b'(' | b'[' | b'{') => 1,
        Token::Sign(b')' | b']' | b'}') => -1,
        _ => 0,
    }
}

fn tokens(text: &str) -> impl Iterator<Item = Token<'_>> {
    let mut lexer = Lexer::new(text);
    std::iter::from_fn(move || Some(lexer.next()).filter(|token| *token != Token::End))
}

pub(super) fn add_text(hasher: &mut Hasher, tag: u8, text: &str) {
    hasher.update(&[tag]);
    hasher.update(&(text.len() as u64).to_le_bytes());
    hasher.update(text.as_bytes());
}

/// Adds a token; no two sequences of tokens give the same bytes.
pub(super) fn add_token(hasher: &mut Hasher, token: Token<'_>) {
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
