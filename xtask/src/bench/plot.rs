//! `cargo xtask bench plot ONE OTHER [FOLDER]`: cactus and scatter plots of two saved runs, as text and as SVG.
//!
//! `cargo xtask score --save FILE [FOLDER]` saves a run: a line a case, with its name, its answer, whether that is the truth,
//! and the milliseconds. A cactus plot shows how many cases are answered rightly within a time each; a scatter plot has a
//! point for each case, right of the diagonal where the other run was faster. Both have logarithmic scales.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use crate::case::Case;
use crate::judge::Judged;

/// The shortest and the longest time on a scale, in milliseconds.
const SCALE: (f64, f64) = (10.0, 100_000.0);
/// The size of a picture, and of its text form.
const SIZE: f64 = 480.0;
const MARGIN: f64 = 50.0;
const COLUMNS: usize = 64;
const LINES: usize = 24;

/// A saved run: the milliseconds of each case that was answered rightly, and `None` for the others.
pub type Run = BTreeMap<String, Option<f64>>;

/// A run as text.
pub fn saved(results: &[(Case, Judged)]) -> String {
    let mut out = String::new();
    for (case, judged) in results {
        let answer = judged.answer.map_or("none".to_owned(), |answer| format!("{answer:?}").to_lowercase());
        let is_right = judged.answer == Some(case.truth);
        let _ = writeln!(out, "{} {answer} {is_right} {}", case.name, judged.time.as_millis());
    }
    out
}

/// A run from its text.
pub fn read(text: &str) -> Result<Run, String> {
    let mut run = Run::new();
    for line in text.lines() {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let [name, _, is_right, millis] = fields[..] else { return Err(format!("not a saved case: {line}")) };
        let millis: f64 = millis.parse().map_err(|error| format!("{line}: {error}"))?;
        run.insert(name.to_owned(), (is_right == "true").then_some(millis));
    }
    Ok(run)
}

/// Prints both plots of two runs, and writes them as pictures to a folder if there is one.
pub fn measure(files: [&Path; 2], folder: Option<&Path>) -> Result<bool, String> {
    let mut runs = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
        runs.push(read(&text)?);
    }
    let [one, other] = &runs[..] else { return Err("two runs are compared".to_owned()) };
    let names = files.map(|file| file.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned()));
    print!("{}\n{}\n{}", cactus_text([one, other], &names), scatter_text(one, other), summary(one, other, &names));
    if let Some(folder) = folder {
        std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        for (name, svg) in [("cactus", cactus_svg([one, other], &names)), ("scatter", scatter_svg(one, other, &names))]
        {
            let path = folder.join(format!("{name}.svg"));
            std::fs::write(&path, svg).map_err(|error| format!("{}: {error}", path.display()))?;
            println!("{}", path.display());
        }
    }
    Ok(true)
}

/// Where a time is on a scale, from 0 to 1. What was not answered is at its end.
fn place(millis: Option<f64>) -> f64 {
    let (least, most) = SCALE;
    millis.map_or(1.0, |millis| (millis.clamp(least, most) / least).ln() / (most / least).ln())
}

/// The times of the cases that were answered rightly, in order.
fn times(run: &Run) -> Vec<f64> {
    let mut times: Vec<f64> = run.values().copied().flatten().collect();
    times.sort_by(f64::total_cmp);
    times
}

fn summary(one: &Run, other: &Run, names: &[String; 2]) -> String {
    let both: Vec<f64> =
        one.iter().filter_map(|(name, first)| Some((*first)?.max(1.0) / (*other.get(name)?)?.max(1.0))).collect();
    let mean = (both.iter().map(|ratio| ratio.ln()).sum::<f64>() / both.len().max(1) as f64).exp();
    let only = |a: &Run, b: &Run| {
        a.iter().filter(|(name, time)| time.is_some() && b.get(*name).is_some_and(Option::is_none)).count()
    };
    format!(
        "{}: {} right, {} alone; {}: {} right, {} alone; {} takes {mean:.2} times as long as {} (geometric mean of {})\n",
        names[0],
        times(one).len(),
        only(one, other),
        names[1],
        times(other).len(),
        only(other, one),
        names[0],
        names[1],
        both.len()
    )
}

fn cactus_text(runs: [&Run; 2], names: &[String; 2]) -> String {
    let most = runs.iter().map(|run| times(run).len()).max().unwrap_or(0).max(1);
    let mut cells = vec![vec![' '; COLUMNS]; LINES];
    for (run, mark) in runs.iter().zip(['+', 'o']) {
        for (index, time) in times(run).into_iter().enumerate() {
            let column = (index * (COLUMNS - 1)) / most.max(2).saturating_sub(1).max(1);
            put(&mut cells, column.min(COLUMNS - 1), place(Some(time)), mark);
        }
    }
    format!("cases answered within a time each (+ {}, o {}), up to {most}\n{}", names[0], names[1], framed(&cells))
}

fn scatter_text(one: &Run, other: &Run) -> String {
    let mut cells = vec![vec![' '; COLUMNS]; LINES];
    for column in 0..COLUMNS {
        put(&mut cells, column, column as f64 / (COLUMNS - 1) as f64, '.');
    }
    for (name, first) in one {
        if let Some(second) = other.get(name) {
            let column = (place(*first) * (COLUMNS - 1) as f64).round() as usize;
            put(&mut cells, column, place(*second), 'x');
        }
    }
    format!(
        "time of the first run to the right, of the second upwards; 10 ms to 100 s or no answer\n{}",
        framed(&cells)
    )
}

fn put(cells: &mut [Vec<char>], column: usize, height: f64, mark: char) {
    let line = LINES - 1 - (height * (LINES - 1) as f64).round() as usize;
    cells[line][column] = mark;
}

fn framed(cells: &[Vec<char>]) -> String {
    let mut out = String::new();
    for line in cells {
        let _ = writeln!(out, "|{}", line.iter().collect::<String>().trim_end());
    }
    let _ = writeln!(out, "+{}", "-".repeat(COLUMNS));
    out
}

fn svg(body: &str, right: &str, up: &str) -> String {
    let (all, inner) = (SIZE + 2.0 * MARGIN, SIZE);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{all}\" height=\"{all}\" font-family=\"sans-serif\" \
         font-size=\"13\">\n<rect x=\"{MARGIN}\" y=\"{MARGIN}\" width=\"{inner}\" height=\"{inner}\" fill=\"none\" \
         stroke=\"black\"/>\n{body}<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{right}</text>\n\
         <text x=\"14\" y=\"{}\" text-anchor=\"middle\" transform=\"rotate(-90 14 {})\">{up}</text>\n</svg>\n",
        MARGIN + inner / 2.0,
        all - 14.0,
        all / 2.0,
        all / 2.0
    )
}

fn cactus_svg(runs: [&Run; 2], names: &[String; 2]) -> String {
    let most = runs.iter().map(|run| times(run).len()).max().unwrap_or(0).max(2);
    let mut body = String::new();
    for ((run, name), (index, colour)) in runs.iter().zip(names).zip([(0, "#b04040"), (1, "#3060b0")]) {
        let points = times(run).into_iter().enumerate().map(|(count, time)| {
            let x = MARGIN + SIZE * count as f64 / (most - 1) as f64;
            format!("{x:.1},{:.1}", MARGIN + SIZE * (1.0 - place(Some(time))))
        });
        let points: Vec<String> = points.collect();
        let _ = writeln!(body, "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\"/>", points.join(" "));
        let y = MARGIN + 20.0 + 18.0 * f64::from(index);
        let _ = writeln!(body, "<text x=\"{}\" y=\"{y}\" fill=\"{colour}\">{name}</text>", MARGIN + 12.0);
    }
    svg(&body, &format!("cases, up to {most}"), "10 ms to 100 s each, logarithmic")
}

fn scatter_svg(one: &Run, other: &Run, names: &[String; 2]) -> String {
    let end = MARGIN + SIZE;
    let mut body = format!("<line x1=\"{MARGIN}\" y1=\"{end}\" x2=\"{end}\" y2=\"{MARGIN}\" stroke=\"#c0c0c0\"/>\n");
    for (name, first) in one {
        let Some(second) = other.get(name) else { continue };
        let (x, y) = (MARGIN + SIZE * place(*first), MARGIN + SIZE * (1.0 - place(*second)));
        let _ = writeln!(
            body,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"#3060b0\" fill-opacity=\"0.5\"><title>{name}</title></circle>"
        );
    }
    let scale = "10 ms to 100 s or no answer";
    svg(&body, &format!("{}: {scale}", names[0]), &format!("{}: {scale}", names[1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_read_and_compared() {
        let one = read("a equivalent true 100\nb unknown false 5000\nc different true 40\n").expect("it is a run");
        let other = read("a equivalent true 50\nb equivalent true 900\nc different true 20\n").expect("it is a run");
        assert_eq!((one["a"], one["b"]), (Some(100.0), None));
        let names = ["one".to_owned(), "other".to_owned()];
        let said = summary(&one, &other, &names);
        assert!(said.contains("one: 2 right, 0 alone; other: 3 right, 1 alone; one takes 2.00 times"), "{said}");
        let picture = scatter_svg(&one, &other, &names);
        assert_eq!(picture.matches("<circle").count(), 3);
        assert!(scatter_text(&one, &other).contains('x'));
        assert!(cactus_text([&one, &other], &names).contains('o'));
        assert!(read("a equivalent").is_err());
    }

    #[test]
    fn what_was_not_answered_is_at_the_end_of_the_scale() {
        assert_eq!((place(Some(1.0)), place(Some(1e9)), place(None)), (0.0, 1.0, 1.0));
        assert!((place(Some(1000.0)) - 0.5).abs() < 1e-9);
    }
}
