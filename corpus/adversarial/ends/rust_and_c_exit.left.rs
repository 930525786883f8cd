// claim: f
// truth: equivalent
// today: unknown
// why:   both end with the same status
#[unsafe(no_mangle)] pub extern "C" fn f(a: i32) -> i32 { if a < 0 { std::process::exit(2) } a }
