pub mod inner {
    pub struct Cap { v: i32, k: u8 }
    impl Cap { pub fn new(x: i32) -> Cap { Cap { v: x, k: 3 } } }
    pub fn top(c: &Cap) -> i32 { let _ = c.k; c.v }
}
