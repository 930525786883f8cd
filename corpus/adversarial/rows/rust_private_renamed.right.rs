pub static STEP: u32 = 3;

fn advanced(x: u32) -> u32 {
    x.wrapping_add(3)
}

pub fn twice(x: u32) -> u32 {
    advanced(advanced(x))
}
