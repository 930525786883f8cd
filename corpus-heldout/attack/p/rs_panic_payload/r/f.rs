pub fn f(a: i32) -> i32 { if a < 0 { std::panic::panic_any(2i32) } a }
