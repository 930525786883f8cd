pub fn next(number: u8) -> u8 {
    (number % 4 + 1) % 4
}
