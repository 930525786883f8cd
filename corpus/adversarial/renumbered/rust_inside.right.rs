#[derive(Clone, Copy)]
enum Kind { Top, High, Low }
fn kind_of(x: u32) -> Kind {
    if x > 100 { Kind::Top } else if x > 5 { Kind::High } else { Kind::Low }
}
pub fn class(x: u32) -> u32 {
    match kind_of(x) { Kind::Low => 1, Kind::High => 2, Kind::Top => 3 }
}
