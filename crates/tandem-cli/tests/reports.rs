//! Inputs of differences are shown as people write them: texts, lists, names of constants.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The report on a case of the corpus; nothing where a compiler is missing.
fn report(left: &str, right: &str, entry: &str, flags: &[&str]) -> Option<String> {
    let file = |name: &str| -> PathBuf { Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(name) };
    let output = Command::new(env!("CARGO_BIN_EXE_tandem"))
        .args(["check", "--no-native", "--entry", entry])
        .args(flags)
        .args([file(left), file(right)])
        .output()
        .expect("the binary exists");
    let errors = String::from_utf8_lossy(&output.stderr);
    if errors.contains("was found; ") {
        eprintln!("not run: {errors}");
        return None;
    }
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn says(report: Option<String>, parts: &[&str]) {
    let Some(report) = report else { return };
    for part in parts {
        assert!(report.contains(part), "{part} is not said in\n{report}");
    }
}

#[test]
fn memory_of_c_is_shown_as_texts_and_lists() {
    let library = ("c/library/parse_decimal_minus.left.c", "c/library/parse_decimal_minus.right.c");
    says(report(library.0, library.1, "parse_decimal_minus", &[]), &["on input  s = \""]);
    says(
        report(
            "c/refactorings/hex_dump.left.c",
            "c/refactorings/hex_dump.right.c",
            "hex_nibbles",
            &["--assume", "left.n >= 0", "--no-alias"],
        ),
        &["data = [0x", "n = 1", "out[0] = 102", "out[0] = 70"],
    );
}

#[test]
fn slices_of_rust_are_shown_as_lists() {
    let slices = ("rust/refactorings/bounding_box.left.rs", "rust/refactorings/bounding_box.right.rs");
    says(report(slices.0, slices.1, "area", &[]), &["on input  points = ["]);
}

#[test]
fn constants_of_enums_have_their_names() {
    let states = ("java/decisions/order_state.left.java", "java/decisions/order_state.right.java");
    let report = report(states.0, states.1, "Shop.after", &[]);
    says(report, &["order = Order.CANCELLED, event = Event.PAY", "returns Order.CANCELLED", "returns Order.PAID"]);
}

#[test]
fn messages_of_exceptions_are_texts() {
    let folder = "adversarial/java_exceptions";
    let files = (format!("{folder}/message.left.java"), format!("{folder}/message.right.java"));
    says(report(&files.0, &files.1, "Door.open", &[]), &["exception.message = \"negative key\""]);
}
