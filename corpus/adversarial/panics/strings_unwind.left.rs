// claim:  is_number
// truth:  equivalent
// today:  unknown
// why:    texts are freed on every way out

pub fn parse(text: &str) -> Result<u8, String> {
    let mut value: u8 = 0;
    for c in text.bytes() {
        if !c.is_ascii_digit() {
            return Err(String::from("digit"));
        }
        value = value.checked_mul(10).and_then(|v| v.checked_add(c - b'0')).ok_or_else(|| String::from("range"))?;
    }
    Ok(value)
}

pub fn is_number(text: &str) -> bool {
    text.len() == 1 && parse(text).is_ok()
}
