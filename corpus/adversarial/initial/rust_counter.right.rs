static mut COUNT: u64 = 1;

pub fn tick() -> u64 {
    unsafe {
        COUNT += 1;
        COUNT
    }
}
