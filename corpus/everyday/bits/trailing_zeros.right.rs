pub fn ruler(n: u64) -> u32 {
    n.trailing_zeros()
}
