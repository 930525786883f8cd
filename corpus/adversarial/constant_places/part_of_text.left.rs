// claim: f
// truth: equivalent
// today: unknown
// why:   the end of a longer text is the same text
pub fn f() -> &'static str { "abc" }
