pub fn f(v: &[i32], c: &mut u32) -> Option<i32> { v.iter().map(|x| { *c = c.wrapping_add(1); *x }).find(|x| *x > 0) }
