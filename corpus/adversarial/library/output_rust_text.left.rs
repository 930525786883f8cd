// claim:  show
// truth:  different
// today:  unknown
// why:    another number is printed
pub fn show(x: i32) -> i32 {
    println!("{}", x);
    x
}
