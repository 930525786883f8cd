pub fn parse_digit(c: char) -> Result<u32, ()> { c.to_digit(10).ok_or(()) }
