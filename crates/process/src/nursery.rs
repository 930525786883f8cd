//! The one thread that starts all children.
//!
//! A child asks the kernel to be killed when its parent dies, so that no solver outlives a Tandem that was itself
//! killed. The kernel takes "parent" to be the *thread* that forked, not the process: a solver started by a worker
//! thread and then put in a pool would be killed when the worker is done. So all children are started by one thread
//! that lives as long as the process. The same thread reaps children that take long to die.

use std::io;
use std::process::{Child, Command};
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use crate::os;

enum Request {
    Start(Command, Sender<io::Result<Child>>),
    Reap(Child),
}

static NURSERY: OnceLock<Sender<Request>> = OnceLock::new();

/// Starts a child in its own process group, bound to the life of this process.
pub fn start(mut command: Command) -> io::Result<Child> {
    os::isolate(&mut command);
    let (sender, receiver) = channel();
    let gone = || io::Error::other("the thread that starts solvers has ended");
    nursery()?.send(Request::Start(command, sender)).map_err(|_| gone())?;
    receiver.recv().map_err(|_| gone())?
}

/// Waits, later and elsewhere, for a child that was killed.
pub fn reap_later(child: Child) {
    // Without a nursery there are no children; a failure would leave one zombie until we exit.
    if let Ok(nursery) = nursery() {
        let _ = nursery.send(Request::Reap(child));
    }
}

fn nursery() -> io::Result<Sender<Request>> {
    if let Some(sender) = NURSERY.get() {
        return Ok(sender.clone());
    }
    let (sender, receiver) = channel();
    std::thread::Builder::new().name("solver-nursery".into()).spawn(move || serve(&receiver))?;
    // Two threads may get here at once; the loser's nursery ends when its sender is dropped, before it had a child.
    Ok(NURSERY.get_or_init(|| sender).clone())
}

fn serve(requests: &Receiver<Request>) {
    let mut dying: Vec<Child> = Vec::new();
    loop {
        let request = if dying.is_empty() {
            match requests.recv() {
                Ok(request) => Some(request),
                Err(_) => return,
            }
        } else {
            requests.recv_timeout(Duration::from_millis(20)).ok()
        };
        match request {
            // A caller that no longer listens leaves the child to us.
            Some(Request::Start(mut command, reply)) => {
                if let Err(unheard) = reply.send(command.spawn())
                    && let Ok(child) = unheard.0
                {
                    os::kill_group(child.id());
                    dying.push(child);
                }
            }
            Some(Request::Reap(child)) => dying.push(child),
            None => {}
        }
        dying.retain_mut(|child| matches!(child.try_wait(), Ok(None)));
    }
}
