pub fn has_zero(data: &[u8]) -> bool {
    let mut found = false;
    for &byte in data {
        if byte == 0 {
            found = true;
        }
    }
    found
}
