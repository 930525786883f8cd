pub fn position(a: &[u16], wanted: u16) -> Option<usize> {
    a.iter().position(|x| *x == wanted)
}
