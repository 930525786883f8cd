trait H { fn h(&self) -> u32 { 1 } }
impl<T> H for T {}
pub fn g<T: Copy>(x: T) -> u32 { x.h() }
