//! Dates and durations without a library: the Gregorian calendar, ISO weeks, parsing and printing.

use std::fmt;
use std::ops::{Add, Sub};
use std::str::FromStr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: i32,
    month: u8,
    day: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Days(pub i32);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weekday {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DateError {
    Year(i32),
    Month(u8),
    Day(u8),
    Format(String),
}

impl fmt::Display for DateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DateError::Year(year) => write!(f, "there is no year {year}"),
            DateError::Month(month) => write!(f, "there is no month {month}"),
            DateError::Day(day) => write!(f, "there is no day {day} in this month"),
            DateError::Format(text) => write!(f, "{text:?} is not a date"),
        }
    }
}

pub const fn is_leap(year: i32) -> bool {
    (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
}

pub fn days_in_month(year: i32, month: u8) -> u8 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl Weekday {
    const ALL: [Weekday; 7] = [
        Weekday::Monday,
        Weekday::Tuesday,
        Weekday::Wednesday,
        Weekday::Thursday,
        Weekday::Friday,
        Weekday::Saturday,
        Weekday::Sunday,
    ];

    pub fn from_index(index: i32) -> Weekday {
        Weekday::ALL[index.rem_euclid(7) as usize]
    }

    pub fn is_weekend(self) -> bool {
        matches!(self, Weekday::Saturday | Weekday::Sunday)
    }

    pub fn short(self) -> &'static str {
        match self {
            Weekday::Monday => "Mon",
            Weekday::Tuesday => "Tue",
            Weekday::Wednesday => "Wed",
            Weekday::Thursday => "Thu",
            Weekday::Friday => "Fri",
            Weekday::Saturday => "Sat",
            Weekday::Sunday => "Sun",
        }
    }
}

impl Date {
    pub fn new(year: i32, month: u8, day: u8) -> Result<Date, DateError> {
        if !(1..=9999).contains(&year) {
            return Err(DateError::Year(year));
        }
        if !(1..=12).contains(&month) {
            return Err(DateError::Month(month));
        }
        if day < 1 || day > days_in_month(year, month) {
            return Err(DateError::Day(day));
        }
        Ok(Date { year, month, day })
    }

    pub fn year(self) -> i32 {
        self.year
    }

    pub fn month(self) -> u8 {
        self.month
    }

    pub fn day(self) -> u8 {
        self.day
    }

    /// Days since the first of March of the year 0.
    pub fn number(self) -> i32 {
        let year = if self.month <= 2 { self.year - 1 } else { self.year };
        let month = (i32::from(self.month) + 9) % 12;
        year * 365 + year / 4 - year / 100 + year / 400 + (month * 306 + 5) / 10 + i32::from(self.day) - 1
    }

    pub fn from_number(number: i32) -> Date {
        let mut year = ((10000 * i64::from(number) + 14780) / 3652425) as i32;
        let mut rest = number - (365 * year + year / 4 - year / 100 + year / 400);
        if rest < 0 {
            year -= 1;
            rest = number - (365 * year + year / 4 - year / 100 + year / 400);
        }
        let index = (100 * rest + 52) / 3060;
        let month = (index + 2) % 12 + 1;
        let day = rest - (index * 306 + 5) / 10 + 1;
        Date { year: year + (index + 2) / 12, month: month as u8, day: day as u8 }
    }

    pub fn weekday(self) -> Weekday {
        Weekday::from_index(self.number() + 2)
    }

    pub fn day_of_year(self) -> u16 {
        (1..self.month).map(|month| u16::from(days_in_month(self.year, month))).sum::<u16>() + u16::from(self.day)
    }

    pub fn add_months(self, months: i32) -> Date {
        let total = self.year * 12 + i32::from(self.month) - 1 + months;
        let (year, month) = (total.div_euclid(12), total.rem_euclid(12) as u8 + 1);
        Date { year, month, day: self.day.min(days_in_month(year, month)) }
    }

    pub fn next_weekday(self, wanted: Weekday) -> Date {
        let mut date = self + Days(1);
        while date.weekday() != wanted {
            date = date + Days(1);
        }
        date
    }
}

impl Add<Days> for Date {
    type Output = Date;

    fn add(self, days: Days) -> Date {
        Date::from_number(self.number() + days.0)
    }
}

impl Sub for Date {
    type Output = Days;

    fn sub(self, other: Date) -> Days {
        Days(self.number() - other.number())
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Date, DateError> {
        let wrong = || DateError::Format(text.to_owned());
        let mut parts = text.split('-');
        let year = parts.next().and_then(|part| part.parse().ok()).ok_or_else(wrong)?;
        let month = parts.next().and_then(|part| part.parse().ok()).ok_or_else(wrong)?;
        let day = parts.next().and_then(|part| part.parse().ok()).ok_or_else(wrong)?;
        if parts.next().is_some() {
            return Err(wrong());
        }
        Date::new(year, month, day)
    }
}

pub fn working_days(from: Date, to: Date) -> usize {
    let mut count = 0;
    let mut date = from;
    while date < to {
        if !date.weekday().is_weekend() {
            count += 1;
        }
        date = date + Days(1);
    }
    count
}
