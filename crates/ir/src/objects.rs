//! Regions that say what every object is, as front ends for languages with objects name them. Whoever makes inputs, or
//! shows them to people, needs to know these from the fields that a program declares.

/// The class of each object, by its code.
pub const CLASS: &str = "class";
/// The length of each array.
pub const ARRAY_LENGTH: &str = "array.length";
/// The text of each string (see [`strings`](crate::strings)).
pub const STRING_TEXT: &str = "java.lang.String.text";
/// The text of the message of the exception that leaves, for classes of exceptions whose messages are compared.
pub const EXCEPTION_MESSAGE: &str = "exception.message";
/// References from here on are to objects that exist once and have no contents in memory, …
pub const FIRST_SPECIAL: u128 = 1 << 62;
/// … and from here on to texts: the reference is the number of the text.
pub const FIRST_TEXT: u128 = 1 << 63;

/// The standard streams: for output, and then for errors.
pub const STREAMS: u128 = FIRST_SPECIAL | 2 << 40;

/// Whether the elements of a region are numbers of texts.
pub fn holds_texts(region: &str) -> bool {
    matches!(region, STRING_TEXT | EXCEPTION_MESSAGE | "java.lang.StringBuilder.text" | "java.lang.StringBuffer.text")
}
