// claim:  fields
// truth:  equivalent
// why:    commas outside of quotes, with a flag or with a state
pub fn fields(line: &[u8]) -> u32 {
    let mut quoted = false;
    let mut count = 1u32;
    for &b in line {
        if b == b'"' {
            quoted = !quoted;
        } else if b == b',' && !quoted {
            count = count.wrapping_add(1);
        }
    }
    count
}
