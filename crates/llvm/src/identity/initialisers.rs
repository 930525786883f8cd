//! Code that runs before `main` and sets variables.

use super::{Identities, Kind};
use crate::lexer::Token;

/// Functions that initialisers call and that do not touch the program's data.
const HARMLESS: [&str; 4] =
    ["__cxa_atexit", "__cxa_thread_atexit", "_ZNSt8ios_base4InitC1Ev", "_ZNSt8ios_base4InitD1Ev"];

/// Functions of the libraries that only compute, or hold memory for who calls them.
const COMPUTING: [&str; 19] = [
    "_ZSt11_Hash_bytes",
    "_ZSt9terminatev",
    "_ZdaPv",
    "_ZdaPvm",
    "_ZdlPv",
    "_ZdlPvm",
    "_Znam",
    "_Znwm",
    "__cxa_begin_catch",
    "__cxa_end_catch",
    "__cxa_rethrow",
    "__gxx_personality_v0",
    "calloc",
    "free",
    "malloc",
    "memcmp",
    "memcpy",
    "memmove",
    "strlen",
];

/// How names of such functions begin: strings, and what containers and exceptions are made with.
const COMPUTING_PARTS: [&str; 7] = [
    "_ZNKSt7__cxx1112basic_string",
    "_ZNKSt8__detail",
    "_ZNSa",
    "_ZNSt7__cxx1112basic_string",
    "_ZNSt8__detail",
    "_ZSt18_Rb_tree",
    "_ZSt29_Rb_tree",
];

/// Sections of pointers to functions that run before `main`, or at the end.
const SECTIONS: [&str; 5] = [".init_array", ".preinit_array", ".fini_array", ".ctors", ".dtors"];

impl Identities<'_> {
    /// Whether a function that the source names runs although nobody calls it, or it is a list of such functions.
    pub(crate) fn runs_by_itself(&self, index: usize) -> bool {
        let is_list = |list: usize| {
            let definition = &self.definitions[list];
            let is_in = |section: &str| {
                SECTIONS.iter().any(|name| section == *name || section.starts_with(&format!("{name}.")))
            };
            let in_section = || definition.tokens.iter().any(|token| matches!(token, Token::Text(text) if is_in(text)));
            matches!(definition.name, "llvm.global_ctors" | "llvm.global_dtors")
                || definition.kind == Kind::Data && in_section()
        };
        let is_listed = |list: usize| self.definitions[list].mentions.contains(&index) && is_list(list);
        let definition = &self.definitions[index];
        definition.seen_before_main
            || is_list(index)
            || self.definitions[index].kind == Kind::Function && (0..self.definitions.len()).any(is_listed)
    }

    /// Variables mention the code that sets them before `main` runs: their initial value is what that leaves.
    pub(super) fn add_initialisers(&mut self) {
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
        let mut seen: Vec<usize> = vec![];
        for unit in units {
            let reached = self.reached(unit);
            if reached.iter().any(|index| self.is_seen(*index)) {
                let set =
                    self.definitions[unit].mentions.iter().filter(|part| self.definitions[**part].kind == Kind::Data);
                seen.extend(set);
            }
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
        for variable in seen {
            self.definitions[variable].seen_before_main = true;
        }
    }

    /// Whether others may see that a function runs: it calls what is not in the file, unless that only computes, or what nobody knows.
    fn is_seen(&self, index: usize) -> bool {
        let definition = &self.definitions[index];
        let name = definition.name;
        match definition.kind {
            Kind::DeclaredFunction => {
                let throws = name.starts_with("_ZSt") && name.contains("__throw_");
                let computes = || throws || COMPUTING_PARTS.iter().any(|part| name.starts_with(part));
                !(name.starts_with("llvm.") || HARMLESS.contains(&name) || COMPUTING.contains(&name) || computes())
            }
            Kind::Function => definition.tokens().windows(2).any(|pair| {
                matches!(pair, [Token::Word("asm"), _] | [Token::Local(_) | Token::Sign(b')'), Token::Sign(b'(')])
            }),
            _ => false,
        }
    }
}
