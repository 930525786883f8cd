// claim:  steps
// truth:  different
// why:    code that asks whether debug assertions are on

pub fn steps(n: i32) -> i32 {
    let mut count = 0;
    for i in 0..n {
        if cfg!(debug_assertions) && i == 3 {
            count += 10;
        }
        count += 1;
    }
    count
}
