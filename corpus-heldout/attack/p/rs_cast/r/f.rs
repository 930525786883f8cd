pub fn f(a: f32) -> u8 { a as i32 as u8 }
