static T: [u8; 4] = [1, 2, 3, 4];
pub fn f() -> &'static [u8] { &T[1..3] }
