#[derive(Clone, Copy)]
pub enum Kind { Low, Middle, High, Top }
impl Kind {
    pub fn rank(&self) -> u8 { *self as u8 }
}
