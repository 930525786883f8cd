pub trait Price { fn total(&self) -> u32; }
pub struct A; 
impl Price for A { fn total(&self) -> u32 { 12 } }
