//! Attempts that take turns: each in a thread of its own, which waits with all that it has until it may go on.
//!
//! Which of many attempts will succeed cannot be told, so each gets a little work first, and those that are left over get
//! twice as much in the next round. How likely they are can be told a little: an attempt has a *weight*, and as in Levin's
//! universal search (1973) the work for one is halved with every so many units of weight, in that it begins a round later.
//! So no more is lost by trying the unlikely than a part of what the likely take, however many there are of them. An attempt that has used up its work stops where it asks its next question (see
//! [`Budget::turn`]) and goes on from there: candidates, weakened beliefs, states and terms stay where they are, in its
//! thread, and nothing is computed twice. How work is dealt out never changes what an attempt does, only when.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::Scope;
use std::time::Duration;

use tandem_base::{Budget, Meter, Standing, Work};

/// More attempts than this are not kept waiting: they hold memory. The others begin when some are over.
const MOST_BEGUN: usize = 48;

/// Terms nest deeply.
pub const STACK: usize = 64 << 20;

/// How often who waits for others looks whether all is over.
const LOOK: Duration = Duration::from_millis(20);

/// Who makes attempts, and takes in what comes of them.
pub trait Attempts: Sync {
    /// One thing to try.
    type Job: Clone + Send;
    /// What comes of it.
    type Result: Send;
    /// Tries it, with all the work that it takes.
    fn make(&self, job: &Self::Job, budget: &Budget) -> Self::Result;
    /// Takes in what came of it.
    fn note(&self, weight: usize, job: Self::Job, result: Self::Result) -> Next<Self::Job>;
}

/// What is to be done after an attempt.
pub enum Next<J> {
    /// Nothing more: all is over.
    Over,
    /// The other attempts.
    Others,
    /// The other attempts, and one more of this weight.
    Try(usize, J),
}

/// How attempts are dealt with.
#[derive(Clone, Copy, Debug)]
pub struct Dealing {
    /// The work for each in its first round.
    pub first: Work,
    /// By this much more weight, an attempt begins a round later.
    pub halving: usize,
    /// How many are made at a time.
    pub workers: usize,
    /// The work that is done before a second one is made at the same time: most is settled by then, and somebody else may
    /// want the processors.
    pub alone: Work,
}

impl Dealing {
    /// The work for an attempt of this weight in a round; none if it is not its time yet.
    fn slice(&self, weight: usize, round: usize) -> Option<Work> {
        let rounds = round.checked_sub(weight / self.halving)?;
        Some(self.first.times(1 << rounds.min(40)))
    }
}

/// Makes attempts in rounds, the lightest first, until one ends it all or none is left over.
pub fn take_turns<A: Attempts>(attempts: &A, jobs: Vec<(usize, A::Job)>, dealing: Dealing, budget: &Budget) {
    let fresh = |(weight, job)| Entry { weight, job, begun: None };
    let mut entries: Vec<Entry<A::Job, A::Result>> = jobs.into_iter().map(fresh).collect();
    entries.sort_by_key(|entry| entry.weight);
    let board = Board { queue: VecDeque::new(), left: entries, round: 0, running: 0, is_over: false };
    let budget = budget.clone().below().metered(budget.meter.capped(Work::units(u64::MAX)));
    let turns = Turns { attempts, dealing, budget, board: Mutex::new(board), changed: Condvar::new() };
    std::thread::scope(|scope| {
        while turns.next_round() {
            turns.round(scope);
        }
        // Whoever still waits is told that there is no more.
        turns.budget.cancel.raise();
        turns.board().left.iter().filter_map(|entry| entry.begun.as_ref()).for_each(|begun| begun.meter.close());
    });
}

/// An attempt.
struct Entry<J, R> {
    weight: usize,
    job: J,
    begun: Option<Begun<R>>,
}

/// Where an attempt that was begun leaves its result.
struct Begun<R> {
    meter: Meter,
    result: Arc<Mutex<Option<R>>>,
}

struct Board<J, R> {
    /// What has its turn in this round.
    queue: VecDeque<Entry<J, R>>,
    /// What is left over for the next rounds.
    left: Vec<Entry<J, R>>,
    /// Which round it is.
    round: usize,
    /// What has its turn now.
    running: usize,
    is_over: bool,
}

struct Turns<'a, A: Attempts> {
    attempts: &'a A,
    dealing: Dealing,
    budget: Budget,
    board: Mutex<Board<A::Job, A::Result>>,
    changed: Condvar,
}

impl<A: Attempts> Turns<'_, A> {
    fn board(&self) -> MutexGuard<'_, Board<A::Job, A::Result>> {
        self.board.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins the next round in which something has a turn. Whether there is any.
    fn next_round(&self) -> bool {
        let mut board = self.board();
        let lightest = board.left.iter().map(|entry| entry.weight).min();
        let Some(lightest) = lightest.filter(|_| !board.is_over && self.budget.exhausted().is_none()) else {
            return false;
        };
        // Nothing had a turn before the first round.
        let next = if board.left.iter().all(|entry| entry.begun.is_none()) { board.round } else { board.round + 1 };
        board.round = next.max(lightest / self.dealing.halving);
        let mut left = std::mem::take(&mut board.left);
        left.sort_by_key(|entry| entry.weight);
        let round = board.round;
        let (now, later): (Vec<_>, Vec<_>) =
            left.into_iter().partition(|entry| self.dealing.slice(entry.weight, round).is_some());
        (board.queue, board.left) = (now.into(), later);
        true
    }

    /// Gives everything that is due a turn.
    fn round<'scope, 'env>(&'env self, scope: &'scope Scope<'scope, 'env>) {
        std::thread::scope(|workers| {
            for _ in 1..self.dealing.workers {
                let help = || {
                    while self.budget.meter.spent() < self.dealing.alone && !self.is_done() {
                        let board = self.board();
                        drop(self.changed.wait_timeout(board, LOOK));
                    }
                    self.work(scope);
                };
                // Without help it takes longer.
                let _ = std::thread::Builder::new().spawn_scoped(workers, help);
            }
            self.work(scope);
        });
        let mut board = self.board();
        let unfinished: Vec<_> = board.queue.drain(..).collect();
        board.left.extend(unfinished);
    }

    /// Gives turns until there are none left in this round.
    fn work<'scope, 'env>(&'env self, scope: &'scope Scope<'scope, 'env>) {
        while let Some(entry) = self.take() {
            let running = Running(self);
            self.give_turn(scope, entry);
            drop(running);
        }
    }

    /// What has its turn next. Whoever finds nothing waits for what the others may leave over.
    fn take(&self) -> Option<Entry<A::Job, A::Result>> {
        loop {
            if self.is_done() {
                return None;
            }
            let mut board = self.board();
            if let Some(next) = board.queue.pop_front() {
                board.running += 1;
                return Some(next);
            }
            drop(self.changed.wait_timeout(board, LOOK));
        }
    }

    /// Whether nothing more has its turn in this round, and nothing will.
    fn is_done(&self) -> bool {
        let board = self.board();
        board.is_over || board.queue.is_empty() && board.running == 0 || self.budget.exhausted().is_some()
    }

    fn give_turn<'scope, 'env>(&'env self, scope: &'scope Scope<'scope, 'env>, mut entry: Entry<A::Job, A::Result>) {
        let Some(slice) = self.dealing.slice(entry.weight, self.board().round) else {
            self.board().left.push(entry);
            return;
        };
        if entry.begun.is_none() && self.board().left.iter().filter(|entry| entry.begun.is_some()).count() >= MOST_BEGUN
        {
            self.board().left.push(entry);
            return;
        }
        let begun = match entry.begun.take() {
            Some(begun) => begun,
            None => match self.begin(scope, entry.job.clone()) {
                Some(begun) => begun,
                None => return,
            },
        };
        begun.meter.grant(slice);
        match begun.meter.rest(|| self.budget.exhausted().is_some()) {
            Standing::Waits | Standing::Stopped => {
                entry.begun = Some(begun);
                self.board().left.push(entry);
            }
            Standing::Over => {
                let Some(result) = begun.result.lock().unwrap_or_else(PoisonError::into_inner).take() else { return };
                let next = self.attempts.note(entry.weight, entry.job, result);
                let mut board = self.board();
                match next {
                    Next::Over => {
                        board.is_over = true;
                        self.budget.cancel.raise();
                    }
                    Next::Others => {}
                    Next::Try(weight, job) => {
                        let place = board.queue.partition_point(|other| other.weight <= weight);
                        board.queue.insert(place, Entry { weight, job, begun: None });
                    }
                }
            }
        }
    }

    /// Begins an attempt, which waits for its turn. Nothing if there can be no thread for it.
    fn begin<'scope, 'env>(&'env self, scope: &'scope Scope<'scope, 'env>, job: A::Job) -> Option<Begun<A::Result>>
    where
        A::Job: 'scope,
        A::Result: 'scope,
    {
        let meter = self.budget.meter.waiting();
        let result = Arc::new(Mutex::new(None));
        let (budget, slot) = (self.budget.clone().metered(meter.clone()), result.clone());
        let attempt = move || {
            let end = End(budget.meter.clone());
            if budget.turn().is_ok() {
                let made = self.attempts.make(&job, &budget);
                *slot.lock().unwrap_or_else(PoisonError::into_inner) = Some(made);
            }
            drop(end);
        };
        std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, attempt).ok()?;
        Some(Begun { meter, result })
    }
}

/// That an attempt came to its end is said even if it panics.
struct End(Meter);

impl Drop for End {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// An attempt that has its turn. That it no longer has, the others hear even if something panics.
struct Running<'a, 'b, A: Attempts>(&'a Turns<'b, A>);

impl<A: Attempts> Drop for Running<'_, '_, A> {
    fn drop(&mut self) {
        self.0.board().running -= 1;
        self.0.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use tandem_base::Reason;

    use super::*;

    /// Counts to a number, one unit of work at a time. Whoever reaches the goal ends it all.
    struct Counting {
        goal: u64,
        begun: Mutex<Vec<u64>>,
        ended: Mutex<Vec<(u64, Result<(), Reason>)>>,
    }

    impl Attempts for Counting {
        type Job = u64;
        type Result = Result<(), Reason>;

        fn make(&self, job: &u64, budget: &Budget) -> Result<(), Reason> {
            self.begun.lock().expect("nobody panics").push(*job);
            for _ in 0..*job {
                budget.turn()?;
                budget.spend(Work::units(1));
            }
            Ok(())
        }

        fn note(&self, _: usize, job: u64, result: Result<(), Reason>) -> Next<u64> {
            self.ended.lock().expect("nobody panics").push((job, result));
            match job {
                job if job == self.goal => Next::Over,
                7 => Next::Try(9, 8),
                _ => Next::Others,
            }
        }
    }

    fn count(goal: u64, workers: usize) -> (Vec<u64>, Vec<u64>, Work) {
        let counting = Counting { goal, begun: Mutex::default(), ended: Mutex::default() };
        let budget = Budget::unlimited().allowing(Work::units(100_000));
        let jobs = vec![(3, 7), (1, 1000), (2, 30), (0, 5000)];
        let dealing = Dealing { first: Work::units(10), halving: 100, workers, alone: Work::default() };
        take_turns(&counting, jobs, dealing, &budget);
        let ended = counting.ended.into_inner().expect("nobody panics");
        let ended = ended.into_iter().filter(|(_, result)| result.is_ok()).map(|(job, _)| job).collect();
        (counting.begun.into_inner().expect("nobody panics"), ended, budget.meter.spent())
    }

    #[test]
    fn the_short_ones_are_over_first_and_nothing_is_done_twice() {
        let (begun, ended, spent) = count(5000, 1);
        assert_eq!(begun, [5000, 1000, 30, 7, 8]);
        assert_eq!(ended, [7, 8, 30, 1000, 5000]);
        assert_eq!(spent, Work::units(5000 + 1000 + 30 + 7 + 8));
    }

    #[test]
    fn what_is_unlikely_begins_later() {
        let counting = Counting { goal: 1, begun: Mutex::default(), ended: Mutex::default() };
        let jobs = vec![(3, 3), (0, 75), (2, 1), (1, 35)];
        let dealing = Dealing { first: Work::units(10), halving: 1, workers: 1, alone: Work::default() };
        let budget = Budget::unlimited().allowing(Work::units(1_000));
        take_turns(&counting, jobs, dealing, &budget);
        // After three rounds the likeliest has had seven parts, the next three, and the third its first.
        assert_eq!(counting.begun.into_inner().expect("nobody panics"), [75, 35, 1]);
        assert_eq!(budget.meter.spent(), Work::units(70 + 30 + 1));
    }

    #[test]
    fn what_is_found_ends_it_all() {
        let (_, ended, spent) = count(30, 1);
        assert_eq!(ended, [7, 8, 30]);
        assert!(spent < Work::units(200), "{spent:?}");
    }

    #[test]
    fn with_several_workers_the_same_comes_out() {
        let (_, mut ended, spent) = count(0, 3);
        ended.sort_unstable();
        assert_eq!(ended, [7, 8, 30, 1000, 5000]);
        assert_eq!(spent, Work::units(5000 + 1000 + 30 + 7 + 8));
    }
}
