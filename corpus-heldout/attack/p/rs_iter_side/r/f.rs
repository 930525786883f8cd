pub fn f(v: &[i32], c: &mut u32) -> Option<i32> { let w: Vec<i32> = v.iter().map(|x| { *c = c.wrapping_add(1); *x }).collect(); w.into_iter().find(|x| *x > 0) }
