//! The page of `tandem serve`, asked by hand: it answers its own page within its limits, and nobody else.

mod support;

use std::io::{Read, Write};
use std::net::TcpStream;

use serde_json::{Value, json};
use support::adding;
use support::server::Server;

/// The status and the body.
fn ask(server: &Server, request: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(&server.address).expect("it listens");
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut reply = String::new();
    stream.read_to_string(&mut reply).expect("it answers");
    let status = reply.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    (status, reply.split_once("\r\n\r\n").map_or_else(String::new, |(_, body)| body.to_owned()))
}

fn check(server: &Server, pair: &Value, more: &str) -> (u16, String) {
    let body = pair.to_string();
    let host = &server.address;
    let head = format!("POST /check HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n{more}");
    ask(server, &format!("{head}Content-Length: {}\r\n\r\n{body}", body.len()))
}

fn pair(left: &str, right: &str) -> Value {
    json!({ "left": left, "right": right, "left_language": "ll", "right_language": "ll" })
}

#[test]
fn a_pair_is_compared_and_the_report_is_a_page() {
    let server = Server::start("serve-pair");
    let host = &server.address;
    let (status, page) = ask(&server, &format!("GET / HTTP/1.1\r\nHost: {host}\r\n\r\n"));
    assert!(status == 200 && page.contains("<textarea id=\"left\""), "{page}");
    let (status, report) = check(&server, &pair(&adding("f", 1), &adding("f", 2)), "");
    assert!(status == 200 && report.contains("behaves differently"), "{status} {report}");
    let (status, report) =
        check(&server, &pair(&adding("f", 1), &adding("f", 1)), &format!("Origin: http://{host}\r\n"));
    assert!(status == 200 && report.contains("behaves like the left one"), "{status} {report}");
    let (status, why) = check(&server, &pair("nonsense", "nonsense"), "");
    assert!(status == 422 && !why.is_empty(), "{status} {why}");
}

#[test]
fn nobody_else_is_answered() {
    let server = Server::start("serve-others");
    let host = &server.address;
    let port = host.rsplit(':').next().unwrap_or_default();
    let same = pair(&adding("f", 1), &adding("f", 1));
    assert_eq!(check(&server, &same, "Origin: http://evil.example\r\n").0, 403);
    assert_eq!(ask(&server, &format!("GET / HTTP/1.1\r\nHost: evil.example:{port}\r\n\r\n")).0, 403);
    assert_eq!(ask(&server, "GET / HTTP/1.1\r\n\r\n").0, 403);
    assert_eq!(ask(&server, &format!("GET /etc/passwd HTTP/1.1\r\nHost: {host}\r\n\r\n")).0, 404);
    assert_eq!(ask(&server, &format!("DELETE / HTTP/1.1\r\nHost: {host}\r\n\r\n")).0, 405);
    assert_eq!(
        ask(&server, &format!("POST /check HTTP/1.1\r\nHost: {host}\r\nContent-Length: 99999999\r\n\r\n")).0,
        413
    );
    let text =
        format!("POST /check HTTP/1.1\r\nHost: {host}\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{{}}");
    assert_eq!(ask(&server, &text).0, 400);
    let odd = json!({ "left": "", "right": "", "left_language": "../x", "right_language": "c" });
    assert_eq!(check(&server, &odd, "").0, 400);
}
