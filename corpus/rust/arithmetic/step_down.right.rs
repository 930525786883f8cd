pub fn step(level: u8, by: u8, floor: u8) -> u8 {
    let lower = if by > level { 0 } else { level - by };
    if lower < floor { floor } else { lower }
}
