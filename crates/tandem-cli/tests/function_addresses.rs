//! Functions whose addresses go where their caller is not seen: what is behind an address is not compared, so it must
//! be the same on both sides.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

const SORT: &str = "
#include <stdlib.h>
static int compare(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return x < y ? -1 : x > y;
}
void sort(int *a, size_t n) { qsort(a, n, sizeof *a, compare); }
";

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("tandem-addresses-{}-{name}", std::process::id()));
    fs::create_dir_all(&folder).expect("temporary folders can be made");
    folder
}

/// The exit code and everything printed; `None` if there is no clang.
fn check(name: &str, left: &str, right: &str) -> Option<(i32, String)> {
    let doctor = Command::new(env!("CARGO_BIN_EXE_tandem")).arg("doctor").output().expect("tandem runs");
    let said = String::from_utf8_lossy(&doctor.stdout).into_owned();
    if !said.lines().any(|line| line.contains("clang") && line.contains('/')) {
        return None;
    }
    let folder = folder(name);
    let paths = [folder.join("left.c"), folder.join("right.c")];
    fs::write(&paths[0], left).expect("the folder can be written to");
    fs::write(&paths[1], right).expect("the folder can be written to");
    let output = Command::new(env!("CARGO_BIN_EXE_tandem"))
        .arg("check")
        .args(&paths)
        .args(["--entry", "sort", "--timeout", "20s"])
        .output()
        .expect("tandem runs");
    let _ = fs::remove_dir_all(&folder);
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    Some((output.status.code().unwrap_or(-1), text))
}

#[test]
fn the_same_function_behind_an_address() {
    let moved = format!("/* further down */\n\n{SORT}");
    let Some((code, text)) = check("same", SORT, &moved) else { return };
    assert_eq!(code, 0, "{text}");
}

#[test]
fn another_function_behind_an_address_of_the_same_name() {
    let reversed = SORT.replace("x < y ? -1 : x > y", "x > y ? -1 : x < y");
    let Some((code, text)) = check("reversed", SORT, &reversed) else { return };
    assert_eq!(code, 3, "{text}");
    assert!(text.contains("the address of compare is used"), "{text}");
}

#[test]
fn the_same_file_in_another_folder_is_the_same_program() {
    const CHECKED: &str = "
#include <stdio.h>
#define CHECK(c) ((c) ? 0 : printf(\"%s:%d: %s\\n\", __FILE__, __LINE__, #c))
int half(int n) { return CHECK(n % 2 == 0) + n / 2; }
";
    let doctor = Command::new(env!("CARGO_BIN_EXE_tandem")).arg("doctor").output().expect("tandem runs");
    if !String::from_utf8_lossy(&doctor.stdout).lines().any(|line| line.contains("clang") && line.contains('/')) {
        return;
    }
    let folder = folder("moved");
    let paths = ["old", "new"].map(|name| folder.join(name).join("half.c"));
    for path in &paths {
        fs::create_dir_all(path.parent().expect("it is in a folder")).expect("folders can be made");
        fs::write(path, CHECKED).expect("the folder can be written to");
    }
    let output = Command::new(env!("CARGO_BIN_EXE_tandem"))
        .arg("check")
        .args(&paths)
        .args(["--entry", "half", "--timeout", "20s"])
        .output()
        .expect("tandem runs");
    let _ = fs::remove_dir_all(&folder);
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{text}");
}
