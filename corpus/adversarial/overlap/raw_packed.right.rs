#[repr(C, packed)]
pub struct Item {
    pub tag: u8,
    pub count: u32,
}

pub unsafe fn packed_counts(a: *mut Item, b: *mut Item) -> u32 {
    unsafe {
        (*a).count = 1;
        (*b).count = 0x0303_0303;
        if a == b { 0x0303_0303 } else { 1 }
    }
}
