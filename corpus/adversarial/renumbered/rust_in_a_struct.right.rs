pub struct Job { pub id: u32, pub state: State }
#[derive(Clone, Copy, PartialEq)]
pub enum State { New, Running, Done }
pub fn is_done(job: &Job) -> bool { job.state == State::Done }
