// claim:  *
// truth:  equivalent
// why:    a private field and a private constant have other names; what is public is the same
const FIRST: u32 = 7;

pub struct Counter {
    pub step: u32,
    value: u32,
}

pub fn value(counter: &Counter) -> u32 {
    counter.value.wrapping_add(FIRST)
}
