//! As much of HTTP as one local page needs: requests with limits on every part, and answers that close the connection.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// The longest line and the most lines of a header.
const LONGEST_LINE: u64 = 8 << 10;
const MOST_LINES: usize = 64;
/// The longest body.
pub const LONGEST_BODY: usize = 512 << 10;
/// How long a client may take to say something.
const PATIENCE: Duration = Duration::from_secs(10);

/// A request.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// `GET` or `POST`.
    pub method: String,
    /// The path without what follows a question mark.
    pub path: String,
    /// Header fields, names in lower case.
    pub fields: Vec<(String, String)>,
    /// The body.
    pub body: Vec<u8>,
}

impl Request {
    /// A header field.
    pub fn field(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// An answer.
pub struct Response {
    /// The status and its words.
    pub status: &'static str,
    /// The kind of the body.
    pub kind: &'static str,
    /// The body.
    pub body: Vec<u8>,
}

impl Response {
    /// A text.
    pub fn text(status: &'static str, text: &str) -> Response {
        Response { status, kind: "text/plain; charset=utf-8", body: format!("{text}\n").into_bytes() }
    }

    /// A page.
    pub fn html(body: Vec<u8>) -> Response {
        Response { status: "200 OK", kind: "text/html; charset=utf-8", body }
    }
}

/// Reads a request; or what is wrong with it.
pub fn read(stream: &TcpStream) -> Result<Request, Response> {
    let limits = stream.set_read_timeout(Some(PATIENCE)).and_then(|()| stream.set_write_timeout(Some(PATIENCE)));
    limits.map_err(|error| Response::text("500 Internal Server Error", &error.to_string()))?;
    parse(&mut BufReader::new(stream))
}

fn parse(reader: &mut impl BufRead) -> Result<Request, Response> {
    let bad = |why: &str| Response::text("400 Bad Request", why);
    let first = line(reader)?;
    let mut words = first.split(' ');
    let (Some(method), Some(target), Some(version)) = (words.next(), words.next(), words.next()) else {
        return Err(bad("this is no request"));
    };
    if !version.starts_with("HTTP/1.") {
        return Err(bad("this is no request"));
    }
    let path = target.split('?').next().unwrap_or_default().to_owned();
    let mut request = Request { method: method.to_owned(), path, ..Request::default() };
    loop {
        let text = line(reader)?;
        if text.is_empty() {
            break;
        }
        let Some((name, value)) = text.split_once(':') else { return Err(bad("a header field has a colon")) };
        if request.fields.len() == MOST_LINES {
            return Err(Response::text("431 Request Header Fields Too Large", "too many header fields"));
        }
        request.fields.push((name.trim().to_lowercase(), value.trim().to_owned()));
    }
    if request.field("transfer-encoding").is_some() {
        return Err(bad("the length of a body must be said"));
    }
    let length: usize = match request.field("content-length").map(str::parse) {
        None => 0,
        Some(Ok(length)) => length,
        Some(Err(_)) => return Err(bad("the length is no number")),
    };
    if length > LONGEST_BODY {
        return Err(Response::text("413 Content Too Large", "the programs are too long"));
    }
    request.body = vec![0; length];
    reader.read_exact(&mut request.body).map_err(|_| bad("the body is shorter than was said"))?;
    Ok(request)
}

fn line(reader: &mut impl BufRead) -> Result<String, Response> {
    let mut text = Vec::new();
    let read = reader.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut text);
    match read {
        Ok(1..) if text.ends_with(b"\n") => {
            Ok(String::from_utf8_lossy(&text).trim_end_matches(['\r', '\n']).to_owned())
        }
        Ok(_) => Err(Response::text("400 Bad Request", "a line is too long, or cut off")),
        Err(_) => Err(Response::text("408 Request Timeout", "the request did not come")),
    }
}

/// Writes an answer. Whoever does not wait for it does not get it.
pub fn answer(mut stream: &TcpStream, response: &Response) {
    let head = format!(
        "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nConnection: close\r\nCache-Control: no-store\r\n\
         X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\nCross-Origin-Resource-Policy: same-origin\r\n\r\n",
        response.status,
        response.kind,
        response.body.len()
    );
    let _ =
        stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&response.body)).and_then(|()| stream.flush());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(text: &str) -> Result<Request, &'static str> {
        parse(&mut text.as_bytes()).map_err(|response| response.status)
    }

    #[test]
    fn requests_are_read_within_limits() {
        let good =
            status("POST /check?x HTTP/1.1\r\nHost: localhost:1\r\nContent-Length: 2\r\n\r\nhi").expect("it is one");
        assert_eq!((good.method.as_str(), good.path.as_str(), &good.body[..]), ("POST", "/check", &b"hi"[..]));
        assert_eq!(good.field("host"), Some("localhost:1"));
        assert_eq!(status("nonsense\r\n\r\n"), Err("400 Bad Request"));
        assert_eq!(status("GET / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n"), Err("413 Content Too Large"));
        assert_eq!(status("POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\nhi"), Err("400 Bad Request"));
        assert_eq!(status(&format!("GET /{} HTTP/1.1\r\n\r\n", "a".repeat(9_000))), Err("400 Bad Request"));
        assert!(status(&format!("GET / HTTP/1.1\r\n{}\r\n", "A: b\r\n".repeat(100))).is_err());
    }
}
