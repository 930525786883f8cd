// claim:  from
// truth:  different
// why:    the library's trait for the library's type, made with a type of the crate
pub struct Celsius(pub i32);
impl From<Celsius> for i64 {
    fn from(t: Celsius) -> i64 { i64::from(t.0) * 10 }
}
