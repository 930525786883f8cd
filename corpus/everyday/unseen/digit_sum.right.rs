#[no_mangle]
pub extern "C" fn digit_sum(value: u32) -> u32 {
    if value < 10 {
        value
    } else {
        value % 10 + digit_sum(value / 10)
    }
}
