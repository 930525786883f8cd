//! Code that runs before `main` and sets variables.

use super::{Identities, Kind};

/// Functions that initialisers call and that do not touch the program's data.
const HARMLESS: [&str; 4] =
    ["__cxa_atexit", "__cxa_thread_atexit", "_ZNSt8ios_base4InitC1Ev", "_ZNSt8ios_base4InitD1Ev"];

impl Identities<'_> {
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
