// claim: parse
// truth: equivalent
// why:   ok_or and the question mark against tests that return
#[derive(Clone, Copy, PartialEq)]
pub enum Fault {
    Empty,
    NotADigit,
    TooLarge,
}

fn digit(byte: u8) -> Result<u16, Fault> {
    match byte {
        b'0'..=b'9' => Ok(u16::from(byte - b'0')),
        _ => Err(Fault::NotADigit),
    }
}

pub fn parse(text: &[u8]) -> Result<u16, Fault> {
    if text.is_empty() {
        return Err(Fault::Empty);
    }
    let mut value: u16 = 0;
    for &byte in text {
        let next = digit(byte)?;
        value = value.checked_mul(10).and_then(|v| v.checked_add(next)).ok_or(Fault::TooLarge)?;
    }
    Ok(value)
}
