//! Code that runs before `main` and sets variables.

use super::{Identities, Kind};
use crate::lexer::Token;

/// Functions that initialisers call and that do not touch the program's data.
const HARMLESS: [&str; 4] =
    ["__cxa_atexit", "__cxa_thread_atexit", "_ZNSt8ios_base4InitC1Ev", "_ZNSt8ios_base4InitD1Ev"];

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
        is_list(index) || self.definitions[index].kind == Kind::Function && (0..self.definitions.len()).any(is_listed)
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
}
