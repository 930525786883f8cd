//! Functions that are the same on both sides, as uninterpreted functions.
//!
//! A changed function often calls much code that did not change. That code does the same to the same arguments in the same
//! state, whatever that is, so for a proof it need not be understood: each such function is one uninterpreted function that both
//! sides share (regression verification's rule, after Godlin and Strichman, here with digests in the place of proofs for the
//! callees). It may then also use what is not supported.
//!
//! What is known of code that is not given is just that, so its body is taken away here, and everything that holds of code that
//! is not given holds of it: it sees and changes all memory that got out, and the sides must call it in the same order. One
//! thing does not: code of another file cannot name private variables, and this can. So variables that such functions use,
//! directly or not, are taken for public ones. Whether a function is the same, with all that it uses, is decided by whoever asks for it
//! (`same_functions`), from digests of both sides. An input on which the sides differ cannot come of this, since what the function
//! answers is made up.

use rustc_hash::FxHashSet;

use crate::ast::{Elsewhere, Module};
use crate::identity::Identities;

/// What the names of such functions end with.
pub const SAME: &str = " (the same on both sides)";

/// Takes the bodies of these functions away.
pub(super) fn forget_bodies(module: &mut Module<'_>, identities: &Identities<'_>, same: &[String]) {
    if same.is_empty() {
        return;
    }
    let names: FxHashSet<&str> = same.iter().map(String::as_str).collect();
    for function in module.functions.iter_mut().filter(|function| names.contains(function.name)) {
        function.body = None;
        // Its name may be one that means something to a compiler.
        function.traits.no_builtin = true;
    }
    let used: FxHashSet<&str> = names.iter().flat_map(|name| identities.variables_below(name)).collect();
    for variable in module.variables.iter_mut().filter(|variable| used.contains(variable.name)) {
        variable.internal = false;
        variable.elsewhere = Elsewhere::Exposed;
    }
}
