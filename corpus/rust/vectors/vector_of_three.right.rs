pub fn last_of_three(a: i32, b: i32, c: i32) -> i32 {
    let mut values = Vec::new();
    values.push(a);
    values.push(b);
    values.push(c);
    let length = values.len() as i32;
    values[2].wrapping_add(length)
}
