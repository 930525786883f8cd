pub fn clamp_byte(x: i32) -> u8 {
    x.clamp(0, 255) as u8
}
