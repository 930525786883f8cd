pub fn price(units: u32, cents: u32) -> u32 {
    units.wrapping_mul(cents).wrapping_add(cents >> 4)
}
