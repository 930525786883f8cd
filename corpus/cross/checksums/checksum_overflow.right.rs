pub fn checksum(data: &[u8]) -> u8 {
    let mut sum = 0u8;
    for byte in data {
        sum += byte;
    }
    sum
}
