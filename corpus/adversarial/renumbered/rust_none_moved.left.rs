// claim:  is_known
// truth:  equivalent
// today:  unknown
// why:    a constant was added behind the others, and None is the number behind all of them
#[derive(Clone, Copy)]
pub enum Kind { Low, Middle, High }
pub fn is_known(kind: Option<Kind>) -> bool { kind.is_some() }
