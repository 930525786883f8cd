// claim:  *
// truth:  equivalent
// why:    the private function has another name, the public one and the static are the same
pub static STEP: u32 = 3;

fn stepped(x: u32) -> u32 {
    x.wrapping_add(3)
}

pub fn twice(x: u32) -> u32 {
    stepped(stepped(x))
}
