fn main(){ println!("{}", f::m!(1)); }
