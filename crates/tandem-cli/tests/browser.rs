//! The pages in a real browser. A script that is put into a copy of the page clicks and types, and writes down what it sees;
//! the browser prints the page afterwards. Without Chromium nothing is run, and that is said.

mod support;

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;

use support::server::Server;
use support::{Folder, adding};

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
    shown(browser, folder, &format!("file://{}", folder.0.join("page.html").display()), size)
}

/// What is at an address after its scripts have run.
fn shown(browser: &Path, folder: &Folder, address: &str, size: &str) -> String {
    let mut command = Command::new(browser);
    command.args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]);
    command.args(["--disable-background-networking", "--disable-component-update", "--virtual-time-budget=30000"]);
    command.arg(format!("--user-data-dir={}", folder.0.join("profile").display())).arg(format!("--window-size={size}"));
    command.arg("--dump-dom").arg(address);
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

/// Passes requests on to a server and puts a script of ours into its page. The address to ask.
fn with_script(server: &str, script: &str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("there are ports");
    let own = listener.local_addr().expect("it has one").to_string();
    let (address, server, script) = (own.clone(), server.to_owned(), format!("<script>{script}</script></body>"));
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let (own, server, script) = (own.clone(), server.clone(), script.clone());
            std::thread::spawn(move || pass_on(stream, &own, &server, &script));
        }
    });
    address
}

fn pass_on(mut stream: TcpStream, own: &str, server: &str, script: &str) -> Option<()> {
    let mut request = Vec::new();
    let mut part = [0; 4096];
    let is_whole = |request: &[u8]| {
        let text = String::from_utf8_lossy(request);
        let Some((head, body)) = text.split_once("\r\n\r\n") else { return false };
        let length = head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
        body.len() >= length.unwrap_or(0)
    };
    while !is_whole(&request) {
        let read = stream.read(&mut part).ok().filter(|read| *read > 0)?;
        request.extend_from_slice(&part[..read]);
    }
    let request =
        String::from_utf8(request).ok()?.replace(own, server).replace("Connection: keep-alive", "Connection: close");
    let mut behind = TcpStream::connect(server).ok()?;
    behind.write_all(request.as_bytes()).ok()?;
    let mut reply = String::new();
    behind.read_to_string(&mut reply).ok()?;
    let (head, body) = reply.split_once("\r\n\r\n")?;
    let body = if request.starts_with("GET / ") { body.replace("</body>", script) } else { body.to_owned() };
    let head = head.lines().filter(|line| !line.to_lowercase().starts_with("content-length:"));
    let head = head.collect::<Vec<_>>().join("\r\n");
    stream.write_all(format!("{head}\r\nContent-Length: {}\r\n\r\n{body}", body.len()).as_bytes()).ok()
}

#[test]
fn the_playground_compares_says_and_keeps_pairs() {
    let Some(browser) = browser() else {
        println!("not run: there is no Chromium");
        return;
    };
    let server = Server::start("browser-serve");
    let folder = Folder::new("browser-playground", &[]);
    let quoted = |text: &str| serde_json::to_string(text).expect("a text");
    let script = format!(
        "const out = [], wait = async () => {{ do await new Promise((on) => setTimeout(on, 50)); while (at('run').disabled); }};
        const set = (left, right) => take({{ left, right, left_language: 'll', right_language: 'll' }});
        (async () => {{
            for (const name of Object.keys(examples)) {{
                at('example').value = name; at('example').dispatchEvent(new Event('change'));
                if (!at('left').value || !at('right').value || !at('left_language').value) out.push(name);
            }}
            out.push(at('report').hidden);
            set({one}, {two}); at('run').click(); await wait();
            out.push(at('report').hidden, at('report').srcdoc.includes('behaves differently'), at('state').textContent);
            at('right').value = {one};
            dispatchEvent(new KeyboardEvent('keydown', {{ key: 'Enter', ctrlKey: true, cancelable: true }})); await wait();
            out.push(at('report').srcdoc.includes('behaves like the left one'));
            at('link').click();
            const kept = unpacked(decodeURIComponent(location.hash.slice(1)));
            out.push(kept.left === at('left').value && kept.right_language === 'll');
            set('nonsense', 'nonsense'); at('run').click(); await wait();
            out.push(at('said').hidden, at('said').textContent.length > 0, at('state').textContent);
            out.push(document.documentElement.scrollWidth <= innerWidth);
            document.body.dataset.seen = out.join('|');
        }})();",
        one = quoted(&adding("f", 1)),
        two = quoted(&adding("f", 2)),
    );
    let address = with_script(&server.address, &script);
    for size in ["1200,900", "390,800"] {
        let seen = seen(&shown(&browser, &folder, &format!("http://{address}/"), size));
        let expected = ["true", "false", "true", "done", "true", "true", "false", "true", "no answer", "true"];
        assert_eq!(seen, expected, "{size}");
    }
}
