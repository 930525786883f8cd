#[unsafe(no_mangle)] pub extern "C" fn f(a: i32) -> i32 { if a < 0 { std::process::abort() } a }
