fn main(){ println!("{}", f::T); }
