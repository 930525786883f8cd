#[derive(Clone, Copy)]
pub enum Kind { Low, Middle, High, Top }
pub fn kind_of(x: u32) -> Kind {
    if x > 100 { Kind::High } else if x > 5 { Kind::Middle } else { Kind::Low }
}
