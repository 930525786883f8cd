pub fn add_to_all(v: &mut [u16], delta: u16) {
    v.iter_mut().for_each(|x| *x = x.wrapping_add(delta));
}
