//! Two texts line by line, with equal lines in one row.

/// A row: an index of each side, or of one of them.
pub type Row = (Option<usize>, Option<usize>);

/// Texts with more lines are not aligned: it would take too long.
const MOST_LINES: usize = 3_000;

/// The rows of two texts: the longest common sequence of lines is aligned, and what was changed between two of its lines stands
/// side by side. Blanks at the ends of lines do not matter.
pub fn rows(left: &[String], right: &[String]) -> Vec<Row> {
    let same = |one: usize, other: usize| left[one].trim() == right[other].trim();
    let mut rows = Vec::new();
    let (mut one, mut other) = (0, 0);
    for (next_one, next_other) in common(left.len(), right.len(), &same).into_iter().chain([(left.len(), right.len())])
    {
        // What is between is changed, put in or taken out.
        let (mut removed, mut added) = (one..next_one, other..next_other);
        loop {
            match (removed.next(), added.next()) {
                (None, None) => break,
                row => rows.push(row),
            }
        }
        if next_one < left.len() && next_other < right.len() {
            rows.push((Some(next_one), Some(next_other)));
        }
        (one, other) = (next_one + 1, next_other + 1);
    }
    rows
}

/// The longest common sequence.
fn common(left: usize, right: usize, same: &dyn Fn(usize, usize) -> bool) -> Vec<(usize, usize)> {
    if left.max(right) > MOST_LINES {
        return vec![];
    }
    let width = right + 1;
    let mut lengths = vec![0u16; (left + 1) * width];
    for one in (0..left).rev() {
        for other in (0..right).rev() {
            lengths[one * width + other] = if same(one, other) {
                lengths[(one + 1) * width + other + 1] + 1
            } else {
                lengths[(one + 1) * width + other].max(lengths[one * width + other + 1])
            };
        }
    }
    let (mut one, mut other) = (0, 0);
    let mut found = Vec::new();
    while one < left && other < right {
        if same(one, other) {
            found.push((one, other));
            (one, other) = (one + 1, other + 1);
        } else if lengths[(one + 1) * width + other] >= lengths[one * width + other + 1] {
            one += 1;
        } else {
            other += 1;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<String> {
        text.chars().map(|letter| letter.to_string()).collect()
    }

    #[test]
    fn equal_lines_share_a_row() {
        let rows = rows(&lines("abcd"), &lines("axd"));
        assert_eq!(rows, [(Some(0), Some(0)), (Some(1), Some(1)), (Some(2), None), (Some(3), Some(2))]);
        assert_eq!(super::rows(&lines(""), &lines("a")), [(None, Some(0))]);
        assert_eq!(super::rows(&lines("ab"), &lines("ab")), [(Some(0), Some(0)), (Some(1), Some(1))]);
    }
}
