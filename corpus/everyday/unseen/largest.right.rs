pub fn largest(a: &[i32]) -> i32 {
    match a.len() {
        0 => i32::MIN,
        1 => a[0],
        n => {
            let (low, high) = a.split_at(n / 2);
            largest(low).max(largest(high))
        }
    }
}
