pub fn f(a: i32) -> i32 { if a < 0 { std::process::exit(2) } a }
