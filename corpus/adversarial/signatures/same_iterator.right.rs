pub fn some(values: &[i32], count: usize) -> impl Iterator<Item = &i32> {
    let all = values.iter();
    let dropped = count;
    all.skip(dropped)
}
