pub fn f(a: &mut i32, b: &mut i32) { std::mem::swap(a, b) }
