#[derive(Clone, Copy)]
pub struct Entry {
    pub tag: u8,
    pub value: u32,
}

pub fn assign(to: &mut Entry, from: &Entry) {
    to.tag = from.tag;
    to.value = from.value;
}
