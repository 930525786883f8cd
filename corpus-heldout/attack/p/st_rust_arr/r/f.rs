static S: [i32; 3] = [1, 2, 3];
pub fn f() -> &'static [i32] { &S }
