static S: &str = "abc";
pub fn f() -> &'static str { S }
