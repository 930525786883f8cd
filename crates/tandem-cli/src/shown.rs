//! Showing results as asked for: row by row where the format allows it, otherwise at the end.

use std::io::IsTerminal;
use std::time::Instant;

use tandem::report::{
    Detail, Layout, Report, Style, render_all, render_github, render_html, render_json, render_junit, render_markdown,
    render_sarif,
};

use crate::cli::{Colour, Format, ShownArgs};

/// Where there is no terminal, lines are no longer than this.
const USUAL_WIDTH: usize = 100;
/// Nobody reads lines that are longer, however wide the terminal is.
const WIDEST: usize = 140;

/// How results are shown.
pub struct Shown {
    args: ShownArgs,
    begun: Instant,
}

impl Shown {
    /// As the flags say.
    pub fn new(args: &ShownArgs) -> Shown {
        Shown { args: args.clone(), begun: Instant::now() }
    }

    /// Shows a row as soon as it is there. Lines of JSON can be read while the rest is worked on; everything else is read
    /// from the top, where what matters should be.
    pub fn row(&self, report: &Report) {
        if self.args.format == Format::Json {
            outln!("{}", render_json(report));
        }
    }

    /// Shows everything at the end.
    pub fn all(&self, reports: &[Report]) {
        let elapsed = Some(self.begun.elapsed());
        match self.args.format {
            Format::Text => out!("{}", render_all(reports, &self.layout())),
            Format::Json => {}
            Format::Sarif => out!("{}", render_sarif(reports)),
            Format::Junit => out!("{}", render_junit(reports, elapsed)),
            Format::Markdown => out!("{}", render_markdown(reports, elapsed)),
            Format::Github => out!("{}", render_github(reports, elapsed)),
            Format::Html => out!("{}", render_html(reports, elapsed)),
        }
    }

    fn layout(&self) -> Layout {
        Layout {
            style: if self.is_coloured() { Style::Coloured } else { Style::Plain },
            width: width(),
            detail: match (self.args.quiet, self.args.verbose) {
                (true, _) => Detail::Quiet,
                (_, true) => Detail::Verbose,
                _ => Detail::Normal,
            },
            explain: self.args.explain,
            elapsed: Some(self.begun.elapsed()),
        }
    }

    fn is_coloured(&self) -> bool {
        match self.args.color {
            Colour::Always => true,
            Colour::Never => false,
            Colour::Auto => {
                std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
            }
        }
    }
}

/// The columns of the terminal that is written to, or what the user says.
fn width() -> usize {
    let given = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let terminal = || terminal_size::terminal_size_of(std::io::stdout()).map(|(width, _)| usize::from(width.0));
    given.or_else(terminal).map_or(USUAL_WIDTH, |columns| columns.clamp(40, WIDEST))
}
