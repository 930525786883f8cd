enum State {
    Outside,
    Inside,
    Escaped,
}

pub fn quoted(text: &[u8]) -> i32 {
    let mut state = State::Outside;
    let mut count = 0i32;
    for byte in text {
        state = match (state, byte) {
            (State::Outside, b'"') => State::Inside,
            (State::Outside, _) => State::Outside,
            (State::Inside, b'\\') => State::Escaped,
            (State::Inside, b'"') => State::Outside,
            (State::Inside | State::Escaped, _) => {
                count = count.wrapping_add(1);
                State::Inside
            }
        };
    }
    count
}
