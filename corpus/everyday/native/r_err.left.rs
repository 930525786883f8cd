// claim:  parse_digit
// truth:  equivalent
// why:    a result by match or by ok_or
pub fn parse_digit(c: char) -> Result<u32, ()> { match c { '0'..='9' => Ok(c as u32 - '0' as u32), _ => Err(()) } }
