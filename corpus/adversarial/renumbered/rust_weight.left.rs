// claim:  weight
// truth:  different
// today:  unknown
// why:    weight(Kind::High) is 20 and then 30; as numbers, 1 gives 20 on both sides
#[derive(Clone, Copy)]
pub enum Kind { Low, High, Top }
pub fn weight(kind: Kind) -> u32 {
    match kind { Kind::Low => 10, Kind::High => 20, Kind::Top => 30 }
}
