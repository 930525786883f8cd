pub fn f(v: &Vec<u8>) -> usize { v.len() }
