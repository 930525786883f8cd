use std::collections::HashMap as Map;
pub struct Reg<K, V> { pub m: Map<K, V> }
pub fn f(x: i32) -> i32 { x }
