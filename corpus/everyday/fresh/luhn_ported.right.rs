#[no_mangle]
pub fn luhn(digits: &[u8]) -> bool {
    let mut sum: u32 = 0;
    for (place, &byte) in digits.iter().rev().enumerate() {
        let digit = u32::from(byte & 15);
        let worth = if place % 2 == 0 {
            digit
        } else if digit >= 5 {
            2 * digit - 9
        } else {
            digit + digit
        };
        sum = sum.wrapping_add(worth);
    }
    sum % 10 == 0
}
