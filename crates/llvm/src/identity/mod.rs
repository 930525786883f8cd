//! Which functions and data of two modules are the same, down to everything they use.
//!
//! The address of a function may go where its caller is not seen: into `qsort`, into memory. Both sides know such an address
//! by a name, and two functions of one name may do different things. So the name carries a digest of the function and
//! of everything that it uses; equal digests mean equal code.
//!
//! The digest is a Merkle hash (BLAKE3) over the graph of definitions. A node ([`node`]) is one definition as the lexer gives
//! it, token by token: the tree that lowering works on leaves out what it does not model (alignment, `volatile`, the text of
//! inline assembly, attributes), and nothing of that may be left out here. What is left out is listed in [`node::DROPPED`]:
//! debug information and hints to optimisers; and the lines in the source that Rust's panics tell ([`places`]). An edge is a mention of another definition: callees, constants, tables,
//! variables, named types, what assembly names in its text, and what runs before `main` and sets a variable. Names count where
//! the linker or the other functions of the file go by them: what other files can name, what is only declared, data that can
//! change. All other definitions are known by what they are: local values and blocks by their first occurrence, private
//! functions, constants and types by their place in the graph. Target, data layout, the module's flags and its assembly are
//! part of every digest.
//!
//! Whoever leaves the file (a call of a function that is only declared, or through a pointer) may come back to any function of
//! it, so equal digests mean equal behaviour only where the functions that can be come back to are equal, too:
//! [`Identities::behaviour`].

mod initialisers;
mod node;
mod places;
mod read;
#[cfg(test)]
mod tests;
mod words;

use std::collections::{BTreeSet, VecDeque};
use std::sync::OnceLock;

use blake3::Hasher;
use rustc_hash::{FxHashMap, FxHashSet};

use self::node::{Node, add_text, add_token, without_debug};
use self::places::Silent;
use self::words::{data_range, print};
use crate::lexer::Token;

/// A digest of 256 bits.
pub(crate) type Digest = [u8; 32];

/// How deeply constants are written out that have no name in the source.
const DEEPEST: usize = 8;

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
    /// Whether that code does what others see.
    pub(crate) seen_before_main: bool,
    tokens: Vec<Token<'a>>,
    /// The digest of its own tokens.
    own: Digest,
    /// What it mentions, in order.
    mentions: Vec<usize>,
    /// Whether it hands control to code that is not in the file: by calling what is only declared, through a pointer, or in
    /// assembly.
    leaves: bool,
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
    comdats: FxHashMap<&'a str, Vec<Token<'a>>>,
    metadata: FxHashMap<&'a str, &'a str>,
    target: Vec<Token<'a>>,
    /// The module's own assembly.
    assembly: Vec<Token<'a>>,
    /// Functions that look at nothing of the place which they are called from.
    silent: Silent<'a>,
}

impl<'a> Identities<'a> {
    /// The definitions in the text of a module.
    pub(crate) fn of(text: &'a str) -> Identities<'a> {
        let mut found = Identities::default();
        found.read(text);
        found.silent = Silent::of(&found.definitions);
        for index in 0..found.definitions.len() {
            let node = Node::of(&found, index);
            let definition = &mut found.definitions[index];
            (definition.own, definition.mentions, definition.leaves) = (node.own, node.mentions, node.leaves);
        }
        found.add_initialisers();
        found
    }

    /// Lets the types that callers see of a function count for what it is, if other files can name it.
    pub(crate) fn add_types(&mut self, symbol: &str, types: &str) {
        let Some(&index) = self.symbols.get(symbol) else { return };
        let definition = &mut self.definitions[index];
        if definition.public {
            let mut hasher = Hasher::new();
            hasher.update(&definition.own);
            add_text(&mut hasher, b't', types);
            definition.own = *hasher.finalize().as_bytes();
        }
    }

    /// The digest of a function's definition; none if the module does not define it.
    pub(crate) fn function_digest(&self, symbol: &str) -> Option<Digest> {
        let index = *self.symbols.get(symbol)?;
        (self.definitions[index].kind == Kind::Function).then(|| self.digest(index))
    }

    /// A digest of all that a function does, whoever it hands control to in between; its own name does not count. Code that is
    /// not in the file may call every function of it, so where control leaves the file the digests of those functions count
    /// that both files have, as [`Identities::functions_named`] adds them up.
    pub(crate) fn behaviour(&self, symbol: &str, functions: &Digest) -> Option<Digest> {
        let index = *self.symbols.get(symbol)?;
        if self.definitions[index].kind != Kind::Function {
            return None;
        }
        let mut hasher = Hasher::new();
        hasher.update(&self.graph_digest(index, false, |_| false));
        if self.reached(index).into_iter().any(|used| self.definitions[used].leaves) {
            hasher.update(functions);
        }
        Some(*hasher.finalize().as_bytes())
    }

    /// A digest of a function and of all that it uses, but for its own name, and whether it hands control to code that is not in
    /// the file.
    pub(crate) fn body(&self, symbol: &str) -> Option<(Digest, bool)> {
        let index = *self.symbols.get(symbol)?;
        if self.definitions[index].kind != Kind::Function {
            return None;
        }
        let leaves = self.reached(index).into_iter().any(|used| self.definitions[used].leaves);
        Some((self.graph_digest(index, false, |_| false), leaves))
    }

    /// Names of the variables that a function, or one that it leads to, uses and that may change.
    pub(crate) fn variables_below(&self, symbol: &str) -> Vec<&'a str> {
        let Some(&index) = self.symbols.get(symbol) else { return vec![] };
        let reached = self.reached(index).into_iter().map(|used| &self.definitions[used]);
        let variables = reached.filter(|used| matches!(used.kind, Kind::Data | Kind::DeclaredData) && !used.constant);
        variables.map(|used| used.name).collect()
    }

    /// Whether the module has assembly of its own.
    pub(crate) fn has_assembly(&self) -> bool {
        !self.assembly.is_empty()
    }

    /// The names that a definition mentions.
    pub(crate) fn mentioned_by(&self, symbol: &str) -> Vec<&'a str> {
        let Some(&index) = self.symbols.get(symbol) else { return vec![] };
        self.definitions[index].mentions.iter().map(|mention| self.definitions[*mention].name).collect()
    }

    /// Names of the functions that a definition leads to and that are not in the file.
    pub(crate) fn declared_below(&self, symbol: &str) -> Vec<&'a str> {
        let Some(&index) = self.symbols.get(symbol) else { return vec![] };
        let reached = self.reached(index).into_iter().map(|used| &self.definitions[used]);
        let declared = reached.filter(|used| used.kind == Kind::DeclaredFunction && !used.name.starts_with("llvm."));
        let mut names: Vec<&'a str> = declared.map(|used| used.name).collect();
        names.sort_unstable();
        names
    }

    /// A digest of the functions of these names, each with its own digest up to those that other files can name.
    pub(crate) fn functions_named(&self, names: &[&str]) -> Digest {
        let mut hasher = Hasher::new();
        for name in names {
            add_text(&mut hasher, b'p', name);
            if let Some(&index) = self.symbols.get(name) {
                hasher.update(&self.digest_up_to_public(index));
            }
        }
        *hasher.finalize().as_bytes()
    }

    /// The digest of a definition and of everything that it uses.
    pub(crate) fn digest(&self, index: usize) -> Digest {
        *self.definitions[index].digest.get_or_init(|| self.graph_digest(index, true, |_| false))
    }

    /// The digest of a definition and of everything that it uses, but of functions that other files can name only the
    /// name: those are compared by themselves.
    pub(crate) fn digest_up_to_public(&self, index: usize) -> Digest {
        self.digest_up_to_public_given(index, &BTreeSet::new())
    }

    /// The same, where functions of these symbols count by name, too.
    pub(crate) fn digest_up_to_public_given(&self, index: usize, given: &BTreeSet<String>) -> Digest {
        self.graph_digest(index, true, |used| {
            let definition = &self.definitions[used];
            let is_apart = definition.public || given.contains(definition.name);
            used != index && is_apart && definition.kind == Kind::Function
        })
    }

    /// The digest of a definition and of everything that it uses, where functions of these symbols count by name.
    pub(crate) fn digest_given(&self, index: usize, given: &BTreeSet<String>) -> Digest {
        if given.is_empty() {
            return self.digest(index);
        }
        self.graph_digest(index, true, |used| {
            let definition = &self.definitions[used];
            used != index && definition.kind == Kind::Function && given.contains(definition.name)
        })
    }

    /// Whether the initial value of some variable or constant mentions a function.
    pub(crate) fn is_in_data(&self, symbol: &str) -> bool {
        let Some(&index) = self.symbols.get(symbol) else { return false };
        let mut data = self.definitions.iter().filter(|one| matches!(one.kind, Kind::Data | Kind::Alias));
        data.any(|one| one.mentions.contains(&index))
    }

    /// The digest of a definition and of the data and types that it uses, but of functions only the names.
    pub(crate) fn digest_up_to_functions(&self, index: usize) -> Digest {
        self.graph_digest(index, true, |used| used != index && self.definitions[used].kind == Kind::Function)
    }

    /// The digest of a definition without its name, but with everything that it uses.
    pub(crate) fn shape(&self, index: usize) -> Digest {
        let definition = &self.definitions[index];
        let mut hasher = Hasher::new();
        hasher.update(&definition.own);
        // Its own name is the first mention.
        for &mention in definition.mentions.iter().skip(1) {
            hasher.update(&self.graph_digest(mention, true, |_| false));
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

    /// The symbols of the functions that the module defines, and of the data that other files can name.
    pub(crate) fn reachable_from_outside(&self) -> impl Iterator<Item = &'a str> {
        self.definitions
            .iter()
            .filter(|definition| definition.is_reachable_from_outside())
            .map(|definition| definition.name)
    }

    /// Whether a symbol is one of those.
    pub(crate) fn is_reachable_from_outside(&self, symbol: &str) -> bool {
        self.symbols.get(symbol).is_some_and(|index| self.definitions[*index].is_reachable_from_outside())
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
    fn graph_digest(&self, root: usize, is_root_named: bool, by_name: impl Fn(usize) -> bool) -> Digest {
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
            if definition.is_known_by_name() && (index != root || is_root_named) {
                add_text(&mut hasher, b'n', definition.name);
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
        self.assembly.iter().for_each(|token| add_token(hasher, *token));
        let mut flags = Node::new(self);
        flags.add_flags(self.metadata.get("llvm.module.flags").copied().unwrap_or(""));
        hasher.update(&flags.finish().own);
    }

    /// The words of a group of attributes.
    pub(crate) fn words_of_group(&self, group: &str) -> Vec<&'a str> {
        let tokens = self.groups.get(group).into_iter().flatten();
        tokens.filter_map(|token| if let Token::Word(word) = token { Some(*word) } else { None }).collect()
    }

    pub(crate) fn reached(&self, root: usize) -> FxHashSet<usize> {
        let mut reached = FxHashSet::from_iter([root]);
        let mut work = vec![root];
        while let Some(index) = work.pop() {
            work.extend(self.definitions[index].mentions.iter().filter(|mention| reached.insert(**mention)));
        }
        reached
    }
}

impl<'a> Definition<'a> {
    /// What it says, word by word.
    pub(crate) fn tokens(&self) -> &[Token<'a>] {
        &self.tokens
    }

    fn new(name: &'a str, kind: Kind, public: bool, tokens: Vec<Token<'a>>) -> Self {
        Definition {
            name,
            kind,
            public,
            constant: false,
            replaceable: read::is_replaceable(&tokens),
            unnamed: false,
            ty: String::new(),
            value: String::new(),
            dynamic: false,
            seen_before_main: false,
            tokens,
            own: [0; 32],
            mentions: vec![],
            leaves: false,
            digest: OnceLock::new(),
        }
    }

    /// Whether it is data that never changes and that nobody can replace.
    pub(crate) fn is_settled(&self) -> bool {
        self.constant && !self.replaceable && !self.dynamic
    }

    /// Whether code of other files may run it or look at it: functions by their names and through pointers, data by its name.
    fn is_reachable_from_outside(&self) -> bool {
        self.kind == Kind::Function || self.kind == Kind::Data && self.public && !self.name.starts_with("llvm.")
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
