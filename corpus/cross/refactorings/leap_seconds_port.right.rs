#[allow(non_snake_case)]
pub mod Clock {
    pub fn seconds(hours: i32, minutes: i32, seconds: i32) -> i32 {
        if !(0..=99).contains(&hours) || !(0..60).contains(&minutes) || !(0..60).contains(&seconds) {
            return -1;
        }
        ((hours * 60 + minutes) * 60 + seconds) as u16 as i32
    }
}
