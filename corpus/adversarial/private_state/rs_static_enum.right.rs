#[derive(Clone, Copy)]
pub enum Mode { Slow, Fast }
static mut MODE: Mode = Mode::Slow;
pub fn set(m: Mode) { unsafe { MODE = m } }
pub fn get() -> i32 { unsafe { 1 + MODE as i32 } }
