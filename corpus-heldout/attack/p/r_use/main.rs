fn main(){ println!("{}", f::g()); }
