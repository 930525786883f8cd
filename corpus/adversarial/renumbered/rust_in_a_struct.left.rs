// claim:  is_done
// truth:  equivalent
// today:  unknown
// why:    a state was put in before Done, and the function says the same of every state that both have
pub struct Job { pub id: u32, pub state: State }
#[derive(Clone, Copy, PartialEq)]
pub enum State { New, Done }
pub fn is_done(job: &Job) -> bool { job.state == State::Done }
