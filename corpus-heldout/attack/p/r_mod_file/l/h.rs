pub const K: u32 = 1;
