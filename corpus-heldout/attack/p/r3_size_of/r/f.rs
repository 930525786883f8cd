struct P { a: u16 }
pub const K: usize = std::mem::size_of::<P>();
