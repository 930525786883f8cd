pub struct Span { pub from: u32, pub to: u32 }
impl std::ops::Add<u32> for Span {
    type Output = Span;
    fn add(self, by: u32) -> Span { Span { from: self.from, to: self.to.wrapping_add(by) } }
}
pub fn width(s: &Span) -> u32 { s.to.wrapping_sub(s.from) }
