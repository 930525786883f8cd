fn main(){ println!("{}", f::g(300u32)); }
