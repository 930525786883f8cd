//! The lines of both sources where two runs part, beside each other where the terminal is wide enough.

use tandem_base::{Pair, Side};

use super::layout::Layout;
use crate::data::{CounterexampleReport, Report};
use crate::source::Source;
use crate::story::{Step, Story, file_name};
use crate::words::{clipped, show};

/// Lines that are shown before and after the one that is marked.
const AROUND: usize = 1;

/// One side's lines with their numbers, ready to be put beside the other's.
struct Column {
    title: String,
    lines: Vec<(String, bool)>,
}

/// The lines of both sources where the runs part, the line of each marked, and what the variables hold there if that is
/// not what the input already says.
pub fn excerpt(report: &Report, found: &CounterexampleReport, layout: &Layout) -> Vec<String> {
    // What a secret tells was said before.
    if report.secrecy.is_some() {
        return vec![];
    }
    let Some(story) = &found.story else {
        return found.parting.iter().flat_map(|text| text.lines()).map(|line| format!("  {line}")).collect();
    };
    let Some(places) = story.places() else { return vec![] };
    let columns =
        Pair::from_fn(|side| column(story, side, places[side], report.sources.as_ref().map(|sources| &sources[side])));
    let mut lines = beside(&columns, layout).unwrap_or_else(|| below(&columns, layout));
    let new = |step: &Step| -> Vec<String> {
        let is_input = |name: &str, value: &str| found.inputs.get(name).is_some_and(|given| show(given) == value);
        // How long a slice is can be seen in the input.
        let told = step.values.iter().filter(|(name, value)| !name.ends_with(".len()") && !is_input(name, value));
        told.map(|(name, value)| format!("{name} = {value}")).collect()
    };
    let values = places.map(new);
    if values.left != values.right || !values.left.is_empty() {
        for side in Side::BOTH {
            if !values[side].is_empty() {
                lines.extend(layout.paragraph(&format!("  {:<10}", format!("at {side}")), &values[side].join(", ")));
            }
        }
    }
    lines
}

fn column(story: &Story, side: Side, step: &Step, function: Option<&Source>) -> Column {
    let telling = &story.sides[side];
    let at = step.line as usize;
    // Lines of other functions say nothing.
    let own =
        function.map_or(1..=telling.lines.len(), |own| own.first as usize..=own.first as usize + own.lines.len() - 1);
    let last = (at + AROUND).min(*own.end()).max(at);
    let shown = at.saturating_sub(AROUND).max(*own.start()).min(at)..=last;
    let texts: Vec<(usize, &String)> =
        shown.filter_map(|number| Some((number, telling.lines.get(number - 1)?))).collect();
    let blank = |text: &str| text.len() - text.trim_start().len();
    let indent =
        texts.iter().filter(|(_, text)| !text.trim().is_empty()).map(|(_, text)| blank(text)).min().unwrap_or(0);
    let digits = last.to_string().len();
    let lines = texts.into_iter().map(|(number, text)| {
        let mark = if number == at { '>' } else { ' ' };
        let text = text.get(indent..).unwrap_or_default().replace('\t', "    ");
        (format!("{mark} {number:>digits$} │ {}", text.trim_end()), number == at)
    });
    Column { title: format!("  {}", file_name(&telling.file)), lines: lines.collect() }
}

/// The columns beside each other, marked lines in one row; nothing if that does not fit.
fn beside(columns: &Pair<Column>, layout: &Layout) -> Option<Vec<String>> {
    let width = |column: &Column| {
        column
            .lines
            .iter()
            .map(|(text, _)| text.chars().count())
            .chain([column.title.chars().count()])
            .max()
            .unwrap_or(0)
    };
    let (left, right) = (width(&columns.left), width(&columns.right));
    if 2 + left + 3 + right > layout.width {
        return None;
    }
    let mark = |column: &Column| column.lines.iter().position(|(_, is_marked)| *is_marked).unwrap_or(0);
    let (above_left, above_right) = (mark(&columns.left), mark(&columns.right));
    let above = above_left.max(above_right);
    let below = (columns.left.lines.len() - above_left).max(columns.right.lines.len() - above_right);
    let cell = |column: &Column, own: usize, row: usize| -> (String, bool) {
        (row + own).checked_sub(above).and_then(|at| column.lines.get(at).cloned()).unwrap_or_default()
    };
    let row = |left_cell: (String, bool), right_cell: (String, bool)| {
        let pad = left - left_cell.0.chars().count();
        let (one, other) = (painted(&left_cell, layout), painted(&right_cell, layout));
        format!("  {one}{}   {other}", " ".repeat(pad)).trim_end().to_owned()
    };
    let mut lines = vec![row((columns.left.title.clone(), false), (columns.right.title.clone(), false))];
    lines.extend(
        (0..above + below).map(|at| row(cell(&columns.left, above_left, at), cell(&columns.right, above_right, at))),
    );
    Some(lines)
}

/// The columns below each other.
fn below(columns: &Pair<Column>, layout: &Layout) -> Vec<String> {
    let room = layout.width.saturating_sub(2).max(20);
    let mut lines = Vec::new();
    for (_, column) in columns.iter() {
        lines.push(format!("  {}", column.title));
        for (text, is_marked) in &column.lines {
            lines.push(format!("  {}", painted(&(clipped(text, room), *is_marked), layout)));
        }
    }
    lines
}

fn painted((text, is_marked): &(String, bool), layout: &Layout) -> String {
    if *is_marked { layout.style.paint("1", text) } else { text.clone() }
}
