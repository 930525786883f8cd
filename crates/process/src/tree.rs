//! How much memory a process and its descendants hold, and how long they computed.
//!
//! A solver may be a script that starts the real one, so the whole tree is summed. The numbers come from procfs; where
//! there is none the sum is zero and only the address-space cap is left.

use std::fs;
use std::time::Duration;

/// Bytes of resident memory of the process and everything below it.
pub fn resident_bytes(root: u32) -> u64 {
    sum(root, own_resident_bytes)
}

/// How long processors computed for the process and everything below it that still runs. Unlike the time of day this hardly
/// depends on what else the machine does.
pub fn processor_time(root: u32) -> Duration {
    Duration::from_millis(sum(root, own_ticks) * MILLIS_A_TICK)
}

/// What Linux counts processor time in for whoever reads it.
const MILLIS_A_TICK: u64 = 10;

fn sum(root: u32, own: impl Fn(u32) -> u64) -> u64 {
    let mut sum = 0;
    let mut pending = vec![root];
    // Bounded because a process that forks faster than we look must not keep us here.
    for _ in 0..256 {
        let Some(pid) = pending.pop() else { break };
        sum += own(pid);
        children(pid, &mut pending);
    }
    sum
}

fn own_ticks(pid: u32) -> u64 {
    let Ok(text) = fs::read_to_string(format!("/proc/{pid}/stat")) else { return 0 };
    // The name is in parentheses and may contain anything; user and system time are the 12th and 13th field after it.
    let fields = text.rsplit_once(')').map_or("", |(_, rest)| rest);
    fields.split_whitespace().skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum()
}

fn own_resident_bytes(pid: u32) -> u64 {
    let Ok(status) = fs::read_to_string(format!("/proc/{pid}/status")) else { return 0 };
    status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))
        .and_then(|rest| rest.trim().strip_suffix("kB"))
        .and_then(|number| number.trim().parse::<u64>().ok())
        .map_or(0, |kilobytes| kilobytes * 1024)
}

fn children(pid: u32, found: &mut Vec<u32>) {
    let Ok(tasks) = fs::read_dir(format!("/proc/{pid}/task")) else { return };
    for task in tasks.flatten() {
        if let Ok(list) = fs::read_to_string(task.path().join("children")) {
            found.extend(list.split_whitespace().filter_map(|number| number.parse::<u32>().ok()));
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn we_hold_some_memory_and_a_missing_process_none() {
        assert!(resident_bytes(std::process::id()) > 100_000);
        assert_eq!(resident_bytes(u32::MAX), 0);
    }

    #[test]
    fn computing_takes_processor_time() {
        let before = processor_time(std::process::id());
        let mut number = 1u64;
        while processor_time(std::process::id()) < before + Duration::from_millis(20) {
            number = std::hint::black_box((0..100_000).fold(number, |sum, next| sum.wrapping_mul(31) ^ next));
        }
        assert_eq!(processor_time(u32::MAX), Duration::ZERO);
    }
}
