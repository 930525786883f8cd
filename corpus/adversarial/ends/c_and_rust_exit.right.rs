#[unsafe(no_mangle)] pub extern "C" fn f(a: i32) { std::process::exit(a) }
