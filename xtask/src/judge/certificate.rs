//! `tandem verify` confirms a certificate as it is, and rejects it once it says something else.

use std::path::Path;
use std::process::{Command, Output};
use std::time::Instant;

use serde_json::Value;

use super::jars::compiled;
use super::{Certified, Judged, Ways};
use crate::case::Case;

/// Verifies certificates of a case.
struct Verifier<'v> {
    tandem: &'v Path,
    case: &'v Case,
}

impl Verifier<'_> {
    fn verify(&self, certificate: &Path, programs: (&Path, &Path)) -> Output {
        let profile = self.case.flags.windows(2).find(|flags| flags[0] == "--rust-profile");
        let profile = profile.map(|flags| format!("--cflag=--rust-profile={}", flags[1]));
        let mut command = Command::new(self.tandem);
        command.arg("verify").arg(certificate).arg(programs.0).arg(programs.1).args(profile);
        command.output().expect("the binary under test exists")
    }
}

/// The certificate is accepted as it is, and rejected once it says something else.
pub fn holds(tandem: &Path, case: &Case, certificate: &Path, ways: Ways, judged: &mut Judged) {
    let verifier = Verifier { tandem, case };
    let begun = Instant::now();
    let (left, right) = compiled(case, certificate);
    let mut output = verifier.verify(certificate, (&left, &right));
    let verifying = begun.elapsed();
    if ways == Ways::All && output.status.success() && left != case.left {
        output = verifier.verify(certificate, (&case.left, &case.right));
    }
    if !output.status.success() {
        let text = String::from_utf8_lossy(&output.stdout);
        judged.failures.push(format!("its certificate is not confirmed: {}", text.trim()));
        return;
    }
    let Ok(text) = std::fs::read_to_string(certificate) else { return };
    judged.certified = Some(Certified { bytes: text.len() as u64, verifying });
    if ways == Ways::Plain {
        return;
    }
    let Ok(original) = serde_json::from_str::<Value>(&text) else { return };
    for (what, damage) in DAMAGES {
        let mut damaged = original.clone();
        damage(&mut damaged);
        if damaged == original {
            continue;
        }
        let file = certificate.with_extension("damaged.json");
        if std::fs::write(&file, damaged.to_string()).is_err() {
            continue;
        }
        if verifier.verify(&file, (&left, &right)).status.success() {
            judged.failures.push(format!("a certificate with {what} is confirmed"));
        }
    }
}

/// The certificates of all functions of two files are accepted.
pub fn every_one_holds(tandem: &Path, case: &Case, output: &Output, certificate: &Path, judged: &mut Judged) {
    let verifier = Verifier { tandem, case };
    let begun = Instant::now();
    let (left, right) = compiled(case, certificate);
    let mut bytes = 0;
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let Ok(row) = serde_json::from_str::<Value>(line) else { continue };
        if row["certificate"].is_null() {
            continue;
        }
        let text = row["certificate"].to_string();
        bytes += text.len() as u64;
        if std::fs::write(certificate, text).is_err() {
            continue;
        }
        if !verifier.verify(certificate, (&left, &right)).status.success() {
            judged.failures.push(format!("the certificate of {} is not confirmed", row["entry"]));
        }
    }
    judged.certified = Some(Certified { bytes, verifying: begun.elapsed() });
}

type Damage = fn(&mut Value);

/// Damages that leave no certificate valid, whatever the programs are.
const DAMAGES: &[(&str, Damage)] = &[
    ("another left hash", |certificate| certificate["left"]["hash"] = Value::from("00")),
    ("another right hash", |certificate| certificate["right"]["hash"] = Value::from("00")),
    ("another schema", |certificate| certificate["schema"] = Value::from("tandem-certificate/0")),
    ("another rule", |certificate| {
        let is_identical = certificate["identical"].as_bool().unwrap_or(false);
        certificate["identical"] = Value::from(!is_identical);
    }),
    ("other secrets", |certificate| match certificate.get("secrecy").is_some() {
        true => drop(certificate.as_object_mut().and_then(|fields| fields.remove("secrecy"))),
        false => certificate["secrecy"] = serde_json::json!({ "params": ["x"] }),
    }),
    ("no relations", |certificate| certificate["relations"] = Value::Array(vec![])),
    ("no progress", |certificate| {
        let points = certificate.pointer_mut("/relations/0/points").and_then(Value::as_array_mut);
        for point in points.into_iter().flatten() {
            for rule in point["rules"].as_array_mut().into_iter().flatten() {
                rule["advance"] = Value::from(vec![0, 0]);
            }
        }
    }),
    ("a point that is always reached called impossible", |certificate| {
        let points = certificate.pointer_mut("/relations/0/points").and_then(Value::as_array_mut);
        for point in points.into_iter().flatten() {
            if point["at"].as_array().is_some_and(|at| at.iter().all(|place| place == "entry")) {
                point["coupling"] = Value::from(vec!["false"]);
            }
        }
    }),
];
