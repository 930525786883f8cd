pub fn share(amount: u32, percent: u32) -> u32 {
    (amount / 100).checked_mul(percent).unwrap_or(u32::MAX)
}
