//! A running `tandem serve`.

use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

use super::Folder;

/// The server, as long as it is wanted.
pub struct Server {
    child: Child,
    /// Where it listens.
    pub address: String,
}

impl Server {
    /// Starts one in a folder of this name, at a free port.
    pub fn start(name: &str) -> Server {
        let folder = Folder::new(name, &[]);
        let mut command = folder.command(&["serve", "--port", "0", "--timeout", "20s"]);
        let mut child = command.stdout(Stdio::piped()).spawn().expect("it starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("it has one")).read_line(&mut line).expect("it says where it is");
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
        assert!(address.starts_with("127.0.0.1:"), "{line}");
        Server { child, address }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
