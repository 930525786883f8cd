#[derive(Clone, Copy, PartialEq)]
pub enum Fault {
    Empty,
    NotADigit,
    TooLarge,
}

pub fn parse(text: &[u8]) -> Result<u16, Fault> {
    if text.len() == 0 {
        return Err(Fault::Empty);
    }
    let mut value: u32 = 0;
    for byte in text.iter() {
        if !byte.is_ascii_digit() {
            return Err(Fault::NotADigit);
        }
        value = value * 10 + (*byte - b'0') as u32;
        if value > u16::MAX as u32 {
            return Err(Fault::TooLarge);
        }
    }
    Ok(value as u16)
}
