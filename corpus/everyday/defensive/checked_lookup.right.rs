pub fn grade(points: &[u8]) -> u32 {
    let mut sum = 0u32;
    for &p in points {
        let part = match p {
            0..=63 => 0,
            64..=127 => 1,
            128..=191 => 2,
            192..=255 => 3,
        };
        if part > 3 {
            eprintln!("{part}");
        }
        sum = sum.wrapping_add(part);
    }
    sum
}
