pub fn celsius(fahrenheit: f64) -> f64 {
    let above = fahrenheit - 32.0;
    above * 5.0 / 9.0
}
