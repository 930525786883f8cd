pub fn second(v: &[i32]) -> i32 {
    let _first = v[0];
    v[1]
}
