pub fn hello(n: i32) { print!("n = "); println!("{n}"); }
