// claim: digital_root Digits.digitalRoot
// truth: equivalent
// why:   digits summed until one is left
pub fn digital_root(mut n: i32) -> i32 {
    while n > 9 {
        let mut sum = 0i32;
        while n > 0 {
            sum = sum.wrapping_add(n % 10);
            n /= 10;
        }
        n = sum;
    }
    n
}
