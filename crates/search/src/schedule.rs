//! Which engines there are, in which order they have their turns, and how much work each may do: all of it is said here.
//!
//! First comes a quick look for differences. Then there are rounds: every engine has its turn, and in each round twice the
//! work of the round before; who has used up its turn waits with all that it has and goes on in the next. What is fast
//! where it succeeds comes first. An engine that is over leaves its work to the others, since their next round comes
//! sooner. The long look for differences goes on beside the others once they have done some work, where there is a
//! processor for it.
//!
//! Work is counted and not timed, so a busy machine changes how long a search takes and not what it does. The only times
//! of day are the parts of the deadline that are kept back for what comes after the search.

use std::time::Duration;

use tandem_base::Work;
use tandem_kernel::claim::Claim;
use tandem_solver::Command;

use crate::Engine;
use crate::engines::abstraction::engine::Abstraction;
use crate::engines::couplings::engine::Couplings;
use crate::engines::horn::engine::Horn;
use crate::engines::induction::engine::Induction;
use crate::engines::pequod::engine::Pequod;
use crate::engines::regions::engine::Regions;
use crate::engines::testing::engine::Testing;
use crate::turns::Dealing;

/// Every engine, in the order in which they have their turns.
pub fn engines() -> Vec<Box<dyn Engine>> {
    engines_with(None)
}

/// Every engine, with this Horn solver in the place of Spacer.
pub fn engines_with(horn_solver: Option<Command>) -> Vec<Box<dyn Engine>> {
    vec![
        Box::new(Testing::QUICK),
        Box::new(Regions::REGIONS),
        Box::new(Abstraction::SEEDS),
        Box::new(Couplings),
        Box::new(Induction),
        Box::new(Testing::LONG),
        Box::new(Abstraction::REFINED),
        Box::new(Horn { solver: horn_solver }),
    ]
}

/// Engines that are used only when named: for measurements.
pub fn further_engines() -> Vec<Box<dyn Engine>> {
    vec![
        Box::new(Pequod),
        Box::new(Abstraction::SEEDED),
        Box::new(Abstraction::UNSEEDED),
        Box::new(Regions::DSE),
        Box::new(Regions::IMP_S),
        Box::new(Regions::ARDIFF),
        Box::new(Regions::ARDIFF_H3),
        Box::new(Regions::ARDIFF_RANDOM),
    ]
}

/// The engine that has another name, too.
pub fn other_name(name: &str) -> &str {
    match name {
        "abstraction-large" | "abstraction-relational" => "abstraction",
        name => name,
    }
}

/// The work of an engine in the first round, for a claim.
pub fn share(engine: &dyn Engine, claim: &Claim) -> Work {
    match engine.name() {
        // It comes to its end soon, or what it says of loose variables helps the others.
        "seeds" => Work::units(5_000),
        // Where most of a large function is the same it is fast; of small ones it says nothing.
        "regions" => Work::units(1_000),
        "couplings" => Work::units(3_000),
        // Where it helps it is fast.
        "induction" => Work::units(1_500),
        "horn" => Work::units(1_000),
        _ if engine.is_likely(claim) => Work::units(2_000),
        _ => Work::units(1_000),
    }
}

/// The work that is done before the long look for differences begins beside the others. Most claims are settled by then,
/// and two threads slow each other even on two cores.
pub const HEAD_START: Work = Work::units(700);

/// How the attempts at couplings are dealt with.
pub const COUPLINGS: Dealing =
    Dealing { first: Work::units(400), halving: 8, workers: MOST_WORKERS, alone: Work::units(300) };

/// The work for a proof that also shows that the sides end together, once there is one that does not: as much as the search
/// took until then once more, and this.
pub const AFTER_RESERVE: Work = Work::units(3_000);

/// How the alignments of predicate abstraction are dealt with.
pub const ALIGNMENTS: Dealing = ONE_BY_ONE;
/// How the products of the Horn solver are dealt with.
pub const PRODUCTS: Dealing = ONE_BY_ONE;

/// One at a time, all alike.
const ONE_BY_ONE: Dealing =
    Dealing { first: Work::units(1_000), halving: usize::MAX, workers: 1, alone: Work::units(0) };

/// More workers than this would only try what is unlikely.
const MOST_WORKERS: usize = 4;

impl Dealing {
    /// As many workers as there are processors for.
    pub fn workers(&self) -> usize {
        std::thread::available_parallelism().map_or(1, usize::from).min(self.workers)
    }
}

/// The work to see whether what functions compute, each by itself, is enough for a claim.
pub const INDUCTION: Work = Work::units(4_000);

/// The work for the seeds on one abstraction of common code.
pub const REGIONS: Work = Work::units(300);

/// The work for couplings of the loops that an abstraction of common code leaves exact.
pub const REFINED_LOOPS: Work = Work::units(500);

/// The work for the variables that the seeds of predicate abstraction do not hold for.
pub const LOOSENED: Work = Work::units(3_000);

/// The work of a Horn solver on one product, round by round: what is easy is found before what is hard is tried for long.
pub const HORN: [Work; 3] = [Work::units(1_000), Work::units(5_000), Work::units(60_000)];

/// The work of a Horn solver on the proofs of programs with one bound, round by round.
pub const BOUNDED: [Work; 3] = [Work::units(200), Work::units(1_500), Work::units(10_000)];

/// The work for the inputs behind a Horn solver's refutation, and to check its solution.
pub const AFTER_HORN: Work = Work::units(10_000);

/// The work of the quick look: for inputs by chance, how much more while new things are still seen, and for asking a solver.
pub const QUICK_LOOK: [Work; 3] = [Work::units(60), Work::units(250), Work::units(300)];
/// The same of the long look.
pub const LONG_LOOK: [Work; 3] = [Work::units(5_000), Work::units(0), Work::units(9_000)];

/// The work to find out why loops end, once everything else is proved.
pub const RANKS: Work = Work::units(10_000);

/// What a native run of both sides takes on a machine that has nothing else to do, with a margin.
pub const REPLAY: Duration = Duration::from_millis(700);

/// At most this part of all time is set aside for native runs.
pub const MOST_FOR_REPLAY: f64 = 0.35;

/// Claims that are not settled after this much work may need a native run in the end, so it is prepared.
pub const UNDECIDED: Work = Work::units(700);

/// The part of all time that is kept back for what holds under weaker semantics. What is to be seen is mostly seen fast.
pub const FOR_WEAKER: u32 = 8;
/// The most that is kept back for that.
pub const MOST_FOR_WEAKER: Duration = Duration::from_secs(4);

/// The work for one guess at where two programs that differ agree all the same.
pub const A_CONDITION: Work = Work::units(300);
/// The work for all guesses.
pub const CONDITIONS: Work = Work::units(800);
/// The most time that they take.
pub const MOST_FOR_CONDITIONS: Duration = Duration::from_secs(2);
