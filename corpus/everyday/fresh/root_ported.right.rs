#[no_mangle]
pub extern "C" fn root(mut value: u32) -> u32 {
    let mut result = 0u32;
    let mut bit = 1u32 << 30;
    while bit != 0 {
        let trial = result.wrapping_add(bit);
        result >>= 1;
        if trial <= value {
            value -= trial;
            result = result.wrapping_add(bit);
        }
        bit >>= 2;
    }
    result
}
