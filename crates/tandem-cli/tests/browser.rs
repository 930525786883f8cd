//! The pages in a real browser. A script that is put into a copy of the page clicks and types, and writes down what it sees;
//! the browser prints the page afterwards. Without Chromium nothing is run, and that is said.

mod support;

use std::path::{Path, PathBuf};
use std::process::Command;

use support::Folder;

fn browser() -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let mut all = std::env::split_paths(&folders).flat_map(|folder| names.map(|name| folder.join(name)));
    all.find(|path| path.is_file())
}

/// The page as it is after its scripts, and a script of ours, have run.
fn after(browser: &Path, folder: &Folder, page: &str, script: &str, size: &str) -> String {
    let page = page.replace("</body>", &format!("<script>{script}</script></body>"));
    folder.write("page.html", &page);
    let mut command = Command::new(browser);
    command.args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]);
    command.args(["--disable-background-networking", "--disable-component-update", "--virtual-time-budget=3000"]);
    command.arg(format!("--user-data-dir={}", folder.0.join("profile").display())).arg(format!("--window-size={size}"));
    command.arg("--dump-dom").arg(format!("file://{}", folder.0.join("page.html").display()));
    let output = command.output().expect("the browser starts");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// What the script wrote down.
fn seen(dom: &str) -> Vec<String> {
    let text =
        dom.split("data-seen=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_else(|| panic!("{dom}"));
    text.split('|').map(|part| part.replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">")).collect()
}

const LEFT: &str = "define i32 @sum(i32 %n) {\nentry:\n  br label %loop\nloop:\n  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n  \
%s = phi i32 [ 0, %entry ], [ %t, %loop ]\n  %t = add i32 %s, %i\n  %j = add i32 %i, 1\n  %c = icmp slt i32 %j, %n\n  \
br i1 %c, label %loop, label %done\ndone:\n  ret i32 %t\n}\n";

#[test]
fn a_report_is_read_clicked_and_stepped_through() {
    let Some(browser) = browser() else {
        println!("not run: there is no Chromium");
        return;
    };
    let source = "int f(int n) {\n    int s = 0;\n    for (int i = 0; i < n; i++) {\n        s += i * 3;\n    }\n    return s;\n}\n";
    let folder = Folder::new("browser-report", &[("left.c", source), ("right.c", &source.replace("i < n", "i <= n"))]);
    folder.write("left.ll", LEFT);
    folder.write("right.ll", &LEFT.replace("add i32 %s, %i", "add i32 %i, %s"));
    let said = folder.tandem(&["check", "left.c", "right.c", "--no-native", "--format", "html"]);
    if said.errors.contains("was found; ") {
        println!("not run: {}", said.errors);
        return;
    }
    assert_eq!(said.code, Some(1), "{}", said.errors);
    let script = "
        const box = document.querySelector('[data-runs]'), out = [], say = () => box.querySelector('output').textContent;
        const press = (key) => box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        const click = (move) => box.querySelector(`[data-move=${move}]`).click();
        click('first'); out.push(say());
        click('on'); out.push(say());
        press('ArrowRight'); out.push(say());
        press('ArrowLeft'); press('Home'); out.push(say());
        press('End'); out.push(say());
        out.push(box.querySelectorAll('.here').length);
        click('part'); out.push(box.querySelector('.values .right').textContent.includes('='));
        out.push(document.documentElement.scrollWidth <= innerWidth);
        out.push(performance.getEntriesByType('resource').length);
        document.body.dataset.seen = out.join('|');";
    for size in ["1200,900", "390,800"] {
        let seen = seen(&after(&browser, &folder, &said.out, script, size));
        assert!(seen[0].starts_with("step 1 of "), "{seen:?}");
        assert!(seen[1].starts_with("step 2 of ") && seen[2].starts_with("step 3 of "), "{seen:?}");
        assert!(seen[3].starts_with("step 1 of ") && !seen[4].starts_with("step 1 of "), "{seen:?}");
        assert_eq!(&seen[5..], ["2", "true", "true", "0"], "{size}: lines, values, width, requests: {seen:?}");
    }
    // A proof tells what holds where, and is folded up until somebody asks.
    let said = folder.tandem(&["check", "left.ll", "right.ll", "--format", "html"]);
    assert_eq!(said.code, Some(0), "{}", said.errors);
    let script = "const pair = document.querySelector('details.pair'), before = pair.open;
        pair.querySelector('summary').click();
        document.body.dataset.seen = [before, pair.open, pair.querySelectorAll('.proof li').length > 0].join('|');";
    assert_eq!(seen(&after(&browser, &folder, &said.out, script, "1200,900")), ["false", "true", "true"]);
}
