#[derive(Clone, Copy)]
pub struct V { pub x: i32 }
impl std::ops::Add for V { type Output = V; fn add(self, o: V) -> V { V { x: self.x.wrapping_add(o.x) } } }
