pub fn modulo(x: i32, m: i32) -> i32 {
    let r = x % m;
    if r < 0 { r + m } else { r }
}
