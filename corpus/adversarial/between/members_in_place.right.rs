#[repr(C)]
pub struct TableRow {
    pub kind: i8,
    pub count: i32,
}
pub fn total(row: &TableRow) -> i32 {
    (row.kind as i32).wrapping_add(row.count)
}
