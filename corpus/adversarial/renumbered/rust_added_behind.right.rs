#[derive(Clone, Copy)]
pub enum Kind { Low, Middle, High, Top }
pub fn weight(kind: Kind) -> u32 {
    match kind { Kind::Low => 10, Kind::Middle => 20, Kind::High => 30, Kind::Top => 99 }
}
