// claim:  packed_counts
// truth:  different
// why:    packed structures may lie at any address
#[repr(C, packed)]
pub struct Item {
    pub tag: u8,
    pub count: u32,
}

pub unsafe fn packed_counts(a: *mut Item, b: *mut Item) -> u32 {
    unsafe {
        (*a).count = 1;
        (*b).count = 0x0303_0303;
        (*a).count
    }
}
