pub fn show(x: i32, y: i32) {
    print!("{}, ", x);
    println!("{}", y);
}
