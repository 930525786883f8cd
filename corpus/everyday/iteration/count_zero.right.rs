pub fn count_zero(cells: &[i32]) -> usize {
    cells.iter().filter(|&&cell| cell == 0).count()
}
