pub fn has_room(_v: &Vec<i32>) -> bool {
    true
}
