pub fn ordered(x: u32) -> bool {
    let a = x;
    let b = x;
    let (p, q) = (&raw const a as usize, &raw const b as usize);
    p < q && q - p >= 4 && p % 16 == 0 && q % 16 == 0
}
