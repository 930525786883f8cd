// claim:  scaled
// truth:  equivalent
// why:    an enumeration between two matches against one match
enum Unit {
    Byte,
    Kilo,
    Mega,
}
fn unit(letter: u8) -> Option<Unit> {
    match letter {
        b'b' | b'B' => Some(Unit::Byte),
        b'k' | b'K' => Some(Unit::Kilo),
        b'm' | b'M' => Some(Unit::Mega),
        _ => None,
    }
}
pub fn scaled(count: u32, letter: u8) -> u64 {
    let factor = match unit(letter) {
        Some(Unit::Byte) => 1,
        Some(Unit::Kilo) => 1 << 10,
        Some(Unit::Mega) => 1 << 20,
        None => 0,
    };
    u64::from(count) * factor
}
