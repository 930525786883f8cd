//! What is kept of a compiled program so that it can be run.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock};

use tandem_ir::FuncId;
use tandem_jvm::MethodFacts;
use tandem_llvm::FunctionInfo;

use super::build::Built;

/// What a side can be run natively from.
#[derive(Clone, Debug)]
pub enum Code {
    /// Nothing: the IR's own text is no machine's language.
    None,
    /// LLVM's text.
    Llvm(LlvmCode),
    /// Class files.
    Java(JavaCode),
}

/// A program in LLVM's text.
#[derive(Clone, Debug)]
pub struct LlvmCode {
    /// The text that was lowered.
    pub text: String,
    /// What is known of functions, by their names in the IR.
    pub functions: BTreeMap<String, FunctionInfo>,
    /// What it was compiled from.
    pub source: LlvmSource,
    /// Programs that were built from it.
    pub built: Built,
    /// What debug information tells of its classes, once somebody asked (C++).
    pub described: Arc<OnceLock<Option<Arc<tandem_llvm::CppProgram>>>>,
    /// What the debug information in the text itself tells, once somebody asked. All functions of a file share it: it is much text.
    pub told: Arc<OnceLock<Arc<tandem_llvm::CppProgram>>>,
}

/// What LLVM's text was made from.
#[derive(Clone, Debug)]
pub enum LlvmSource {
    /// A C or C++ file, with the user's flags: such files can be compiled again with checks.
    C(PathBuf, Vec<String>),
    /// A crate of Rust: only rustc reads the text that rustc writes.
    Rust(Box<tandem_compile::rustc::CrateOptions>, tandem_compile::rustc::Profile),
    /// It was given as it is.
    Text,
}

/// A program in class files.
#[derive(Clone, Debug)]
pub struct JavaCode {
    /// The class files.
    pub classes: Vec<Vec<u8>>,
    /// What functions were in Java, by their names in the IR.
    pub methods: BTreeMap<String, MethodFacts>,
    /// Names of classes by their codes.
    pub names: BTreeMap<u32, String>,
    /// The constants of enums by number: the enum, with slashes, and the constant.
    pub constants: BTreeMap<u64, (String, String)>,
    /// Functions for which inputs that callers can give were looked for.
    pub reached: Arc<Mutex<BTreeSet<String>>>,
}

impl LlvmCode {
    /// What is kept of a lowered module.
    pub fn new(text: String, lowered: &tandem_llvm::Lowered, source: LlvmSource) -> LlvmCode {
        let name = |id: FuncId| lowered.module.functions[id].name.clone();
        let functions = lowered.functions.iter().map(|info| (name(info.id), info.clone())).collect();
        LlvmCode { text, functions, source, built: Built::default(), described: Arc::default(), told: Arc::default() }
    }

    /// What the debug information in the text tells of classes and functions.
    pub fn told(&self) -> Arc<tandem_llvm::CppProgram> {
        self.told.get_or_init(|| Arc::new(tandem_llvm::CppProgram::read(&self.text))).clone()
    }
}

impl JavaCode {
    /// What is kept of lowered classes.
    pub fn new(classes: Vec<Vec<u8>>, lowered: &tandem_jvm::Lowered) -> JavaCode {
        let name = |id: FuncId| lowered.module.functions[id].name.clone();
        let methods = lowered.methods.iter().map(|(id, facts)| (name(id), facts.clone())).collect();
        let (names, constants) = (lowered.classes.clone(), lowered.constants.clone());
        JavaCode { classes, methods, names, constants, reached: Arc::default() }
    }
}
