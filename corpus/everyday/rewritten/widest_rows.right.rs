pub fn peaks(cells: &[u8]) -> u32 {
    let rows = cells.len() / 4;
    let mut total = 0u32;
    for r in 0..rows {
        let mut peak = 0u8;
        for c in 0..4 {
            peak = peak.max(cells[r * 4 + c]);
        }
        total = total.wrapping_add(peak as u32);
    }
    total
}
