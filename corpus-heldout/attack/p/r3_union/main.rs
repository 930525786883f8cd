fn main(){ println!("{}", unsafe { f::U{a:0x3f800000}.b as f64 }); }
