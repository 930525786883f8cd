pub fn keep_even(v: &mut [u32]) -> usize {
    let (mut read, mut write) = (0, 0);
    while read < v.len() {
        let x = v[read];
        read += 1;
        if x & 1 == 1 {
            continue;
        }
        v[write] = x;
        write += 1;
    }
    write
}
