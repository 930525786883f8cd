
pub fn f() -> u32 { line!() }
