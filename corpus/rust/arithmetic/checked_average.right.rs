pub fn average(low: u32, high: u32) -> u32 {
    if low > high { low } else { (low + high) / 2 }
}
