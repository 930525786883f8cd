//! Alignment search as in the paper: Zhou, Heath and Harris, "Relational Verification via Invariant-Guided
//! Synchronization" (HCVS 2019), sections 4 and 5; its tool is called Pequod.
//!
//! Which points of two programs meet decides whether what holds there can be said. Here no point is chosen beforehand.
//! Both programs are *bounded*: every loop and every recursion is copied so many times, and what is beyond is ⊥, which never
//! ends. Of the bounded programs all proofs are looked at, in every order of running the two and with every way to cut
//! sequences of calls in two: they are one system of Horn clauses without recursion, and a solution gives the
//! invariants of all of them at once. Among them one is looked for that *generalises*: where a product is come by again
//! and what holds there was assumed of it before, the bound no longer matters. If there is none, the bound is raised by one.
//! If the bounded programs differ, the refutation has the input.
//!
//! What is different here:
//!
//! * The proof that was found is a proposal: its invariants and its ways on are the points, couplings, rules and callee
//!   relations of a certificate, and the kernel asks about all programs, not about bounded ones. This engine is believed in nothing.
//! * Programs are control-flow graphs, in normal form: loops need not be recursive procedures. Rates of recursion other than one to
//!   one are those of the shapes of a claim (`product::shapes`).
//! * The clauses of all orders at once are asked for last. One order whose invariants the solver does not find spoils the solution
//!   for all, so smaller systems come before: both sides together at some pace, one after the other (`engine`).
//! * Whether a hypothesis closes a goal is asked of the step that leads there, not of what the solution says of the copy there
//!   (`generalise`).
//! * Equalities between variables are found by propagation before the solver is asked (`equal`).
//! * Spacer is the Horn solver; the paper's Duality is no longer a part of Z3.
//!
//! The parts:
//!
//! * `moves`: product commands, and the ways on from each
//! * `bounded`: copies of them within a bound, and the rules of all proofs
//! * `equal`: variables that are equal in all states of a copy
//! * `clauses`: the rules as Horn clauses, and a model as their solution
//! * `generalise`: the AND/OR search for a proof that generalises
//! * `certify`: such a proof as relations of a certificate
//! * `engine`: bound after bound

mod bounded;
mod certify;
mod clauses;
pub mod engine;
mod equal;
mod generalise;
mod moves;
