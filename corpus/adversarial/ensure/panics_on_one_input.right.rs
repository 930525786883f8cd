pub fn half(x: u32) -> u32 {
    if x == 77 {
        panic!("unlucky");
    }
    x / 2
}
