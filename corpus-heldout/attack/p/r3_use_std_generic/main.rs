fn main(){ println!("{}", f::g(7,8)); }
