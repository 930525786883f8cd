//! The few calls to the operating system that Rust's standard library lacks, and the only unsafe code of the crate.
//!
//! Each function is a thin safe wrapper around one or two system calls.
#![allow(unsafe_code)]

use std::io;
use std::os::fd::{AsRawFd, BorrowedFd};
use std::os::unix::process::CommandExt;
use std::time::Duration;

/// Which of its two directions a descriptor is watched for, and whether it became ready.
pub struct Watched<'fd> {
    /// The descriptor.
    pub fd: BorrowedFd<'fd>,
    /// Whether it is written to, not read from.
    pub write: bool,
    /// Set by [`wait`]: a read or write (or noticing the end of the stream) will not block.
    pub ready: bool,
}

/// Waits until a descriptor is ready or the time is over. An interruption by a signal counts as the time being over.
pub fn wait(watched: &mut [Watched<'_>], time: Duration) -> io::Result<()> {
    let mut fds: Vec<libc::pollfd> = watched
        .iter()
        .map(|watch| libc::pollfd {
            fd: watch.fd.as_raw_fd(),
            events: if watch.write { libc::POLLOUT } else { libc::POLLIN },
            revents: 0,
        })
        .collect();
    // Rounded up, so that waiting for the rest of a deadline does not spin through its last millisecond.
    let millis = time.as_micros().div_ceil(1000).min(60_000) as libc::c_int;
    // SAFETY: the pointer and length describe a live, exclusively borrowed vector of `pollfd`.
    let ready = unsafe { libc::poll(fds.as_mut_ptr(), fds.len() as libc::nfds_t, millis) };
    if ready < 0 {
        let error = io::Error::last_os_error();
        if error.kind() != io::ErrorKind::Interrupted {
            return Err(error);
        }
    }
    for (watch, fd) in watched.iter_mut().zip(&fds) {
        watch.ready = ready > 0 && fd.revents != 0;
    }
    Ok(())
}

/// Lets other threads go first from now on where there are more of them than cores. Without effect where a thread has no
/// priority of its own.
pub fn give_way() {
    #[cfg(target_os = "linux")]
    // SAFETY: `setpriority` takes integers only; 0 is the calling thread. A failure leaves things as they were.
    unsafe {
        libc::setpriority(libc::PRIO_PROCESS, 0, 5);
    }
}

/// Makes reads and writes return at once with `WouldBlock` instead of waiting.
pub fn set_nonblocking(fd: BorrowedFd<'_>) -> io::Result<()> {
    // SAFETY: `fcntl` with these commands takes integers only, and the descriptor is open while borrowed.
    let flags = unsafe { libc::fcntl(fd.as_raw_fd(), libc::F_GETFL) };
    if flags < 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: as above.
    if unsafe { libc::fcntl(fd.as_raw_fd(), libc::F_SETFL, flags | libc::O_NONBLOCK) } < 0 {
        return Err(io::Error::last_os_error());
    }
    Ok(())
}

/// Kills every process of a group. The caller must not have reaped the group's leader yet: until then the number
/// cannot belong to anyone else.
pub fn kill_group(leader: u32) {
    let Ok(group) = libc::pid_t::try_from(leader) else { return };
    // A group of 0 or 1 would mean ourselves or everything; neither can be a child of ours.
    if group > 1 {
        // SAFETY: `kill` takes integers only. Failure means that nothing is left to kill.
        unsafe { libc::kill(-group, libc::SIGKILL) };
    }
}

/// Whether a child has ended, without reaping it.
pub fn has_exited(child: u32) -> bool {
    // SAFETY: an all-zero `siginfo_t` is a valid value, and `waitid` writes to nothing but this live local.
    unsafe {
        let mut info: libc::siginfo_t = std::mem::zeroed();
        let options = libc::WEXITED | libc::WNOHANG | libc::WNOWAIT;
        libc::waitid(libc::P_PID, child as libc::id_t, &mut info, options) == 0 && info.si_pid() != 0
    }
}

/// Caps the address space of a running child; `None` lifts the cap again. Only the soft limit is set, so that a later
/// query with a larger budget can raise it.
#[cfg(target_os = "linux")]
pub fn limit_address_space(child: u32, bytes: Option<u64>) -> io::Result<()> {
    let pid = libc::pid_t::try_from(child).map_err(|_| io::Error::from(io::ErrorKind::InvalidInput))?;
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: the old limit is written to a live local; the new limit is a null pointer, which leaves it as it is.
    if unsafe { libc::prlimit(pid, libc::RLIMIT_AS, std::ptr::null(), &mut limit) } < 0 {
        return Err(io::Error::last_os_error());
    }
    limit.rlim_cur = bytes.unwrap_or(libc::RLIM_INFINITY).min(limit.rlim_max);
    // SAFETY: the new limit is read from a live local; the old limit is not asked for.
    if unsafe { libc::prlimit(pid, libc::RLIMIT_AS, &limit, std::ptr::null_mut()) } < 0 {
        return Err(io::Error::last_os_error());
    }
    Ok(())
}

/// Elsewhere nothing caps a running child from outside.
#[cfg(not(target_os = "linux"))]
pub fn limit_address_space(_child: u32, _bytes: Option<u64>) -> io::Result<()> {
    Ok(())
}

/// Prepares a child that leads its own process group, leaves no core file and dies with the *thread* that starts it.
pub fn isolate(command: &mut std::process::Command) {
    command.process_group(0);
    #[cfg(target_os = "linux")]
    {
        let parent = std::process::id();
        // SAFETY: between fork and exec only async-signal-safe system calls are made (`prctl`, `getppid`, `setrlimit`,
        // `_exit`), nothing is allocated and no lock is taken.
        unsafe {
            command.pre_exec(move || {
                if libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL) < 0 {
                    return Err(io::Error::last_os_error());
                }
                // The parent may have died before the line above; then the signal never comes.
                if libc::getppid() as u32 != parent {
                    libc::_exit(1);
                }
                let none = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
                libc::setrlimit(libc::RLIMIT_CORE, &none);
                Ok(())
            });
        }
    }
}
