pub fn f(a: f64) { println!("{}", a) }
