// claim: modulo
// assume: left.m > 0
// truth: equivalent
// why:   the Euclidean remainder by hand
pub fn modulo(x: i32, m: i32) -> i32 {
    x.rem_euclid(m)
}
