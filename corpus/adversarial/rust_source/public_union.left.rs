// claim: *
// truth: different
// today: unknown
// why:   a public field of a union has another type
pub union U { pub a: u32, pub b: f32 }
pub fn f(x: i32) -> i32 { x }
