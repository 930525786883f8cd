pub fn first_negative(a: &[i64]) -> Option<usize> {
    a.iter().position(|x| x.is_negative())
}
