pub fn f(a: i32) -> i32 { if a < 0 { panic!("a") } a }
