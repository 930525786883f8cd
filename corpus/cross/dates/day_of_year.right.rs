pub fn day_of_year(year: i32, month: i32, day: i32) -> i32 {
    let before = match month {
        1 => 0,
        2 => 31,
        3 => 59,
        4 => 90,
        5 => 120,
        6 => 151,
        7 => 181,
        8 => 212,
        9 => 243,
        10 => 273,
        11 => 304,
        12 => 334,
        _ => return -1,
    };
    let leap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0;
    let extra = if leap && month > 2 { 1 } else { 0 };
    day.wrapping_add(extra).wrapping_add(before)
}
