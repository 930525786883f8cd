pub fn find_byte(data: &[u8], wanted: u8) -> i64 {
    data.iter().position(|byte| *byte == wanted).map_or(-1, |place| place as i64)
}
