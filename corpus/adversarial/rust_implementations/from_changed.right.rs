pub struct Celsius(pub i32);
impl From<Celsius> for i64 {
    fn from(t: Celsius) -> i64 { i64::from(t.0.wrapping_mul(10)) }
}
