// claim:  assign
// truth:  equivalent
// why:    nobody can tell what is between the fields
#[derive(Clone, Copy)]
pub struct Entry {
    pub tag: u8,
    pub value: u32,
}

pub fn assign(to: &mut Entry, from: &Entry) {
    *to = *from;
}
