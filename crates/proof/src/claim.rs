//! The question: two programs, two entries, and what "behaves like" is to mean.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use tandem_ir::analysis::default_cuts;
use tandem_ir::{Callee, ExitKind, FuncId, Function, IdVec, Inst, Module, Outcome, Pair, Side, Terminator, Ty};
use tandem_logic::Terms;

use crate::expression::{self, Expr, ExpressionError};
use crate::joint::Joint;
use crate::semantics::Semantics;
use crate::symbolic::CutFunction;

/// One program and the function of it that is asked about.
#[derive(Clone, Debug)]
pub struct Program {
    /// The program, normalised.
    pub module: Arc<Module>,
    /// The function compared.
    pub entry: FuncId,
}

impl Program {
    /// The function compared.
    pub fn function(&self) -> &Function {
        &self.module.functions[self.entry]
    }
}

/// A predicate with the text it was read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Predicate {
    /// As the user wrote it.
    pub text: String,
    /// Parsed.
    pub expr: Expr,
}

impl Predicate {
    /// Parses a predicate.
    pub fn parse(text: &str) -> Result<Predicate, ExpressionError> {
        Ok(Predicate { text: text.to_owned(), expr: expression::parse(text)? })
    }
}

/// The question.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The two programs.
    pub programs: Pair<Program>,
    /// The meaning.
    pub semantics: Semantics,
    /// What holds of the inputs, beyond their being equal.
    pub assume: Option<Predicate>,
    /// What is to hold of the results instead of their being equal. Then inputs are related by `assume` alone.
    pub ensure: Option<Predicate>,
    /// Whether any abnormal end counts as equal to any other.
    pub traps_agree: bool,
    /// What stands for each function in terms.
    symbols: Pair<IdVec<FuncId, Symbol>>,
    /// Every outcome either program mentions.
    outcomes: BTreeSet<Outcome>,
}

/// What stands for a function in terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// Its name.
    pub name: String,
    /// Whether equal arguments give equal results. Not so if it may look at unspecified values.
    pub is_function: bool,
}

/// Why two functions cannot be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimError {
    /// The parameters or results do not correspond.
    Signatures(String),
    /// Regions of one name have different shapes.
    Regions(String),
}

impl fmt::Display for ClaimError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClaimError::Signatures(what) | ClaimError::Regions(what) => out.write_str(what),
        }
    }
}

impl Claim {
    /// The claim that the two entries agree, after checking that they can be compared.
    pub fn new(
        programs: Pair<Program>,
        semantics: Semantics,
        assume: Option<Predicate>,
        ensure: Option<Predicate>,
    ) -> Result<Claim, ClaimError> {
        let (left, right) = (programs.left.function(), programs.right.function());
        if ensure.is_none() {
            correspond("parameters", &left.signature.params, &right.signature.params)?;
            correspond("results", &left.signature.results, &right.signature.results)?;
        }
        for region in programs.left.module.regions.values() {
            let Some(other) = programs.right.module.region_named(&region.name) else { continue };
            let other = &programs.right.module.regions[other];
            if (&region.keys, region.element, region.kind) != (&other.keys, other.element, other.kind) {
                return Err(ClaimError::Regions(format!(
                    "memory region {} differs between the sides: {:?} -> {:?} and {:?} -> {:?}",
                    region.name, region.keys, region.element, other.keys, other.element
                )));
            }
        }
        let symbols = Pair::from_fn(|side| {
            let module = &programs[side].module;
            let determined = determined_functions(module);
            let symbol = |(id, function): (FuncId, &Function)| Symbol {
                name: format!("{side}!{}", function.name),
                is_function: determined[id],
            };
            module.functions.iter().map(symbol).collect()
        });
        let outcomes = programs.iter().flat_map(|(_, program)| outcomes_of(&program.module)).collect::<BTreeSet<_>>();
        Ok(Claim { programs, semantics, assume, ensure, traps_agree: false, symbols, outcomes })
    }

    /// That the assumption and the relation of results make sense for these functions.
    pub fn check_predicates(&self) -> Result<(), ExpressionError> {
        let terms = Terms::new();
        let views = Pair::try_from_fn(|side| {
            let program = &self.programs[side];
            let cuts: BTreeSet<_> = default_cuts(program.function()).into_iter().collect();
            CutFunction::new(&program.module, program.entry, &cuts)
        });
        let views = views.map_err(|error| ExpressionError { offset: 0, message: error.to_string() })?;
        let joint = Joint::new(self, &terms, &[(Side::Left, &views.left), (Side::Right, &views.right)]);
        joint.claimed_beginning()?;
        joint.claimed_end()?;
        Ok(())
    }

    /// What stands for each function of a side in terms.
    pub fn symbols(&self, side: Side) -> &IdVec<FuncId, Symbol> {
        &self.symbols[side]
    }

    /// The outcomes of either program that `select` accepts.
    pub fn outcomes(&self, select: impl Fn(&Outcome) -> bool) -> Vec<&Outcome> {
        self.outcomes.iter().filter(|outcome| select(outcome)).collect()
    }
}

fn correspond(what: &str, left: &[Ty], right: &[Ty]) -> Result<(), ClaimError> {
    if left == right {
        return Ok(());
    }
    let show = |types: &[Ty]| types.iter().map(|ty| format!("{ty:?}")).collect::<Vec<_>>().join(", ");
    Err(ClaimError::Signatures(format!(
        "the {what} differ: ({}) on the left, ({}) on the right",
        show(left),
        show(right)
    )))
}

fn outcomes_of(module: &Module) -> impl Iterator<Item = Outcome> + '_ {
    module.functions.values().flat_map(|function| function.blocks.values()).filter_map(|block| {
        match &block.terminator {
            Terminator::Exit { kind: ExitKind::Always(outcome), .. } => Some(outcome.clone()),
            _ => None,
        }
    })
}

/// The functions that contain no unspecified value and call only such functions.
fn determined_functions(module: &Module) -> IdVec<FuncId, bool> {
    let mut determined: IdVec<FuncId, bool> = module
        .functions
        .values()
        .map(|function| !function.insts.values().any(|data| matches!(data.inst, Inst::Arbitrary)))
        .collect();
    loop {
        let spoilt: Vec<FuncId> = module
            .functions
            .iter()
            .filter(|(id, function)| {
                determined[*id]
                    && function.insts.values().any(|data| match data.inst {
                        Inst::Call { callee: Callee::Function(callee), .. } => !determined[callee],
                        _ => false,
                    })
            })
            .map(|(id, _)| id)
            .collect();
        if spoilt.is_empty() {
            return determined;
        }
        for id in spoilt {
            determined[id] = false;
        }
    }
}
