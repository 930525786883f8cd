pub const K: u32 = 2;
