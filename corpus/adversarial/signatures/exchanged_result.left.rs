// claim:  parse
// truth:  unknown
// why:    the number is the value on one side and the error on the other
pub fn parse(x: i32) -> Result<u32, i32> {
    if x < 0 { Err(x) } else { Ok(x as u32) }
}
