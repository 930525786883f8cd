pub fn f() -> &'static [u8] { &[2, 3] }
