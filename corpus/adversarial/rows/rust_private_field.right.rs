const BEGIN: u32 = 7;

pub struct Counter {
    pub step: u32,
    current: u32,
}

pub fn value(counter: &Counter) -> u32 {
    counter.current.wrapping_add(BEGIN)
}
