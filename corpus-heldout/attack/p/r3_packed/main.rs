fn main(){ println!("{}", std::mem::size_of::<f::U>()); }
