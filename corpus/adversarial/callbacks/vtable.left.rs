// claim:  size
// truth:  different
// today:  unknown
// why:    unknown code calls through the vtable; a method that the function itself never calls gives another
//         number

pub trait Shape {
    fn area(&self) -> i32;
    fn name(&self) -> i32 { 7 }
}

pub struct Square(pub i32);

impl Shape for Square {
    fn area(&self) -> i32 { self.0.wrapping_mul(self.0) }
    fn name(&self) -> i32 { 1 }
}

#[allow(improper_ctypes)]
unsafe extern "Rust" {
    safe fn measure(shape: &dyn Shape) -> i32;
}

pub fn size(n: i32) -> i32 {
    let square = Square(n);
    measure(&square)
}
