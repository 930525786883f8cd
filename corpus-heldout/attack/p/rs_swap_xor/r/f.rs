pub fn f(a: &mut i32, b: &mut i32) { *a ^= *b; *b ^= *a; *a ^= *b; }
