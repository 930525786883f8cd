// claim:  has_room
// truth:  equivalent
// why:    no vector has more elements than it has room for
pub fn has_room(v: &Vec<i32>) -> bool {
    v.len() <= v.capacity()
}
