pub fn parse(x: i32) -> Result<i32, u32> {
    if x < 0 { Ok(x) } else { Err(x as u32) }
}
