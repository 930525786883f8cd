pub fn f(a: i32) { println!("{}", a); eprintln!("x"); }
