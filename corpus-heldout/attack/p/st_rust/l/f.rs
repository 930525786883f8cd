pub fn f() -> &'static str { "abc" }
