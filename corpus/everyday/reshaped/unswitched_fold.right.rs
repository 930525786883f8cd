pub fn score(marks: &[u8], doubled: bool) -> u32 {
    if doubled {
        marks.iter().fold(0u32, |t, &m| t.wrapping_add(u32::from(m) << 1))
    } else {
        marks.iter().fold(0u32, |t, &m| t.wrapping_add(u32::from(m)))
    }
}
