#[derive(Clone, Copy, PartialEq)]
pub enum Fault {
    NotADigit,
    TooLarge,
}

pub fn parse(text: &[u8]) -> Result<u8, Fault> {
    if !text.iter().all(|byte| byte.is_ascii_digit()) {
        return Err(Fault::NotADigit);
    }
    let mut value: u8 = 0;
    for &byte in text {
        value = value.checked_mul(10).and_then(|v| v.checked_add(byte - b'0')).ok_or(Fault::TooLarge)?;
    }
    Ok(value)
}
