pub fn f(a: f32) -> u8 { a as u8 }
