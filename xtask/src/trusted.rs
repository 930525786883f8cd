//! `cargo xtask trusted`: how much code one has to believe.
//!
//! A verdict rests on every line between the source files and the printed word: the de Bruijn criterion asks for a small
//! checker, and here the checker is small and the path to it is not. Every source file belongs to exactly one part
//! ([`PARTS`]), and each part says for which verdicts it is believed, so no file can be forgotten.
//!
//! A line counts if it holds something other than white space and comments, outside of tests: items under a `cfg` of
//! `test`, and modules that are only compiled for it.

mod lines;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// Whose verdict a part is believed for.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Believed {
    /// An `equivalent` of two C programs, and of two Java programs.
    equivalent: [bool; 2],
    /// Such an answer as it is, and once `tandem verify --strict=1` and `--strict=2` have confirmed it.
    strictness: [bool; 3],
    /// A `different` of the same.
    different: [bool; 2],
}

const ALWAYS: Believed = Believed { equivalent: [true; 2], strictness: [true; 3], different: [true; 2] };
const NEVER: Believed = Believed { equivalent: [false; 2], different: [false; 2], ..ALWAYS };
const C: Believed = Believed { equivalent: [true, false], different: [true, false], ..ALWAYS };
const JAVA: Believed = Believed { equivalent: [false, true], different: [false, true], ..ALWAYS };
const EQUIVALENT: Believed = Believed { different: [false; 2], ..ALWAYS };
const DIFFERENT: Believed = Believed { equivalent: [false; 2], ..ALWAYS };
/// Java's static initialisers are run in the interpreter.
const INTERPRETER: Believed = Believed { equivalent: [false, true], ..ALWAYS };
/// Validated with `--strict=2`: passes for every answer, rewrites that certificates ask for.
const PASSES: Believed = Believed { strictness: [true, true, false], ..ALWAYS };
const RESHAPES: Believed = Believed { different: [false; 2], ..PASSES };
/// What derivations stand in for with `--strict=1`. (Terms are evaluated by the simplifier, which folds constants, and for models.)
const TACTICS: Believed = Believed { strictness: [true, false, false], ..EQUIVALENT };
const SIMPLIFIER: Believed = Believed { strictness: [true, false, false], ..ALWAYS };
/// What checks those.
const DERIVATIONS: Believed = Believed { strictness: [false, true, true], ..EQUIVALENT };

/// A part of the path of a verdict: its name, whose it is, and its folders and files below `crates`. The longest prefix
/// says where a file belongs.
struct Part {
    name: &'static str,
    believed: Believed,
    files: &'static [&'static str],
}

/// Every part, in the order in which a pair comes through them.
const PARTS: &[Part] = &[
    Part {
        name: "command line, loading, pairing, report",
        believed: ALWAYS,
        files: &["tandem-cli", "tandem", "report"],
    },
    Part { name: "calling clang", believed: C, files: &["compile"] },
    Part { name: "calling javac", believed: JAVA, files: &["compile/src/javac.rs"] },
    Part { name: "front end for LLVM", believed: C, files: &["llvm"] },
    Part { name: "front end for class files", believed: JAVA, files: &["jvm", "texts"] },
    Part { name: "sides, budgets, child processes", believed: ALWAYS, files: &["base", "process"] },
    Part { name: "IR: model, builder, analyses", believed: ALWAYS, files: &["ir"] },
    Part { name: "IR: verifier", believed: ALWAYS, files: &["ir/src/verify"] },
    Part {
        name: "IR: printer (for hashes)",
        believed: EQUIVALENT,
        files: &["ir/src/text/print.rs", "ir/src/text/names.rs", "ir/src/text/words.rs", "ir/src/text/literal.rs"],
    },
    Part { name: "normal form passes", believed: PASSES, files: &["passes"] },
    Part {
        name: "reshapes",
        believed: RESHAPES,
        files: &[
            "passes/src/unfold.rs",
            "passes/src/loops_as_calls.rs",
            "passes/src/run_again.rs",
            "passes/src/outline",
            "discharge/src/rewrite.rs",
        ],
    },
    Part {
        name: "scalar semantics",
        believed: ALWAYS,
        files: &["interp/src/eval.rs", "interp/src/math.rs", "interp/src/pure.rs"],
    },
    Part { name: "interpreter", believed: INTERPRETER, files: &["interp"] },
    Part { name: "terms", believed: ALWAYS, files: &["logic"] },
    Part { name: "evaluation of terms", believed: SIMPLIFIER, files: &["logic/src/evaluate"] },
    Part { name: "simplifier", believed: SIMPLIFIER, files: &["logic/src/simplify"] },
    Part { name: "claim, certificate, joint state, predicates", believed: ALWAYS, files: &["kernel"] },
    Part {
        name: "encoding, symbolic execution",
        believed: ALWAYS,
        files: &["kernel/src/encode.rs", "kernel/src/symbolic"],
    },
    Part {
        name: "checker",
        believed: EQUIVALENT,
        files: &["kernel/src/checker", "kernel/src/definitions.rs", "kernel/src/obligation.rs"],
    },
    Part { name: "check of derivations", believed: DERIVATIONS, files: &["kernel/src/derivation"] },
    Part { name: "tactics", believed: TACTICS, files: &["discharge"] },
    Part { name: "translation to integers", believed: TACTICS, files: &["logic/src/integers"] },
    Part { name: "SMT-LIB printer", believed: EQUIVALENT, files: &["logic/src/smtlib"] },
    Part { name: "solver pipe", believed: EQUIVALENT, files: &["solver", "discharge/src/leaves.rs"] },
    Part { name: "replay in the interpreter", believed: DIFFERENT, files: &["replay"] },
    Part { name: "native runs", believed: DIFFERENT, files: &["replay/src/native"] },
    Part {
        name: "believed for neither: searches, readers of models, other languages, pictures and pages, emitted tests",
        believed: NEVER,
        files: &[
            "search",
            "discharge/src/deriving",
            "discharge/src/transport.rs",
            "compile/src/rustc.rs",
            "ir/src/text",
            "ir/src/dot.rs",
            "report/src/emit",
            "logic/src/integers/carry.rs",
            "report/src/html",
            "report/src/story.rs",
            "report/src/source.rs",
            "llvm/src/shapes.rs",
            "tandem-cli/src/mcp",
            "tandem-cli/src/serve",
            "logic/src/smtlib/model.rs",
            "logic/src/smtlib/parse.rs",
        ],
    },
];

/// What the columns of the table are about.
const COLUMNS: [&str; WIDTH] = [
    "`equivalent`, C",
    "`--strict=1`",
    "`--strict=2`",
    "`equivalent`, Java",
    "`--strict=1`",
    "`--strict=2`",
    "`different`, C",
    "`different`, Java",
];

/// How many they are.
const WIDTH: usize = 8;

/// How the figures are rounded: a table of exact ones would be wrong after every change.
const ROUNDED_TO: usize = 100;

/// Between these lines of ARCHITECTURE.md stands the table.
const BEGIN: &str = "<!-- cargo xtask trusted -->";
const END: &str = "<!-- end of cargo xtask trusted -->";

/// Prints the table, and writes it into ARCHITECTURE.md or says whether it stands there.
pub fn trusted(root: &Path, write: bool) -> Result<bool, String> {
    let counted = count_parts(&root.join("crates"))?;
    print!("{}", table(&counted));
    let path = root.join("ARCHITECTURE.md");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    if write {
        let text = with_table(&text, &table(&counted))?;
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        return Ok(true);
    }
    let is_true = is_true(&counted, table_in(&text)?);
    if !is_true {
        eprintln!("ARCHITECTURE.md has other figures: cargo xtask trusted --write");
    }
    Ok(is_true)
}

/// The lines of code of every part.
fn count_parts(crates: &Path) -> Result<Vec<usize>, String> {
    let mut files = BTreeMap::new();
    for folder in entries(crates)? {
        count_folder(crates, &format!("{folder}/src"), &mut files)?;
    }
    let mut counted = vec![0; PARTS.len()];
    for (file, lines) in &files {
        let part = part_of(file).ok_or_else(|| format!("crates/{file} belongs to no part in xtask/src/trusted.rs"))?;
        counted[part] += lines;
    }
    let listed = PARTS.iter().flat_map(|part| part.files);
    match listed.into_iter().find(|listed| !files.keys().any(|file| is_below(file, listed))) {
        Some(gone) => Err(format!("xtask/src/trusted.rs lists crates/{gone}, where there is no code")),
        None => Ok(counted),
    }
}

/// The names in a folder, in order.
fn entries(folder: &Path) -> Result<Vec<String>, String> {
    let read = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut names: Vec<String> = read.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort();
    Ok(names)
}

/// Counts what is below a folder.
fn count_folder(crates: &Path, folder: &str, files: &mut BTreeMap<String, usize>) -> Result<(), String> {
    let mut found = Vec::new();
    let mut for_tests = Vec::new();
    for name in entries(&crates.join(folder))? {
        let path = format!("{folder}/{name}");
        let full = crates.join(&path);
        if name.ends_with(".rs") {
            let text = fs::read_to_string(&full).map_err(|error| format!("{}: {error}", full.display()))?;
            let counted = lines::count(&text);
            // A module's own modules lie in a folder of its name, unless it is the root of this folder.
            let home = match name.as_str() {
                "lib.rs" | "main.rs" | "mod.rs" => folder.to_owned(),
                _ => path.trim_end_matches(".rs").to_owned(),
            };
            for_tests.extend(counted.test_modules.iter().map(|module| format!("{home}/{module}")));
            files.insert(path, counted.lines);
        } else if full.is_dir() {
            found.push(path);
        }
    }
    for path in found.iter().filter(|path| !for_tests.contains(path)) {
        count_folder(crates, path, files)?;
    }
    files.retain(|file, _| !for_tests.iter().any(|module| is_below(file.trim_end_matches(".rs"), module)));
    Ok(())
}

fn part_of(file: &str) -> Option<usize> {
    let listed =
        PARTS.iter().enumerate().flat_map(|(index, part)| part.files.iter().map(move |prefix| (index, prefix)));
    let containing = listed.filter(|(_, prefix)| is_below(file, prefix));
    containing.max_by_key(|(_, prefix)| prefix.len()).map(|(index, _)| index)
}

fn is_below(file: &str, prefix: &str) -> bool {
    file.strip_prefix(prefix).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Whether a part is believed, in the order of [`COLUMNS`].
fn columns(believed: Believed) -> [bool; WIDTH] {
    let [c, java] = believed.equivalent.map(|applies| believed.strictness.map(|strictly| applies && strictly));
    let [different_c, different_java] = believed.different;
    [c[0], c[1], c[2], java[0], java[1], java[2], different_c, different_java]
}

/// The figures as rows: the parts, what each verdict rests on, and all there is.
fn rows(counted: &[usize]) -> Vec<(String, [Option<usize>; WIDTH])> {
    let rows = PARTS.iter().zip(counted).filter(|(part, _)| columns(part.believed).contains(&true));
    let mut rows: Vec<_> = rows
        .map(|(part, lines)| {
            (part.name.to_owned(), columns(part.believed).map(|is_believed| is_believed.then_some(*lines)))
        })
        .collect();
    let sum = std::array::from_fn(|column| Some(rows.iter().filter_map(|(_, cells)| cells[column]).sum()));
    rows.push(("**believed**".to_owned(), sum));
    rows.push(("of all code".to_owned(), [Some(counted.iter().sum()); WIDTH]));
    rows
}

/// The table as it stands in ARCHITECTURE.md.
fn table(counted: &[usize]) -> String {
    let mut out = format!("| lines of code | {} |\n|---|{}\n", COLUMNS.join(" | "), "--:|".repeat(WIDTH));
    for (name, cells) in rows(counted) {
        let cells = cells.map(|lines| lines.map_or_else(String::new, |lines| rounded(lines).to_string()));
        let _ = writeln!(out, "| {name} | {} |", cells.join(" | "));
    }
    out
}

fn rounded(lines: usize) -> usize {
    (lines + ROUNDED_TO / 2) / ROUNDED_TO * ROUNDED_TO
}

/// How far a figure may be off before the table has to be written again: some lines, or a part of the figure.
const TOLERATED: usize = 200;
const TOLERATED_PART: usize = 20;

/// Whether a table says what was counted: the same parts, and figures that are about right.
fn is_true(counted: &[usize], written: &str) -> bool {
    let cells = |line: &str| line.split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    let (now, written) = (table(counted), written.trim());
    let same = |now: &str, then: &str| match (now.parse::<usize>(), then.parse::<usize>()) {
        (Ok(now), Ok(then)) => now.abs_diff(then) <= TOLERATED.max(now / TOLERATED_PART),
        _ => now == then,
    };
    now.lines().count() == written.lines().count()
        && now.lines().zip(written.lines()).all(|(now, then)| {
            let (now, then) = (cells(now), cells(then));
            now.len() == then.len() && now.iter().zip(&then).all(|(now, then)| same(now, then))
        })
}

/// The table in a text.
fn table_in(text: &str) -> Result<&str, String> {
    let between = text.split_once(BEGIN).and_then(|(_, rest)| rest.split_once(END));
    between.map(|(table, _)| table).ok_or_else(|| format!("ARCHITECTURE.md has no {BEGIN} … {END}"))
}

fn with_table(text: &str, table: &str) -> Result<String, String> {
    let old = table_in(text)?;
    Ok(text.replacen(&format!("{BEGIN}{old}{END}"), &format!("{BEGIN}\n{table}{END}"), 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_in_architecture_are_true() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let counted = count_parts(&root.join("crates")).expect("every file belongs to a part");
        let text = fs::read_to_string(root.join("ARCHITECTURE.md")).expect("there is an ARCHITECTURE.md");
        let written = table_in(&text).expect("the table stands in it");
        assert!(is_true(&counted, written), "cargo xtask trusted --write\n{}", table(&counted));
    }

    /// The design allows the kernel this much, so that it can be read in a day.
    const LARGEST_KERNEL: usize = 6_000;

    #[test]
    fn the_kernel_is_small() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
        let mut files = BTreeMap::new();
        count_folder(&crates, "kernel/src", &mut files).expect("it can be read");
        let lines: usize = files.values().sum();
        assert!(files.len() > 30 && lines > 3_000, "all of it was counted: {files:?}");
        assert!(lines <= LARGEST_KERNEL, "the kernel has {lines} lines of code; move out what is not kernel");
    }

    #[test]
    fn a_table_with_other_figures_or_parts_is_not_true() {
        let counted = vec![1000; PARTS.len()];
        let now = table(&counted);
        assert!(is_true(&counted, &now));
        assert!(is_true(&counted, &now.replacen("1000", "1200", 1)), "about right");
        assert!(!is_true(&counted, &now.replacen("1000", "1300", 1)));
        assert!(!is_true(&counted, &now.replacen("checker", "magic", 1)));
        assert!(!is_true(&counted, &now.replacen("1000", "", 1)));
        let text = format!("before\n{BEGIN}\n{END}\nafter\n");
        let text = with_table(&text, &now).expect("the markers are there");
        assert_eq!(table_in(&text).map(str::trim), Ok(now.trim()));
        assert!(text.ends_with("after\n"));
    }

    #[test]
    fn the_longest_prefix_says_where_a_file_belongs() {
        let name = |file: &str| part_of(file).map(|index| PARTS[index].name);
        assert_eq!(name("kernel/src/checker/mod.rs"), Some("checker"));
        assert_eq!(name("tandem-cli/src/main.rs"), name("tandem/src/lib.rs"));
        assert_eq!(name("unheard/src/lib.rs"), None);
    }
}
