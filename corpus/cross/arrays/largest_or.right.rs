pub fn largest(v: &[i32], otherwise: i32) -> i32 {
    let Some((first, rest)) = v.split_first() else { return otherwise };
    let mut best = *first;
    for x in rest {
        best = best.max(*x);
    }
    best
}
