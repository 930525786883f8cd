pub fn f() -> &'static [i32] { &[1, 2, 3] }
