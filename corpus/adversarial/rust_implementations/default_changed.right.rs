#[derive(Clone, Copy)]
pub enum Kind { Low, High, Top }
impl Default for Kind {
    fn default() -> Self { Kind::Top }
}
