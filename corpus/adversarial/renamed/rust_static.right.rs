static mut NUMBER: u32 = 0;

pub fn count() -> u32 {
    unsafe {
        NUMBER = NUMBER.wrapping_add(1);
        NUMBER
    }
}
