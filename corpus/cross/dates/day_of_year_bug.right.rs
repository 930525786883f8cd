const BEFORE: [i32; 12] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

pub fn day_of_year(year: i32, month: i32, day: i32) -> i32 {
    if !(1..=12).contains(&month) {
        return -1;
    }
    let leap = year % 4 == 0;
    day.wrapping_add((leap && month > 2) as i32).wrapping_add(BEFORE[month as usize - 1])
}
