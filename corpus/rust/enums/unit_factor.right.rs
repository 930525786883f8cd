pub fn scaled(count: u32, letter: u8) -> u64 {
    let shift = match letter.to_ascii_lowercase() {
        b'b' => 0,
        b'k' => 10,
        b'm' => 20,
        _ => return 0,
    };
    u64::from(count) << shift
}
