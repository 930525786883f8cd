pub fn f(mut v: Vec<u8>) -> Vec<u8> { v.shrink_to_fit(); v }
