//! How the text for a terminal is laid out: colour, width, how much is said.

use std::time::Duration;

/// Whether to use colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Text only.
    Plain,
    /// ANSI colours.
    Coloured,
}

impl Style {
    /// The text in a colour.
    pub fn paint(self, code: &str, text: &str) -> String {
        match self {
            Style::Plain => text.to_owned(),
            Style::Coloured => format!("\x1b[{code}m{text}\x1b[0m"),
        }
    }
}

/// How much is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// The last line only.
    Quiet,
    /// What matters.
    Normal,
    /// Every row.
    Verbose,
}

/// How a text is laid out.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Colour.
    pub style: Style,
    /// Columns that a line may have.
    pub width: usize,
    /// How much is said.
    pub detail: Detail,
    /// Whether everything that stood in the way of an answer is told.
    pub explain: bool,
    /// How long everything took.
    pub elapsed: Option<Duration>,
}

impl Layout {
    /// Plain text of a hundred columns.
    pub fn plain() -> Layout {
        Layout { style: Style::Plain, width: 100, detail: Detail::Normal, explain: false, elapsed: None }
    }

    /// Lines of a paragraph that begins with a word and is indented below it. Words that are too long stay whole.
    pub fn paragraph(&self, head: &str, text: &str) -> Vec<String> {
        let indent = head.chars().count();
        let room = self.width.max(indent + 30) - indent;
        let mut lines = Vec::new();
        for part in text.lines() {
            let mut line = String::new();
            for word in part.split(' ') {
                if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > room {
                    lines.push(std::mem::take(&mut line));
                }
                if !line.is_empty() {
                    line.push(' ');
                }
                line.push_str(word);
            }
            lines.push(line);
        }
        let begin = |index: usize| if index == 0 { head.to_owned() } else { " ".repeat(indent) };
        lines.iter().enumerate().map(|(index, line)| format!("{}{line}", begin(index)).trim_end().to_owned()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_keep_to_the_width() {
        let layout = Layout { width: 40, ..Layout::plain() };
        let lines = layout.paragraph("  why  ", "one two three four five six seven eight nine ten");
        assert_eq!(lines, ["  why  one two three four five six seven", "       eight nine ten"]);
    }
}
