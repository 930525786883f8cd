//! How far a check has come, for whoever shows that to a waiting user.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How far a check has come. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Progress(Arc<Mutex<State>>);

#[derive(Debug, Default)]
struct State {
    total: usize,
    done: usize,
    running: Vec<(String, Instant)>,
}

/// How far a check has come at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// Rows in all; 0 as long as the programs are read and compiled.
    pub total: usize,
    /// Rows that are done.
    pub done: usize,
    /// What is worked on, and for how long already.
    pub running: Vec<(String, Duration)>,
}

impl Progress {
    /// What is the matter now.
    pub fn now(&self) -> Moment {
        self.with(|state| Moment {
            total: state.total,
            done: state.done,
            running: state.running.iter().map(|(name, since)| (name.clone(), since.elapsed())).collect(),
        })
    }

    pub(crate) fn begin(&self, total: usize) {
        self.with(|state| *state = State { total, ..State::default() });
    }

    pub(crate) fn started(&self, name: &str) {
        self.with(|state| state.running.push((name.to_owned(), Instant::now())));
    }

    pub(crate) fn finished(&self, name: &str) {
        self.with(|state| {
            if let Some(at) = state.running.iter().position(|(running, _)| running == name) {
                state.running.remove(at);
            }
            state.done += 1;
        });
    }

    fn with<T>(&self, use_it: impl FnOnce(&mut State) -> T) -> T {
        // Counts are as good as they were, whoever panicked.
        use_it(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_is_counted() {
        let progress = Progress::default();
        progress.begin(3);
        progress.started("f");
        progress.started("g");
        progress.finished("f");
        let now = progress.now();
        assert_eq!((now.total, now.done, now.running.len()), (3, 1, 1));
        assert_eq!(now.running[0].0, "g");
    }
}
