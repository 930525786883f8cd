pub fn longest_run(v: &[u8]) -> usize {
    let mut best = 0usize;
    let mut run = 0usize;
    let mut last = None;
    for byte in v {
        run = if last == Some(*byte) { run + 1 } else { 1 };
        if run > best {
            best = run;
        }
        last = Some(*byte);
    }
    best
}
