use std::fmt::Write;

fn lengths(words: &[&str]) -> Vec<usize> {
    let mut found: Vec<usize> = words.iter().map(|word| word.chars().count()).collect();
    found.sort_unstable();
    found.dedup();
    found
}

fn joined(numbers: &[usize]) -> String {
    let mut text = String::new();
    for number in numbers {
        let _ = write!(text, "{number};");
    }
    text
}

pub fn summary(text: &str, most: usize) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.len() <= most {
        return joined(&lengths(&words));
    }
    let first = &words[..most];
    joined(&lengths(first))
}
