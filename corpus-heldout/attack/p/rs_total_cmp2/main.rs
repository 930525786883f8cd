fn main(){ println!("{:?}", f::f(-f64::NAN, f64::NAN)); }
