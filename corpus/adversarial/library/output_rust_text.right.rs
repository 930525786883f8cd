pub fn show(x: i32) -> i32 {
    println!("{}", x.wrapping_add(1));
    x
}
