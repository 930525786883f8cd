// claim:  share
// truth:  different
// why:    dividing first needs no wider number and loses the remainder
pub fn share(amount: u32, percent: u32) -> u32 {
    amount.checked_mul(percent).map_or(u32::MAX, |product| product / 100)
}
