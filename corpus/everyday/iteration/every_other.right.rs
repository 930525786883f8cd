pub fn every_other(v: &[u32]) -> u32 {
    let mut sum = 0u32;
    let mut take = true;
    for x in v {
        if take {
            sum = sum.wrapping_add(*x);
        }
        take = !take;
    }
    sum
}
