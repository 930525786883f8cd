pub fn rounded(value: u32, shift: u32) -> u32 {
    if shift == 0 || shift > 31 {
        return value;
    }
    (value >> shift) + (value >> (shift - 1) & 1)
}
