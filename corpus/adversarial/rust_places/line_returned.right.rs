#[track_caller]
fn whence() -> u32 {
    std::panic::Location::caller().line()
}

pub fn here() -> u32 {
    whence()
}
