#[cfg(not(windows))] const M: i32 = 1;
#[cfg(windows)] const M: i32 = 2;
pub fn f(x: i32) -> i32 { x & M }
