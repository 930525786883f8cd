pub fn f(a: &[i32]) -> i32 { if a.is_empty() { 0 } else { a[0].wrapping_sub(a[a.len() - 1]) } }
