#[no_mangle]
pub extern "C" fn pack(red: u8, green: u8, blue: u8) -> u16 {
    let red = u16::from(red / 8);
    let green = u16::from(green / 4);
    let blue = u16::from(blue / 8);
    red * 2048 + green * 32 + blue
}
