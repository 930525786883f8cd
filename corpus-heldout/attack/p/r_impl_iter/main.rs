fn main(){ println!("{:?}", f::C{n:0}.size_hint()); println!("{}", f::C{n:0}.collect::<Vec<_>>().len()); }
