//! The question: two programs, two entries, and what "behaves like" is to mean.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

use tandem_base::{Assumption, Pair, Side};
use tandem_ir::analysis::{Cfg, default_cuts};
use tandem_ir::{Callee, ExitKind, External, FuncId, Function, IdVec, Inst, Module, Nature, Outcome, Terminator, Ty};
use tandem_logic::Terms;

use crate::certificate::Given;
use crate::expression::{self, Expr, ExpressionError};
use crate::joint::Joint;
use crate::same_code::same_code;
use crate::secrecy::TwoRuns;
use crate::semantics::{Relation, Semantics, Termination};
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
    /// Names of parameters, and `ret`, that the sources call unsigned: how reports show numbers, and of which mathematical
    /// integers are not negative.
    pub unsigned: Pair<BTreeSet<String>>,
    /// What the sources call objects that exist once, by number: how reports show them. Nothing else depends on it.
    pub constants: BTreeMap<u128, String>,
    /// Pairs of functions that the programs were made under the hypothesis of: whoever made them let code that is not given
    /// call these as if they were the same. What is proved then holds under that hypothesis alone; see
    /// [`confirm_together`](crate::checker::confirm_together).
    pub given: Vec<Given>,
    /// Of a claim about secrets, what was asked: the programs have a second value for each secret then.
    pub two_runs: Option<Arc<TwoRuns>>,
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
    /// Whether every call returns: nothing goes round in it, nor in what it calls.
    pub always_returns: bool,
    /// Whether it stands for a function of the other program, too, which is the same code.
    pub is_shared: bool,
    /// For each memory of its signature, whether every exit hands it back as it came. Told of shared functions only.
    pub keeps: Vec<bool>,
}

/// Why two functions cannot be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimError {
    /// The parameters or results do not correspond.
    Signatures(String),
    /// Regions of one name have different shapes.
    Regions(String),
    /// What the programs say of their constants cannot all be so.
    Globals(String),
    /// Two ends of runs could not be told apart.
    Outcomes(String),
}

impl fmt::Display for ClaimError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClaimError::Signatures(what)
            | ClaimError::Regions(what)
            | ClaimError::Globals(what)
            | ClaimError::Outcomes(what) => out.write_str(what),
        }
    }
}

impl Claim {
    /// What an answer takes for granted about the outside: what the front ends list, and what is believed of functions that
    /// are not given.
    pub fn assumptions(&self) -> BTreeSet<Assumption> {
        let mut all = BTreeSet::new();
        for (side, program) in self.programs.iter() {
            // Where LEFT's memory does not exist, LEFT is undefined and RIGHT may do anything.
            let is_permitted = side == Side::Left && self.semantics.relation == Relation::Refines;
            let rests = |assumption: &&Assumption| !(is_permitted && **assumption == Assumption::RightAccess);
            all.extend(program.module.assumptions.iter().filter(rests).cloned());
            let is_code = |external: &&External| external.nature != Nature::Observed;
            for external in program.module.externals.values().filter(is_code) {
                all.insert(match external.is_definite {
                    true => Assumption::LibraryAnswers,
                    false => Assumption::SameAnswers(external.name.clone()),
                });
                if self.semantics.termination == Termination::Total {
                    all.insert(Assumption::CallsReturn);
                }
            }
        }
        all
    }

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
        globals_are_possible(&programs)?;
        let symbols = Pair::from_fn(|side| {
            let module = &programs[side].module;
            let determined = determined_functions(module);
            let returning = returning_functions(module);
            let symbol = |(id, function): (FuncId, &Function)| Symbol {
                name: format!("function!{side}!{}", function.name),
                is_function: determined[id],
                always_returns: returning[id],
                is_shared: false,
                keeps: vec![],
            };
            module.functions.iter().map(symbol).collect()
        });
        let outcomes = programs.iter().flat_map(|(_, program)| outcomes_of(&program.module)).collect::<BTreeSet<_>>();
        outcomes_are_distinct(&outcomes)?;
        let unsigned = Pair::new(BTreeSet::new(), BTreeSet::new());
        Ok(Claim {
            programs,
            semantics,
            assume,
            ensure,
            traps_agree: false,
            unsigned,
            constants: BTreeMap::new(),
            given: vec![],
            two_runs: None,
            symbols,
            outcomes,
        })
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

    /// Lets one symbol stand for each function of these names that is the same code in both programs and looks at nothing
    /// unspecified. It is opaque then: what is known of it is that equal arguments give equal results.
    pub fn share(&mut self, names: &BTreeSet<String>) {
        let modules = self.programs.as_ref().map(|program| &*program.module);
        for (left, right) in same_code(&modules) {
            let is_wanted = names.contains(&modules.left.functions[left].name);
            if !is_wanted || !self.symbols.left[left].is_function || !self.symbols.right[right].is_function {
                continue;
            }
            let name = format!("function!both!{}", modules.left.functions[left].name);
            let always_returns = self.symbols.left[left].always_returns;
            let keeps = kept_state(&modules.left.functions[left]);
            let symbol = Symbol { name, is_function: true, always_returns, is_shared: true, keeps };
            self.symbols.left[left] = symbol.clone();
            self.symbols.right[right] = symbol;
        }
    }

    /// Whether one symbol stands for this function and one of the other program.
    pub fn is_opaque(&self, side: Side, id: FuncId) -> bool {
        self.symbols[side][id].is_shared
    }

    /// Whether functions of these sides are one function that both programs have, as far as is known here.
    pub fn is_shared(&self, one: (Side, FuncId), other: (Side, FuncId)) -> bool {
        let symbol = |(side, id): (Side, FuncId)| &self.symbols[side][id];
        symbol(one).is_shared && symbol(one) == symbol(other)
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
    let name = |ty: &Ty| match ty {
        Ty::Bool => "bool".to_owned(),
        Ty::Int(width) => format!("i{width}"),
        Ty::F32 => "f32".to_owned(),
        Ty::F64 => "f64".to_owned(),
        Ty::Ref => "reference".to_owned(),
        Ty::Ptr => "pointer".to_owned(),
        Ty::Mem(_) => "memory".to_owned(),
        Ty::World => "world".to_owned(),
    };
    let show = |types: &[Ty]| types.iter().map(name).collect::<Vec<_>>().join(", ");
    Err(ClaimError::Signatures(format!(
        "the {what} differ: ({}) on the left, ({}) on the right",
        show(left),
        show(right)
    )))
}

/// The checker assumes what globals contain, and that they lie apart from each other. If that were impossible, it
/// would prove anything.
fn globals_are_possible(programs: &Pair<Program>) -> Result<(), ClaimError> {
    let mut sizes: BTreeMap<&str, u64> = BTreeMap::new();
    let mut cells: BTreeMap<(&str, &str, u64), u128> = BTreeMap::new();
    for (_, program) in programs.iter() {
        let module = &program.module;
        for global in module.globals.values() {
            let size = sizes.entry(&global.name).or_default();
            *size = global.size.max(*size);
            for cell in &global.contents {
                let region = module.regions[cell.region].name.as_str();
                let known = cells.entry((&global.name, region, cell.offset)).or_insert(cell.bits);
                if *known != cell.bits {
                    return Err(ClaimError::Globals(format!(
                        "the constant {} has different contents on the two sides, {} and {} at offset {}; constants \
                         of one name are taken for one object",
                        global.name, *known, cell.bits, cell.offset
                    )));
                }
            }
        }
    }
    let total = sizes.values().try_fold(0u64, |sum, size| sum.checked_add(*size));
    if total.is_none_or(|total| total >= 1 << 62) {
        return Err(ClaimError::Globals("the globals do not fit into memory".to_owned()));
    }
    Ok(())
}

/// Ends are compared by their codes, so different ends must have different ones, and only a return has that of return.
fn outcomes_are_distinct(outcomes: &BTreeSet<Outcome>) -> Result<(), ClaimError> {
    let mut codes: BTreeMap<u32, &Outcome> = BTreeMap::from([(0, &Outcome::Return)]);
    for outcome in outcomes {
        let other = *codes.entry(outcome.code()).or_insert(outcome);
        if other != outcome {
            return Err(ClaimError::Outcomes(format!("the ends `{other}` and `{outcome}` have the same code")));
        }
    }
    Ok(())
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

/// For each memory that a function takes, whether all its exits hand back that very version.
fn kept_state(function: &Function) -> Vec<bool> {
    let given = &function.params()[function.signature.params.len()..];
    let exits = function.blocks.values().filter_map(|block| match &block.terminator {
        Terminator::Exit { state, .. } => Some(state),
        Terminator::Jump(_) | Terminator::Branch(..) | Terminator::Switch { .. } => None,
    });
    let exits: Vec<_> = exits.collect();
    given.iter().enumerate().map(|(index, param)| exits.iter().all(|state| state.get(index) == Some(param))).collect()
}

/// The functions in which nothing goes round and that call only such functions: a least fixpoint, so none is recursive. That
/// functions that are not given return is taken for granted and listed.
fn returning_functions(module: &Module) -> IdVec<FuncId, bool> {
    let mut returning: IdVec<FuncId, bool> = IdVec::filled(false, module.functions.len());
    loop {
        let calls_only_such = |function: &Function| {
            function.insts.values().all(|data| match data.inst {
                Inst::Call { callee: Callee::Function(callee), .. } => returning[callee],
                _ => true,
            })
        };
        let more: Vec<FuncId> = module
            .functions
            .iter()
            .filter(|(id, function)| {
                !returning[*id] && calls_only_such(function) && Cfg::new(function).retreating_edges().is_empty()
            })
            .map(|(id, _)| id)
            .collect();
        if more.is_empty() {
            return returning;
        }
        for id in more {
            returning[id] = true;
        }
    }
}
