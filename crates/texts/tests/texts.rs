//! Numbers of texts: different texts never pass for one.

#![allow(clippy::unwrap_used)]

use tandem_texts::{StringTable, same_number, string_id};

fn units(text: &str) -> Vec<u16> {
    text.encode_utf16().collect()
}

#[test]
fn texts_that_are_the_same_have_one_number_and_others_have_others() {
    assert_eq!(string_id(&units("abc")), string_id(&units("abc")));
    assert_ne!(string_id(&units("ab")), string_id(&units("ba")));
    assert_ne!(string_id(&[]), string_id(&[0]));
    assert_eq!(string_id(&units("abc")) >> 63, 1);
    assert_eq!(same_number(["a", "b", "a", ""]), None);
}

#[test]
fn a_number_that_stands_for_one_text_is_not_given_to_another() {
    let mut table = StringTable::default();
    // Nobody has said yet what this number stands for, so a text is made up for it.
    let number = string_id(&units("abc"));
    let made_up = table.units(number).unwrap();
    assert_ne!(*made_up, *units("abc"));
    assert!(table.intern(&units("abc")).is_err());
    assert_eq!(table.units(number).unwrap(), made_up);
    assert!(table.intern(&units("abd")).is_ok());
}
