//! What functions are, in digests: what the checker's rule `identical` is asked about.
//!
//! The front ends compute the digests; here the language is added to them, since the same digest must not stand for code of
//! two languages, and what the claim rests on is listed.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use tandem_base::{Assumption, Pair};
use tandem_ir::Module;
use tandem_jvm::identity::{Identities as Methods, SameCode};
use tandem_jvm::{Classes, MethodKey};
use tandem_kernel::checker::{CodeDigest, Identity};
use tandem_kernel::hash::program_hash;
use tandem_llvm::Parsed;

/// What two functions are, and what has to be believed for equal digests to mean equal behaviour.
pub struct Identities {
    /// The functions.
    pub functions: Pair<Identity>,
    /// What is taken for granted.
    pub assumptions: Vec<Assumption>,
}

/// What digests of single functions are made with, once a pair of programs.
#[derive(Default)]
pub struct Digests {
    common: OnceLock<Pair<[u8; 32]>>,
    methods: OnceLock<Pair<Methods>>,
    /// What code of other files may call or look at and is not the same on both sides.
    changed: OnceLock<Vec<String>>,
    /// Functions that both sides define and that are not the same code.
    differing: OnceLock<BTreeSet<String>>,
}

impl Digests {
    /// Two functions in LLVM's text, by their symbols.
    pub fn llvm(
        &self,
        language: &str,
        modules: Pair<&Parsed>,
        entries: &Pair<String>,
        symbols: Pair<&str>,
    ) -> Option<Identities> {
        let common = self.common.get_or_init(|| tandem_llvm::common_functions(modules));
        let of = |module: &Parsed, symbol: &str, common: &[u8; 32]| tandem_llvm::behaviour(module, symbol, common);
        let left = of(modules.left, symbols.left, &common.left)?;
        let right = of(modules.right, symbols.right, &common.right)?;
        let declared = tandem_llvm::declared_below(modules.left, symbols.left);
        Some(Identities {
            functions: functions(language, entries, Pair::new(left, right)),
            assumptions: declared.into_iter().map(Assumption::SameAnswers).collect(),
        })
    }

    /// Functions that two functions lead to and that are the same on both sides, by their symbols.
    pub fn same_functions(&self, modules: Pair<&Parsed>, symbols: Pair<&str>) -> Vec<String> {
        let changed = self.changed.get_or_init(|| tandem_llvm::changed_outside(modules));
        let is_claimed = |name: &String| symbols.left == symbols.right && *name == symbols.left;
        tandem_llvm::same_functions(modules, symbols, changed.iter().all(is_claimed))
    }

    /// Functions that two functions lead to and that are not the same on both sides, by their symbols.
    pub fn changed_functions(&self, modules: Pair<&Parsed>, symbols: Pair<&str>) -> Vec<String> {
        let differing = || tandem_llvm::paired_functions(modules).into_iter().collect();
        let differing: &BTreeSet<String> = self.differing.get_or_init(differing);
        if differing.is_empty() {
            return vec![];
        }
        tandem_llvm::changed_functions(modules, symbols, |name| differing.contains(name))
    }

    /// Two methods.
    pub fn java(&self, classes: Pair<&Classes>, entries: &Pair<String>) -> Option<Identities> {
        let methods = self.methods.get_or_init(|| classes.map(Methods::of));
        let of = |methods: &Methods, entry: &str| {
            let (class, name, descriptor) = methods.method_named(entry)?;
            methods.behaviour(&class, &name, &descriptor)
        };
        let digests = Pair::new(of(&methods.left, &entries.left)?, of(&methods.right, &entries.right)?);
        let assumptions = vec![Assumption::LibraryAnswers];
        Some(Identities { functions: functions("Java", entries, digests), assumptions })
    }
}

impl Digests {
    /// What two programs have in common but for two methods of one name.
    pub fn same_code(&self, classes: Pair<&Classes>, entries: &Pair<String>) -> Option<SameCode> {
        let methods = self.methods.get_or_init(|| classes.map(Methods::of));
        let compared = methods.left.method_named(&entries.left)?;
        if methods.right.method_named(&entries.right)? != compared {
            return None;
        }
        let (class, name, descriptor) = compared;
        SameCode::of(methods.as_ref(), &MethodKey { class, name, descriptor })
    }
}

/// Two functions of the IR: the same if their modules are.
pub fn ir(modules: Pair<&Module>, entries: &Pair<String>) -> Option<Identities> {
    let has = |module: &Module, entry: &str| module.function_named(entry).is_some();
    if !has(modules.left, &entries.left) || !has(modules.right, &entries.right) || entries.left != entries.right {
        return None;
    }
    let digests = modules.map(|module| *blake3::hash(program_hash(module).as_bytes()).as_bytes());
    Some(Identities { functions: functions("IR", entries, digests), assumptions: vec![] })
}

/// Functions of a language with these digests.
fn functions(language: &str, entries: &Pair<String>, digests: Pair<[u8; 32]>) -> Pair<Identity> {
    entries.as_ref().zip(digests).map(|(entry, digest)| {
        let mut hasher = blake3::Hasher::new();
        hasher.update(language.as_bytes()).update(&[0]).update(&digest);
        Identity { entry: entry.clone(), digest: CodeDigest(*hasher.finalize().as_bytes()) }
    })
}
