// claim:  weight
// truth:  equivalent
// why:    a constant that is added behind the others moves none of them
#[derive(Clone, Copy)]
pub enum Kind { Low, Middle, High }
pub fn weight(kind: Kind) -> u32 {
    match kind { Kind::Low => 10, Kind::Middle => 20, Kind::High => 30 }
}
