#[unsafe(no_mangle)]
pub extern "C" fn clamp(x: i32, low: i32, high: i32) -> i32 {
    let capped = if x <= high { x } else { high };
    if x >= low { capped } else { low }
}
