macro_rules! name { () => { "b" } }
pub const K: &str = concat!(name!(), "x");
