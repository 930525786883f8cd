// claim:  last_of_three
// truth:  equivalent
// why:    three elements at once against three pushes into a vector that grows
pub fn last_of_three(a: i32, b: i32, c: i32) -> i32 {
    let values = vec![a, b, c];
    values[2].wrapping_add(values.len() as i32)
}
