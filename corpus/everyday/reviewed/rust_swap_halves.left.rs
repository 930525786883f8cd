// claim:  mirror
// truth:  equivalent
// why:    an exchange by hand becomes the one of slices
pub fn mirror(line: &mut [u8]) {
    let n = line.len();
    for i in 0..n / 2 {
        let kept = line[i];
        line[i] = line[n - 1 - i];
        line[n - 1 - i] = kept;
    }
}
