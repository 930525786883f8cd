pub fn dedup(a: &mut [u8]) -> usize {
    let n = a.len();
    if n == 0 {
        return 0;
    }
    let mut last = a[0];
    let mut write = 0;
    let mut read = 1;
    while read < n {
        let now = a[read];
        if now != last {
            write += 1;
            a[write] = now;
            last = now;
        }
        read += 1;
    }
    write + 1
}
