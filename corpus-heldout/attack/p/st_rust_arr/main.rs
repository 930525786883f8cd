fn main(){ println!("{:?}", f::f()); }
