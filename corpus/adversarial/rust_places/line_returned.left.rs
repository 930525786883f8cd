// claim:  here
// truth:  different
// why:    a function that is told its caller's place returns the line, and a line was added before the call
#[track_caller]
fn whence() -> u32 {
    std::panic::Location::caller().line()
}

pub fn here() -> u32 {
    whence()
}
