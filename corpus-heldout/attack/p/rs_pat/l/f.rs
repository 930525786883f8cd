pub fn f(a: &[i32]) -> i32 { match a { [x, .., y] => x.wrapping_sub(*y), [x] => *x, [] => 0 } }
