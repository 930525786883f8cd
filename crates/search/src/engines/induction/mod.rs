//! Induction: what functions compute, guessed from runs and proved by induction on the length of runs.
//!
//! **Idea.** Two calls of other depths never meet on the way: `mult(x, y)` and `mult(y, x)` are related only by what both
//! are. So every function is described by itself first (`y >= 0 ==> ret == x * y`), and the claim follows from the
//! descriptions at the calls that the entries make. Guessing equations by evaluating terms on many inputs is theory exploration
//! (QuickSpec: Claessen, Smallbone and Hughes, 2010; Daikon's invariants are of the same kind: Ernst et al., 2001); summaries
//! of recursive functions as inductive facts are Hoare's rule of recursion (1971).
//!
//! **What is different here.** A summary is an ordinary relation of one function, so the checker needs no rule for it: it runs
//! the body once, with the summaries at its calls, and asks whether they hold again. Loops are turned into recursive functions
//! beforehand (`Reshape::LoopsAsCalls`), so a closed form of a loop is a summary like any other. Equations with a factor, such
//! as `2 * ret == n * n + n`, are said with as many more bits as the factor takes, because modulo 2^32 they would not determine
//! the result.
//!
//! **Why it is sound.** Nothing here is believed: guesses that a solver does not prove are dropped (Houdini), and the checker
//! asks everything again. That functions return is proved separately, by measures of their arguments.
//!
//! * `subjects`: the functions of a claim, each run once symbolically
//! * `samples`, `guesses`: what they compute on small inputs, and equations that hold of all of it
//! * `summaries`: which guesses are inductive together
//! * `measures`: why they return
//! * `engine`: the certificate

pub mod engine;
mod guesses;
pub mod measures;
mod samples;
mod subjects;
mod summaries;
