pub trait D2 { fn d(&self) -> i32; }
impl<T: Copy + Into<i32>> D2 for T { fn d(&self) -> i32 { -(*self).into() } }
