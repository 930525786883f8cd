// claim:  total
// truth:  equivalent
// time:   90s
// why:    the debug assertion always holds, and the vector is freed in any case

pub fn total(n: u32) -> u32 {
    let mut values = Vec::new();
    for i in 0..n.min(4) {
        values.push(i);
    }
    debug_assert!(values.len() <= 4);
    let mut sum = 0;
    for i in 0..values.len() {
        sum += values[i];
    }
    sum
}
