pub fn f(x: u32) -> &'static str { match x { 0 => "zero", 1 => "one", _ => "many" } }
