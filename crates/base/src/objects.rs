//! Regions that say what every object is, as front ends for languages with objects name them. Whoever makes inputs, or
//! shows them to people, needs to know these from the fields that a program declares.

/// The class of each object, by its code.
pub const CLASS: &str = "class";
/// The length of each array.
pub const ARRAY_LENGTH: &str = "array.length";
/// The text of each string (see the crate `tandem-texts`).
pub const STRING_TEXT: &str = "java.lang.String.text";
/// The text of the message of the exception that leaves, for classes of exceptions whose messages are compared.
pub const EXCEPTION_MESSAGE: &str = "exception.message";

/// What stands before the names of the fields of models of library classes. Nobody outside can see what these hold.
pub const MODEL_FIELDS: &str = "tandem.models.";

/// The function that gives the number for all that was done to a hash table after one more operation.
pub const HISTORY: &str = "history of a hash table";

/// How many elements a list that a caller passes has, where such lists are modelled.
pub const LIST_SIZE: &str = "tandem.models.ArrayList.size";

/// The elements of such a list, by list and index. A caller sees those before its size.
pub const LIST_ELEMENTS: &str = "tandem.models.ArrayList.elements";

/// Whether the elements of a region are numbers of texts.
pub fn holds_texts(region: &str) -> bool {
    matches!(region, STRING_TEXT | EXCEPTION_MESSAGE | "java.lang.StringBuilder.text" | "java.lang.StringBuffer.text")
}
