//! Initial values of data, short enough to be read.

/// A value of LLVM's for a reader: texts without the zero at their end, other bytes as numbers.
pub fn readable(value: &str) -> String {
    let mut parts = value.split('"');
    let mut out = parts.next().unwrap_or_default().to_owned();
    let mut texts = Vec::new();
    while let (Some(text), rest) = (parts.next(), parts.next()) {
        let shown = readable_bytes(text);
        out.push_str(&shown);
        texts.push(shown);
        out.push_str(rest.unwrap_or_default());
    }
    match &texts[..] {
        // A pointer to a text, as older versions of LLVM write it.
        [text] if value.starts_with("getelementptr") => text.clone(),
        _ => out,
    }
}

fn readable_bytes(text: &str) -> String {
    let mut bytes: Vec<u8> = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let digits = tail.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        match digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()).filter(|_| *first == b'\\') {
            Some(byte) => {
                bytes.push(byte);
                rest = &tail[2..];
            }
            None => {
                bytes.push(*first);
                rest = tail;
            }
        }
    }
    let is_text = |bytes: &[u8]| bytes.iter().all(|byte| (b' '..=b'~').contains(byte));
    match bytes.strip_suffix(&[0]).unwrap_or(&bytes) {
        shown if is_text(shown) => format!("\"{}\"", String::from_utf8_lossy(shown)),
        _ => format!("bytes {}", bytes.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")),
    }
}

/// Two values, short enough to be read: of long ones, what is around the first difference.
pub fn told_apart(left: Option<&str>, right: Option<&str>) -> (Option<String>, Option<String>) {
    const LONGEST: usize = 60;
    const BEFORE: usize = 20;
    let chars = |text: Option<&str>| text.unwrap_or_default().chars().collect::<Vec<char>>();
    let (one, other) = (chars(left), chars(right));
    let same = one.iter().zip(&other).take_while(|(one, other)| one == other).count();
    let show = |chars: &[char]| {
        if chars.len() <= LONGEST {
            return chars.iter().collect::<String>();
        }
        let begin = if same > LONGEST - BEFORE { same - BEFORE } else { 0 };
        let end = (begin + LONGEST).min(chars.len());
        let shown: String = chars[begin.min(end)..end].iter().collect();
        let (before, after) = (if begin > 0 { "… " } else { "" }, if end < chars.len() { " …" } else { "" });
        format!("{before}{shown}{after}")
    };
    (left.map(|_| show(&one)), right.map(|_| show(&other)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_shown_for_a_reader() {
        assert_eq!(readable("\"1.4\\00\""), "\"1.4\"");
        assert_eq!(readable("\"\\07\\00\""), "bytes 7 0");
        assert_eq!(readable("getelementptr inbounds ( [ 2 x i8 ] , [ 2 x i8 ] * \"a\\00\" , i32 0 )"), "\"a\"");
        assert_eq!(readable("{ i32 1 , ptr \"a\\00\" }"), "{ i32 1 , ptr \"a\" }");
        let long = |last: u32| {
            format!("[{}]", [&["i32 1"; 40].join(", "), &last.to_string()].map(ToString::to_string).join(" "))
        };
        let (one, other) = told_apart(Some(&long(2)), Some(&long(3)));
        assert!(one.as_ref().is_some_and(|one| one.len() < 100 && one.contains('2')) && one != other, "{one:?}");
    }
}
