// claim:  show
// truth:  equivalent
// today:  unknown
// why:    the same text in two pieces
pub fn show(x: i32, y: i32) {
    println!("{}, {}", x, y);
}
