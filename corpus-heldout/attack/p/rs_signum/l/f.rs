pub fn f(a: f64) -> bool { a.is_sign_negative() }
