// claim:  interest Bank.interest
// truth:  different
// why:    Rust divides numbers without a sign, Java the same bits with one
pub fn interest(cents: u32, permille: u8) -> u32 {
    cents / 1000 * u32::from(permille)
}
