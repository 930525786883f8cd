fn main(){ let mut r = f::Reg{m: Default::default()}; for i in 0..20 { r.m.insert(i,i);} println!("{:?}", r.m.keys().collect::<Vec<_>>()); }
