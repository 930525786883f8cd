// claim: score
// truth: equivalent
// why:   a match inside the loop against two iterator chains
pub fn score(marks: &[u8], doubled: bool) -> u32 {
    let mut total = 0u32;
    for &mark in marks {
        let points = match doubled {
            true => 2 * u32::from(mark),
            false => u32::from(mark),
        };
        total = total.wrapping_add(points);
    }
    total
}
