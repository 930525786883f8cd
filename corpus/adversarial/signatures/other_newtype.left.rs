// claim:  make
// truth:  unknown
// why:    both are one number, and show it otherwise
pub struct Metres(pub u32);
pub struct Feet(pub u32);
pub trait Shown {
    fn shown(&self) -> u32;
}
impl Shown for Metres {
    fn shown(&self) -> u32 {
        self.0
    }
}
impl Shown for Feet {
    fn shown(&self) -> u32 {
        self.0 * 3
    }
}
pub fn make(length: u32) -> impl Shown {
    Metres(length)
}
