fn main(){ println!("{}", f::g(7)); }
