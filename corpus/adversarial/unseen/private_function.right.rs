fn per(total: u32, count: u32) -> u32 {
    total / count
}

pub fn average(total: u32, count: u32) -> u32 {
    if count == 0 { 0 } else { per(total, count) }
}
