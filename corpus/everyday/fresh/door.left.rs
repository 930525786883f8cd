// claim: run
// truth: equivalent
// why:   a match over a pair against nested tests
#[derive(Clone, Copy, PartialEq)]
enum State {
    Closed,
    Open,
    Locked,
}

fn step(state: State, event: u8) -> State {
    match (state, event) {
        (State::Closed, b'o') => State::Open,
        (State::Open, b'c') => State::Closed,
        (State::Closed, b'l') => State::Locked,
        (State::Locked, b'u') => State::Closed,
        (other, _) => other,
    }
}

pub fn run(events: &[u8]) -> u8 {
    let mut state = State::Closed;
    for &event in events {
        state = step(state, event);
    }
    state as u8
}
