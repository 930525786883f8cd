pub fn square_root(value: u32) -> u32 {
    let mut rest = value;
    let mut root = 0u32;
    let mut bit = 1u32 << 30;
    while bit > rest {
        bit /= 4;
    }
    while bit > 0 {
        let trial = root.wrapping_add(bit);
        root /= 2;
        if rest >= trial {
            rest = rest.wrapping_sub(trial);
            root = root.wrapping_add(bit);
        }
        bit /= 4;
    }
    root
}
