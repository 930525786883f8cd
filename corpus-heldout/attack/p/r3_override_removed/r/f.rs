pub trait Price { fn base(&self) -> u32; fn total(&self) -> u32 { self.base() } }
pub struct A; 
impl Price for A { fn base(&self) -> u32 { 10 } }
