fn main(){ let a = f::mk(3); drop(a); println!("end"); }
