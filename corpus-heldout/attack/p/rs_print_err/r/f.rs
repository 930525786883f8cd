pub fn f(a: i32) { eprintln!("x"); eprintln!("{}", a); }
