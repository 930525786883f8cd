pub fn f(a: Option<u8>, b: Option<u8>) -> bool { match (a, b) { (Some(x), Some(y)) => x < y, _ => false } }
