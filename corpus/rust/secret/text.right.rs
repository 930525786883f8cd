pub fn first(name: &str) -> u8 {
    if name.len() > 3 { name.as_bytes()[2] } else { 0 }
}
