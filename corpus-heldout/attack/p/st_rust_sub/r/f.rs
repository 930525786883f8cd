pub fn f() -> &'static str { &"xabc"[1..] }
