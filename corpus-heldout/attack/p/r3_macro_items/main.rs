fn main(){ println!("{}", f::A); }
