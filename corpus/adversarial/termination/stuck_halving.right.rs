pub fn down(n: u32) -> u32 {
    if n > 1 { 1 } else { n }
}
