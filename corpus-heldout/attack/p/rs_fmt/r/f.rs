pub fn f(a: i32) -> String { format!("{:03}", a) }
