pub fn build(a: u32) -> u32 {
    let mut v = vec![0u32; 4];
    unsafe {
        *v.as_mut_ptr().add(4) = 1;
        *v.as_mut_ptr().add(3) = a;
    }
    v[3]
}
