//! The last line of defence of a deadline: work that does not stop by itself is no longer waited for.
//!
//! Everything that may take long has a budget and looks at it. What does not look often enough (a pass over an enormous
//! function, a solver's answer that takes long to read) must not make a user wait, so the work on a function is done in a
//! thread of its own. After the deadline and some grace its answer is given up, a flag tells the thread to stop, and the next
//! function begins. A thread that is left behind ends with the process, and its children with it.

use std::panic::resume_unwind;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread::Builder;
use std::time::{Duration, Instant};

use tandem_base::Cancel;

use crate::error::Error;

/// How long after a deadline an answer is still waited for.
pub const GRACE: Duration = Duration::from_millis(300);

/// Room for what recurses as deep as its input is nested.
pub const STACK: usize = 512 << 20;

/// Does something in a thread of its own. `None` if it did not come to its end in time; then the flag is raised. A panic is
/// passed on.
pub fn within<T: Send + 'static>(
    deadline: Instant,
    cancel: &Cancel,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<Option<T>, Error> {
    let (sender, receiver) = channel();
    // Nobody listens any more if it took too long.
    let task = move || drop(sender.send(work()));
    let thread = Builder::new().name("tandem".to_owned()).stack_size(STACK).spawn(task);
    let thread = thread.map_err(|error| Error::Internal(format!("no thread can be made: {error}")))?;
    let time = (deadline + GRACE).saturating_duration_since(Instant::now());
    match receiver.recv_timeout(time) {
        Ok(done) => {
            // The thread has nothing left to do but to go.
            drop(thread.join());
            Ok(Some(done))
        }
        Err(RecvTimeoutError::Timeout) => {
            cancel.raise();
            Ok(None)
        }
        Err(RecvTimeoutError::Disconnected) => match thread.join() {
            Err(panic) => resume_unwind(panic),
            Ok(()) => Ok(None),
        },
    }
}

/// Does something in a thread with room for deep recursion, and waits for it. A panic is passed on.
pub fn with_room<T: Send>(work: impl FnOnce() -> T + Send) -> Result<T, Error> {
    std::thread::scope(|scope| {
        let thread = Builder::new().name("tandem".to_owned()).stack_size(STACK).spawn_scoped(scope, work);
        let thread = thread.map_err(|error| Error::Internal(format!("no thread can be made: {error}")))?;
        Ok(thread.join().unwrap_or_else(|panic| resume_unwind(panic)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ends_in_time_is_told() {
        let deadline = Instant::now() + Duration::from_secs(60);
        assert_eq!(within(deadline, &Cancel::new(), || 7), Ok(Some(7)));
    }

    #[test]
    fn there_is_room_for_deep_recursion() {
        fn depth(left: u32) -> u32 {
            let here = std::hint::black_box([left; 64]);
            if left == 0 { 0 } else { depth(left - 1) + 1 + here[0] - left }
        }
        assert_eq!(with_room(|| depth(100_000)), Ok(100_000));
    }

    #[test]
    fn what_does_not_end_is_not_waited_for() {
        let cancel = Cancel::new();
        let stop = cancel.clone();
        let begun = Instant::now();
        let endless = move || {
            while !stop.is_raised() {
                std::thread::sleep(Duration::from_millis(5));
            }
        };
        assert_eq!(within(begun, &cancel, endless), Ok(None));
        assert!(cancel.is_raised());
        assert!(begun.elapsed() < Duration::from_secs(30));
    }
}
