// claim:  peaks
// truth:  equivalent
// today:  unknown
// why:    rows of four as chunks, or by a flat index
pub fn peaks(cells: &[u8]) -> u32 {
    let mut total = 0u32;
    for row in cells.chunks_exact(4) {
        let mut peak = 0u8;
        for &x in row {
            if x > peak {
                peak = x;
            }
        }
        total = total.wrapping_add(peak as u32);
    }
    total
}
