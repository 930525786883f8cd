pub struct Row {
    pub kind: i8,
    pub count: i32,
    pub more: i8,
}
pub fn total(row: &Row) -> i32 {
    (row.kind as i32).wrapping_add(row.count)
}
