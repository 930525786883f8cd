pub fn f(a: i32) -> String { format!("{:>3}", a) }
