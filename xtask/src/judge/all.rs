//! Many cases at once, those first that may take long: a long one that begins last is waited for alone.

use std::cmp::Reverse;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::run::ordinary_limit;
use super::{Judged, Ways, judge};
use crate::case::{Answer, Case};

/// Runs the cases on as many threads as there are processors. The results are in the order of the cases.
pub fn judge_all(tandem: &Path, cases: Vec<Case>, scratch: &Path) -> Vec<(Case, Judged)> {
    let mut order: Vec<usize> = (0..cases.len()).collect();
    order.sort_by_key(|index| {
        let case = &cases[*index];
        (Reverse(ordinary_limit(case)), case.expected() != Answer::Unknown, Ways::of(case) == Ways::Plain)
    });
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, Judged)>> = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(index) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let case = &cases[*index];
                    let judged = judge(tandem, case, scratch, Ways::of(case));
                    results.lock().expect("no worker panics while holding it").push((*index, judged));
                }
            });
        }
    });
    let mut results = results.into_inner().expect("all workers are done");
    results.sort_by_key(|(index, _)| *index);
    cases.into_iter().zip(results.into_iter().map(|(_, judged)| judged)).collect()
}
