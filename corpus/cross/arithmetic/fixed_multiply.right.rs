const HALF: i64 = 1 << 15;

pub fn multiply(a: i32, b: i32) -> i32 {
    let product = i64::from(a) * i64::from(b);
    let rounded = (product + HALF) >> 16;
    rounded.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32
}
