//! How much memory a process and its descendants hold.
//!
//! A solver may be a script that starts the real one, so the whole tree is summed. The numbers come from procfs; where
//! there is none the sum is zero and only the address-space cap is left.

use std::fs;

/// Bytes of resident memory of the process and everything below it.
pub fn resident_bytes(root: u32) -> u64 {
    let mut sum = 0;
    let mut pending = vec![root];
    // Bounded because a process that forks faster than we look must not keep us here.
    for _ in 0..256 {
        let Some(pid) = pending.pop() else { break };
        sum += own_resident_bytes(pid);
        children(pid, &mut pending);
    }
    sum
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
}
