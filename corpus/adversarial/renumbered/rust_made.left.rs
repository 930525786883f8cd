// claim:  kind_of
// truth:  different
// today:  unknown
// why:    6 gives High and then Middle, which is the number that High was
#[derive(Clone, Copy)]
pub enum Kind { Low, High, Top }
pub fn kind_of(x: u32) -> Kind {
    if x > 100 { Kind::Top } else if x > 5 { Kind::High } else { Kind::Low }
}
