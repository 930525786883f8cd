// claim:  default
// truth:  different
// why:    an implementation of the library's trait for a type at the root of the crate is the crate's own code
#[derive(Clone, Copy)]
pub enum Kind { Low, High, Top }
impl Default for Kind {
    fn default() -> Self { Kind::High }
}
