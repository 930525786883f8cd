pub fn power_mod(base: u32, mut exponent: u32, modulus: u32) -> u64 {
    let modulus = u64::from(modulus);
    let mut square = u64::from(base) % modulus;
    let mut result = 1 % modulus;
    while exponent != 0 {
        if exponent % 2 == 1 {
            result = (result * square) % modulus;
        }
        exponent /= 2;
        square = (square * square) % modulus;
    }
    result
}
