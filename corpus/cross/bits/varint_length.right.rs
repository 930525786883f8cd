pub fn varint_length(value: u32) -> u32 {
    (38 - (value | 1).leading_zeros()) / 7
}
