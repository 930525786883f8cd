macro_rules! name { () => { "a" } }
pub const K: &str = concat!(name!(), "x");
