struct P { a: u8 }
pub const K: usize = std::mem::size_of::<P>();
