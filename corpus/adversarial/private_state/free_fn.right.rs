pub struct Temp { deci: i32 }
pub fn temp(c: i32) -> Temp { Temp { deci: c.wrapping_mul(10) } }
pub fn hot(t: &Temp) -> bool { t.deci >= 300 }
