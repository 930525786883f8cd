pub fn f(n: usize) -> Vec<u8> { Vec::with_capacity(n & 15) }
