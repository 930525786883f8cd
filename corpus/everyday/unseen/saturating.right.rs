#[no_mangle]
pub extern "C" fn mix(a: *const i32, n: usize) -> i32 {
    let mut sum: i32 = 0;
    for i in 0..n {
        sum = sum.saturating_add(unsafe { *a.add(i) });
    }
    sum
}
