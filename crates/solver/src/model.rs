//! Values a solver found for terms.

use tandem_logic::{Assignment, FunctionSignature, Op, Term, Terms, Value};

/// The values of the terms that were asked for, in the order in which they were asked for.
#[derive(Clone, Debug, Default)]
pub struct Model {
    values: Vec<(Term, Value)>,
    exact: bool,
}

impl Model {
    pub(crate) fn new(values: Vec<(Term, Value)>, exact: bool) -> Model {
        Model { values, exact }
    }

    /// Whether the solver was asked exactly what the terms mean. If not, an operation was put to it as an unknown
    /// function, and the values may be no solution; an unsatisfiable answer would have held all the same.
    pub fn is_exact(&self) -> bool {
        self.exact
    }

    /// The value of a term that was asked for.
    pub fn get(&self, term: Term) -> Option<&Value> {
        self.values.iter().find(|(asked, _)| *asked == term).map(|(_, value)| value)
    }

    /// All terms and values.
    pub fn values(&self) -> &[(Term, Value)] {
        &self.values
    }

    /// The variables, and the functions as far as applications of them and their arguments were asked for (see
    /// [`everything_in`]), as an assignment under which any term can be evaluated. What the model leaves open takes the
    /// default of its sort.
    pub fn assignment(&self, terms: &Terms) -> Assignment {
        let mut assignment = Assignment::new();
        for (term, value) in &self.values {
            match terms.op(*term) {
                Op::Variable(..) => assignment.set(*term, value.clone()),
                Op::Apply(name, result) => {
                    let args = terms.args(*term);
                    let known: Option<Vec<Value>> = args.iter().map(|&arg| self.value_of(terms, arg)).collect();
                    let Some(known) = known else { continue };
                    let arguments = args.iter().map(|&arg| terms.sort(arg)).collect();
                    let signature = FunctionSignature { name: name.clone(), arguments, result: result.clone() };
                    assignment.function_mut(signature).entries.insert(known, value.clone());
                }
                _ => {}
            }
        }
        assignment.completed()
    }

    fn value_of(&self, terms: &Terms, term: Term) -> Option<Value> {
        match terms.constant_ref(term) {
            Some(constant) => Some(Value::from(constant)),
            None => self.get(term).cloned(),
        }
    }
}

/// What to ask for so that the model determines the value of every term in the roots: their free variables, and the
/// applications of uninterpreted functions with their arguments. Applications to bound variables are left out.
pub fn everything_in(terms: &Terms, roots: &[Term]) -> Vec<Term> {
    let free = terms.free_variables(roots);
    let mut wanted = free.clone();
    for term in terms.subterms(roots) {
        if matches!(terms.op(term), Op::Apply(..)) {
            let closed = terms.free_variables(&[term]).iter().all(|variable| free.contains(variable));
            if closed {
                let args = terms.args(term).iter().copied().filter(|&arg| terms.constant_ref(arg).is_none());
                wanted.extend(args.chain([term]));
            }
        }
    }
    let mut seen = std::collections::HashSet::new();
    wanted.retain(|&term| seen.insert(term));
    wanted
}
