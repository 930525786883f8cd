//! `tandem serve`: a page on this machine in which two programs can be typed in and compared.
//!
//! It listens on the loopback address unless told otherwise, and works only for pages it served itself: a request must name
//! this host, so that no other page in the same browser can use it. Each comparison is a process of its own with limits on
//! time and memory, and only few run at once. Programs are compiled but not run, unless that was asked for.

mod http;

use std::ffi::OsString;
use std::net::{IpAddr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::Value;
use tandem::Error;
use tandem_base::Budget;

use crate::child::{Scratch, file_name, tandem};
use crate::cli::ServeArgs;
use crate::exit_code::ExitCode;
use http::{Request, Response, answer, read};

/// Comparisons at once.
const MOST_AT_ONCE: usize = 2;
/// Connections at once.
const MOST_CONNECTIONS: usize = 32;
/// The memory for one comparison.
const MEMORY: &str = "2G";

/// What all requests share.
struct Server {
    native: bool,
    timeout: Duration,
    host: SocketAddr,
    running: AtomicUsize,
    connections: AtomicUsize,
}

/// Listens until the process is ended.
pub fn run(args: &ServeArgs) -> Result<ExitCode, Error> {
    let cannot =
        |error: std::io::Error| Error::Usage(format!("cannot listen at {}:{}: {error}", args.address, args.port));
    let listener = TcpListener::bind((args.address, args.port)).map_err(cannot)?;
    let host = listener.local_addr().map_err(cannot)?;
    let server = Arc::new(Server {
        native: args.native,
        timeout: args.timeout,
        host,
        running: AtomicUsize::new(0),
        connections: AtomicUsize::new(0),
    });
    outln!("http://{host}/");
    if !args.address.is_loopback() {
        message!("tandem: whoever can reach {} can make this machine compile and compare programs", args.address);
    }
    for stream in listener.incoming().flatten() {
        let Some(place) = Place::take(&server, |server| &server.connections, MOST_CONNECTIONS) else { continue };
        let server = server.clone();
        // Without a thread there is no answer, and the client sees a closed connection.
        let _ = std::thread::Builder::new().name("request".to_owned()).spawn(move || {
            server.serve(&stream);
            drop(place);
        });
    }
    Ok(ExitCode::Equivalent)
}

/// One of few places, until it is dropped.
struct Place(Arc<Server>, fn(&Server) -> &AtomicUsize);

impl Place {
    fn take(server: &Arc<Server>, counter: fn(&Server) -> &AtomicUsize, most: usize) -> Option<Place> {
        let free = |taken: usize| (taken < most).then_some(taken + 1);
        counter(server).fetch_update(Ordering::SeqCst, Ordering::SeqCst, free).ok()?;
        Some(Place(server.clone(), counter))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        (self.1)(&self.0).fetch_sub(1, Ordering::SeqCst);
    }
}

impl Server {
    fn serve(self: &Arc<Self>, stream: &TcpStream) {
        let response = read(stream).and_then(|request| {
            self.is_ours(&request)?;
            match (request.method.as_str(), request.path.as_str()) {
                ("GET", "/") => Ok(Response::html(include_bytes!("page.html").to_vec())),
                ("POST", "/check") => self.check(&request),
                ("GET" | "POST", _) => Err(Response::text("404 Not Found", "there is no such page")),
                _ => Err(Response::text("405 Method Not Allowed", "only GET and POST")),
            }
        });
        answer(stream, &response.unwrap_or_else(|response| response));
    }

    /// A page of somebody else's in the same browser must not use us: it would have another origin, or, where it made its
    /// name lead here, another host.
    fn is_ours(&self, request: &Request) -> Result<(), Response> {
        let refused = |why: &str| Err(Response::text("403 Forbidden", why));
        let port = self.host.port();
        let is_known = |host: &str| {
            let (name, given) = host.rsplit_once(':').map_or((host, None), |(name, port)| (name, port.parse().ok()));
            let name = name.trim_start_matches('[').trim_end_matches(']');
            let is_address = name
                .parse::<IpAddr>()
                .is_ok_and(|address| address == self.host.ip() || self.host.ip().is_unspecified());
            given.unwrap_or(80) == port && (name == "localhost" && self.host.ip().is_loopback() || is_address)
        };
        if !request.field("host").is_some_and(is_known) {
            return refused("this host is not known here");
        }
        let Some(origin) = request.field("origin") else { return Ok(()) };
        match origin.strip_prefix("http://").is_some_and(is_known) {
            true => Ok(()),
            false => refused("only this page may ask"),
        }
    }

    /// Compares two programs; the answer is the report as a page.
    fn check(self: &Arc<Self>, request: &Request) -> Result<Response, Response> {
        let bad = |why: String| Response::text("400 Bad Request", &why);
        if !request.field("content-type").is_some_and(|kind| kind.starts_with("application/json")) {
            return Err(bad("the question is not JSON".to_owned()));
        }
        let asked: Value = serde_json::from_slice(&request.body).map_err(|error| bad(error.to_string()))?;
        let Some(_place) = Place::take(self, |server| &server.running, MOST_AT_ONCE) else {
            return Err(Response::text(
                "503 Service Unavailable",
                "other comparisons are running; try again in a moment",
            ));
        };
        let scratch = Scratch::new().map_err(bad)?;
        let mut args: Vec<OsString> = vec!["check".into()];
        for side in ["left", "right"] {
            let language = asked[format!("{side}_language")].as_str().unwrap_or_default();
            let name = file_name(side, language).ok_or_else(|| bad(format!("{language:?} is no language")))?;
            scratch.write(&name, asked[side].as_str().unwrap_or_default()).map_err(bad)?;
            args.push(name.into());
        }
        let timeout = format!("--timeout={}ms", self.timeout.as_millis());
        args.extend(["--no-config", "--format=html", "--memory", MEMORY, &timeout].map(OsString::from));
        if !self.native {
            args.push("--no-native".into());
        }
        for name in ["entry", "assume"] {
            let value = asked[name].as_str().map(str::trim).filter(|value| !value.is_empty());
            args.extend(value.map(|value| OsString::from(format!("--{name}={value}"))));
        }
        // Several functions have the time each; a page is not waited for that long.
        let finished = tandem(&args, scratch.path(), &Budget::lasting(self.timeout * 2 + Duration::from_secs(5)));
        let finished = finished.map_err(|why| Response::text("504 Gateway Timeout", &why))?;
        match finished.code {
            Some(0 | 1 | 3) if !finished.stdout.is_empty() => Ok(Response::html(finished.stdout)),
            _ => {
                let text = String::from_utf8_lossy(&finished.stderr).into_owned();
                Err(Response::text("422 Unprocessable Content", text.trim().trim_start_matches("tandem: ")))
            }
        }
    }
}
