fn per(total: u32, count: u32) -> u32 {
    total / count
}

pub fn average(total: u32, count: u32) -> u32 {
    if count == 0 { 0 } else { per(total, count) }
}

pub fn any<T: Into<u32>>(total: T, count: T) -> u32 {
    per(total.into(), count.into())
}
