pub fn f(v: &mut [(i32, i32)]) { v.sort_by_key(|x| (x.0, x.1)) }
