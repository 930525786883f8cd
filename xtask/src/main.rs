//! `cargo xtask score [FOLDER]`: runs the corpus with the release binary, one case after the other, and prints
//!   a score table, the slowest answers, the largest certificates with the time to find and to verify them, and how
//!   differences were replayed.
//! `cargo xtask score --why [FOLDER]`: what stood in the way of each open case, and how often.
//! `cargo xtask queries FOLDER`: how the queries of `tandem check --log-queries FOLDER` were answered, and whether any was
//!   asked with less than its fair share.
//! `cargo xtask adversarial [--quick] [--one-in N] [--under CONDITION] [PART]`: runs corpus/adversarial under many conditions
//!   and looks for wrong answers; all of it, or one case in N, or what has a name with this part.
//! `cargo xtask itself [PART]`: compares the files of corpus/itself with themselves and says what is unknown of them, and why.
//! `cargo xtask campaign [--minutes N] [--seed S] [--seconds LIMIT] [LANGUAGE]`: generated programs with an outside against
//!   rewrites and mutants of themselves; a wrong answer is made small and kept in target/campaign.
//! `cargo xtask examine [--inputs N] [PART]`: native runs of both programs of every equivalent pair after its proof; fails if they
//!   contradict one.
//! `cargo xtask mutants [COUNT]`: measures the tester on programs with small changes.
//! `cargo xtask damage [COUNT] [FOLDER]`: measures the checker on damaged certificates;
//!   `cargo xtask damage seed=NUMBER CASE`: one damage of such a table again;
//!   `cargo xtask damage derivations [COUNT] [FOLDER]`: damaged derivations for obligations that do not hold.
//! `cargo xtask strict [--afresh | --verify-afresh] [--one-in N] [--seconds N] [--write] [PART]`: how many certificates of the corpus stand
//!   under `tandem verify --strict=1` and `--strict=2`, and what the others lack; goes on where an earlier run was interrupted.
//! `cargo xtask bench reve [--spacer]`: the table of the Rêve paper, and plain Spacer on the same Horn clauses.
//! `cargo xtask bench reve --seeding`: the predicate abstraction with its seeds and without, on the same table.
//! `cargo xtask bench pequod [--engine NAME]`: Figure 6 of the Pequod paper, in C and Java, as the table of docs/benchmarks.md; with one
//!   engine alone only with mathematical integers, as in the paper.
//! `cargo xtask bench regions`: Tables 2 to 4 of the ARDiff paper on the corpus' numeric methods, as in docs/benchmarks.md.
//! `cargo xtask bench scale [LOOPS] [FLAGS]`: a small change between more and more loops; flags are for `tandem check`.
//! `cargo xtask bench plot ONE OTHER [FOLDER]`: cactus and scatter plots of two runs that `cargo xtask score --save FILE` saved.
//! `cargo xtask trusted [--write]`: how much code a verdict rests on, as ARCHITECTURE.md says, or writes it there.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use xtask::adversarial::Choice;
use xtask::bench;
use xtask::campaign::print::Language;
use xtask::campaign::{Plan, Weights};
use xtask::case::read_corpus;
use xtask::judge::{Ways, judge};
use xtask::mutants::measure;
use xtask::score::{evidence, slowest, table};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.first().map(String::as_str) {
        Some("score") if arguments.get(1).is_some_and(|flag| flag == "--save") => match &arguments[2..] {
            [file, filter @ ..] => score(filter.first().map_or("", String::as_str), Some(Path::new(file))),
            [] => Err("cargo xtask score --save FILE [FOLDER]".to_owned()),
        },
        Some("score") if arguments.get(1).is_some_and(|flag| flag == "--why") => {
            why(arguments.get(2).map(String::as_str).unwrap_or(""))
        }
        Some("queries") => match arguments.get(1) {
            Some(folder) => xtask::queries::measure(Path::new(folder)),
            None => Err("cargo xtask queries FOLDER".to_owned()),
        },
        Some("score") => score(arguments.get(1).map(String::as_str).unwrap_or(""), None),
        Some("adversarial") => adversarial(&arguments[1..]),
        Some("campaign") => campaign(&arguments[1..]),
        Some("itself") => itself(arguments.get(1).map_or("", String::as_str)),
        Some("examine") => examine(&arguments[1..]),
        Some("mutants") => mutants(arguments.get(1).map(String::as_str)),
        Some("damage") if arguments.get(1).is_some_and(|word| word == "derivations") => {
            damage_derivations(arguments.get(2).map(String::as_str), arguments.get(3).map_or("", String::as_str))
        }
        Some("damage") => damage(arguments.get(1).map(String::as_str), arguments.get(2).map_or("", String::as_str)),
        Some("strict") => strict(&arguments[1..]),
        Some("bench") => bench(&arguments[1..]),
        Some("trusted") => trusted(&arguments[1..]),
        _ => Err(
            "usage: cargo xtask score [--why | --save FILE] [FOLDER] | queries FOLDER | adversarial [--quick] [--one-in N] [--under CONDITION] [PART] | itself [PART] | campaign [--minutes N] [--seed S] [--seconds LIMIT] [LANGUAGE] | examine [--inputs N] [PART] | mutants [COUNT] | damage [derivations] [COUNT] [FOLDER] | strict [--afresh | --verify-afresh] [--one-in N] [--seconds N] [--write] [PART] | bench reve [--spacer | --seeding] | bench pequod [--engine NAME] | bench regions | \
                  bench scale [LOOPS] [FLAGS] | trusted [--write]"
                .to_owned(),
        ),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::from(2)
        }
    }
}

fn mutants(count: Option<&str>) -> Result<bool, String> {
    let count = count.map_or(Ok(500), str::parse).map_err(|error| format!("a number of changes: {error}"))?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    measure(&binary()?, &root.join("programs"), &root.join("../corpus"), count)
}

fn damage(count: Option<&str>, folder: &str) -> Result<bool, String> {
    if let Some(seed) = count.and_then(|text| text.strip_prefix("seed=")) {
        let seed = seed.parse().map_err(|error| format!("a seed: {error}"))?;
        let cases = read_corpus(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus"))?;
        let case =
            cases.iter().find(|case| case.name == folder).ok_or_else(|| format!("there is no case {folder:?}"))?;
        return xtask::damage::look_at(&binary()?, case, seed);
    }
    let count = count.map_or(Ok(2000), str::parse).map_err(|error| format!("a number of damages: {error}"))?;
    let mut cases = read_corpus(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus"))?;
    cases.retain(|case| case.name.contains(folder) && case.today.is_none() && !case.is_whole());
    xtask::damage::measure(&binary()?, &cases, count)
}

fn damage_derivations(count: Option<&str>, folder: &str) -> Result<bool, String> {
    let count = count.map_or(Ok(2500), str::parse).map_err(|error| format!("a number of damages: {error}"))?;
    let mut cases = read_corpus(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus"))?;
    cases.retain(|case| case.name.contains(folder) && case.today.is_none() && !case.is_whole());
    xtask::damage::derivations::measure(&binary()?, &cases, count)
}

fn strict(arguments: &[String]) -> Result<bool, String> {
    let usage =
        || "cargo xtask strict [--afresh | --verify-afresh] [--one-in N] [--seconds N] [--write] [PART]".to_owned();
    let (mut plan, mut one_in, mut part) = (xtask::strict::Plan::default(), 1, "");
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "--afresh" => plan.finds_afresh = true,
            "--verify-afresh" => plan.verifies_afresh = true,
            "--write" => plan.writes = true,
            "--seconds" => plan.seconds = rest.next().and_then(|number| number.parse().ok()).ok_or_else(usage)?,
            "--one-in" => one_in = rest.next().and_then(|number| number.parse().ok()).ok_or_else(usage)?,
            flag if flag.starts_with('-') => return Err(usage()),
            name => part = name,
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut cases = read_corpus(&root.join("corpus"))?;
    cases.retain(|case| case.name.contains(part) && case.today.is_none());
    let cases: Vec<_> = cases.into_iter().step_by(one_in.max(1)).collect();
    let tandem = binary()?;
    let scratch = tandem.parent().unwrap_or(Path::new(".")).join("strict");
    xtask::strict::measure(&tandem, &cases, plan, &scratch, &root.join("docs/certificate.md"))
}

fn bench(arguments: &[String]) -> Result<bool, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    if let [plot, one, other, folder @ ..] = arguments
        && plot == "plot"
    {
        return bench::plot::measure([Path::new(one), Path::new(other)], folder.first().map(Path::new));
    }
    let tandem = binary()?;
    match arguments.first().map(String::as_str) {
        Some("reve") => {
            let mut cases = read_corpus(&root.join("corpus"))?;
            cases.retain(|case| case.folder().ends_with("/reve"));
            if arguments.iter().any(|argument| argument == "--seeding") {
                return bench::seeding::measure(&tandem, &cases);
            }
            bench::reve::measure(&tandem, &cases, arguments.iter().any(|argument| argument == "--spacer"))
        }
        Some("pequod") => {
            let mut cases = read_corpus(&root.join("corpus"))?;
            cases.retain(|case| case.folder().ends_with("/pequod"));
            let engine = match &arguments[1..] {
                [] => None,
                [flag, name] if flag == "--engine" => Some(name.as_str()),
                _ => return Err("cargo xtask bench pequod [--engine NAME]".to_owned()),
            };
            bench::pequod::measure(&tandem, &cases, engine)
        }
        Some("regions") => {
            let mut cases = read_corpus(&root.join("corpus"))?;
            cases.retain(|case| ["c/regions", "java/regions"].iter().any(|folder| case.folder().ends_with(folder)));
            bench::regions::measure(&tandem, &cases)
        }
        Some("scale") => {
            let most =
                arguments.get(1).map_or(Ok(64), |text| text.parse()).map_err(|error| format!("loops: {error}"))?;
            let scratch = tandem.parent().unwrap_or(Path::new(".")).join("scale");
            std::fs::create_dir_all(&scratch).map_err(|error| error.to_string())?;
            bench::scale::measure(&tandem, most, &scratch, arguments.get(2..).unwrap_or_default())
        }
        _ => Err(
            "cargo xtask bench reve [--spacer | --seeding] | pequod [--engine NAME] | regions | scale [LOOPS] [FLAGS] | plot ONE OTHER [FOLDER]"
                .to_owned(),
        ),
    }
}

fn adversarial(arguments: &[String]) -> Result<bool, String> {
    let choice = Choice::parse(arguments)?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus");
    let mut cases = read_corpus(&root)?;
    cases.retain(|case| case.name.starts_with("adversarial/") && choice.includes(case));
    xtask::adversarial::measure(&binary()?, &cases, &choice)
}

fn campaign(arguments: &[String]) -> Result<bool, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tandem = binary()?;
    let folder = tandem.parent().unwrap_or(Path::new(".")).join("campaign");
    let mut plan = Plan { minutes: 2, seed: 1, language: None, limit: Duration::from_secs(10), folder };
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let mut number = || rest.next().and_then(|text| text.parse().ok()).ok_or(format!("{argument} needs a number"));
        match argument.as_str() {
            "--minutes" => plan.minutes = number()?,
            "--seed" => plan.seed = number()?,
            "--seconds" => plan.limit = Duration::from_secs(number()?),
            name if Language::ALL.iter().any(|language| language.name() == name) => {
                plan.language = Some(name.to_owned())
            }
            other => return Err(format!("there is no {other}")),
        }
    }
    let weights = std::fs::read_to_string(root.join("campaign.weights")).map_err(|error| error.to_string())?;
    // Runs with other seeds can go on at the same time.
    plan.folder = plan.folder.join(plan.seed.to_string());
    xtask::campaign::run(&tandem, &Weights::parse(&weights)?, &plan)
}

fn examine(arguments: &[String]) -> Result<bool, String> {
    let usage = || "cargo xtask examine [--inputs N] [PART]".to_owned();
    let (inputs, part) = match arguments {
        [flag, number, part @ ..] if flag == "--inputs" => (number.parse().map_err(|_| usage())?, part.first()),
        part => (20, part.first()),
    };
    let mut cases = read_corpus(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus"))?;
    cases.retain(|case| case.today.is_none() && part.is_none_or(|part| case.name.contains(part.as_str())));
    Ok(xtask::examine::measure(&binary()?, &cases, inputs))
}

fn itself(part: &str) -> Result<bool, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/itself");
    xtask::itself::measure(&binary()?, &folder, part)
}

fn trusted(arguments: &[String]) -> Result<bool, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    match arguments {
        [] => xtask::trusted::trusted(&root, false),
        [flag] if flag == "--write" => xtask::trusted::trusted(&root, true),
        _ => Err("cargo xtask trusted [--write]".to_owned()),
    }
}

/// The release binary, or the one that the environment names.
fn binary() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("TANDEM_BINARY") {
        return Ok(PathBuf::from(named));
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let tandem = target.join("release").join("tandem");
    if !tandem.is_file() {
        return Err(format!("there is no {}; run cargo build --release", tandem.display()));
    }
    Ok(tandem)
}

fn why(filter: &str) -> Result<bool, String> {
    let mut cases = read_corpus(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus"))?;
    cases.retain(|case| case.name.contains(filter));
    xtask::why::measure(&binary()?, &cases)
}

fn score(filter: &str, save: Option<&Path>) -> Result<bool, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let tandem = binary()?;
    let scratch = tandem.parent().unwrap_or(Path::new(".")).join("corpus");
    std::fs::create_dir_all(&scratch).map_err(|error| error.to_string())?;
    let cases = read_corpus(&root.join("corpus"))?;
    let mut results = Vec::new();
    for case in cases.into_iter().filter(|case| case.name.contains(filter)) {
        let judged = judge(&tandem, &case, &scratch, Ways::of(&case));
        for failure in judged.failures.iter().chain(&judged.improved) {
            println!("{}: {failure}", case.name);
        }
        results.push((case, judged));
    }
    if let Some(file) = save {
        let saved = bench::plot::saved(&results);
        std::fs::write(file, saved).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    print!("{}{}{}", table(&results), slowest(&results), evidence(&results));
    Ok(results.iter().all(|(_, judged)| judged.failures.is_empty() && judged.improved.is_none()))
}
