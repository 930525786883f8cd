// claim:  *
// truth:  different
// today:  unknown
// why:    two methods of one path, in implementations of one trait for two types; the second one changed
pub struct Stack<T> {
    pub items: Vec<T>,
    pub weight: u32,
}

pub trait Weigh<U> {
    fn weigh(&mut self, by: U) -> u32;
}

impl<T> Weigh<u8> for Stack<T> {
    fn weigh(&mut self, by: u8) -> u32 {
        self.weight = self.weight.wrapping_add(u32::from(by));
        self.weight
    }
}

impl<T> Weigh<u16> for Stack<T> {
    fn weigh(&mut self, by: u16) -> u32 {
        self.weight = self.weight.wrapping_add(u32::from(by));
        self.weight
    }
}
