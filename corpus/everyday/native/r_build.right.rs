pub fn squares(n: u8) -> Vec<u32> { (0..n).map(|i| u32::from(i) * u32::from(i)).collect() }
