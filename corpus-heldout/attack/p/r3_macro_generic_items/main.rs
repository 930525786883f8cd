fn main(){ println!("{}", f::a(7u32)); }
