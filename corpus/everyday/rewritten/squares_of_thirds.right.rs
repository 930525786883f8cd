pub fn energy(v: &[u32]) -> u32 {
    v.iter().filter(|x| **x % 3 == 0).map(|x| x.wrapping_mul(*x)).fold(0, |a, b| a.wrapping_add(b))
}
