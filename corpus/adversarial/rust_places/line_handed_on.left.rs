// claim:  middle
// truth:  equivalent
// why:    the ranges panic with another line in another place of the file, which nobody observes
fn part(bytes: &[u8], from: usize, to: usize) -> &[u8] {
    &bytes[from..to]
}

pub fn middle(bytes: &[u8], n: usize) -> u8 {
    let inner = part(bytes, n, n + 4);
    let mut copy = [0; 4];
    copy.copy_from_slice(inner);
    copy[0] ^ copy[3]
}
