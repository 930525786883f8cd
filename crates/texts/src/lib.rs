//! Strings as numbers, and the functions on them.
//!
//! To a program a string's text is a number: the same text has the same number everywhere ([`string_id`]). What
//! programs do with texts are pure functions of such numbers, named `string.length`, `string.concat` and so on
//! ([`StringFunction`]); symbolic execution knows them by name only. To run them, a [`StringTable`] knows the texts
//! that belong to the numbers. Texts are sequences of 16-bit units, as Java has them.

mod characters;
mod functions;
mod table;

pub use characters::Question;
pub use functions::StringFunction;
pub use table::{StringTable, TooLong, made_up_text, same_number, string_id};
