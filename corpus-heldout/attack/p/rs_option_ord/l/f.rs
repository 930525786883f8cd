pub fn f(a: Option<u8>, b: Option<u8>) -> bool { a < b }
