// claim:  get
// truth:  equivalent
// why:    
#[derive(Clone, Copy)]
pub enum Mode { Slow, Fast }
static mut MODE: Mode = Mode::Slow;
pub fn set(m: Mode) { unsafe { MODE = m } }
pub fn get() -> i32 { match unsafe { MODE } { Mode::Slow => 1, Mode::Fast => 2 } }
