#[derive(Clone, Copy)]
pub enum Kind { Low, Middle, High, Top }
pub fn is_known(kind: Option<Kind>) -> bool { kind.is_some() }
