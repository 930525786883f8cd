//! Tests of the text report.

use super::*;
use crate::data::{ItemName, Values, overall};
use crate::testing::report;

fn rows(verdicts: &[VerdictName]) -> Vec<Report> {
    verdicts.iter().map(|verdict| report(ItemName::Function, Status::Compared, *verdict)).collect()
}

#[test]
fn the_worst_row_that_counts_is_the_answer() {
    use VerdictName::{Different, Equivalent, Unknown};
    assert_eq!(overall(&rows(&[])), Equivalent);
    assert_eq!(overall(&rows(&[Equivalent, Unknown])), Unknown);
    assert_eq!(overall(&rows(&[Unknown, Different, Equivalent])), Different);
    let mut private = rows(&[Unknown]);
    private[0].counts = false;
    assert_eq!(overall(&private), Equivalent);
}

#[test]
fn rows_have_a_line_each_and_the_last_one_adds_up() {
    let layout = Layout::plain();
    let compared = report(ItemName::Function, Status::Compared, VerdictName::Equivalent);
    assert_eq!(render_text(&compared, &layout), "✓ equivalent  k\n");
    let mut changed = report(ItemName::Data, Status::Changed, VerdictName::Different);
    changed.values = Some(Values { left: Some("5".to_owned()), right: Some("6".to_owned()) });
    assert_eq!(render_text(&changed, &layout), "✗ changed  k (data): 5 on the left, 6 on the right\n");
    let refused = report(ItemName::Function, Status::Refused, VerdictName::Unknown);
    let removed = report(ItemName::Function, Status::Removed, VerdictName::Unknown);
    let text = render_all(&[compared, changed, refused, removed], &layout);
    assert_eq!(text.lines().last(), Some("1 equivalent, 1 different, 1 not compared, 1 removed"));
}

#[test]
fn what_is_proved_is_counted_and_what_is_said_alike_is_said_once() {
    let mut many = rows(&[VerdictName::Equivalent; 399]);
    many.extend(rows(&[VerdictName::Different]));
    for row in rows(&[VerdictName::Unknown; 30]) {
        let reason = Some("the machine is on fire".to_owned());
        many.push(Report { reason, assumptions: vec!["water is wet".to_owned()], ..row });
    }
    let text = render_all(&many, &Layout::plain());
    assert!(text.lines().count() <= 9, "{text}");
    assert!(text.contains("? unknown  k, k, k, k, k, k, and 24 more\n"), "{text}");
    assert_eq!(text.matches("water is wet").count(), 1, "{text}");
    let verbose = Layout { detail: Detail::Verbose, ..Layout::plain() };
    assert_eq!(render_all(&many, &verbose).matches("✓ equivalent").count(), 399);
    let quiet = Layout { detail: Detail::Quiet, ..Layout::plain() };
    assert_eq!(render_all(&many, &quiet), "399 equivalent, 1 different, 30 unknown\n");
}

#[test]
fn colours_are_only_used_where_they_are_wanted() {
    let compared = report(ItemName::Function, Status::Compared, VerdictName::Equivalent);
    assert!(!render_text(&compared, &Layout::plain()).contains('\x1b'));
    let coloured = Layout { style: Style::Coloured, ..Layout::plain() };
    assert!(render_text(&compared, &coloured).contains("\x1b[32;1m✓ equivalent\x1b[0m"));
}
