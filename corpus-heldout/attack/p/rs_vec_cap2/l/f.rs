pub fn f(v: Vec<u8>) -> Vec<u8> { v }
