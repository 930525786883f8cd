pub fn f(s: &str) -> String { let mut r = String::new(); r.push_str(s); r }
