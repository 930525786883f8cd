// claim:  hello
// truth:  equivalent
// today:  unknown
// why:    a line in one call or in two
pub fn hello(n: i32) { println!("n = {}", n); }
