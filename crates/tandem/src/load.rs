//! From a file to a program: by its extension, through a compiler where one is needed.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use tandem_ir::Module;

/// Files larger than this are refused.
const MAX_FILE: u64 = 256 << 20;

/// Why a file could not be loaded. All of these are the user's turn.
#[derive(Debug)]
pub struct LoadError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub message: String,
}

impl fmt::Display for LoadError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.path.display(), self.message)
    }
}

/// Loads a program.
pub fn load(path: &Path, _cflags: &[String]) -> Result<Module, LoadError> {
    let fail = |message: String| LoadError { path: path.to_owned(), message };
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or("");
    let module = match extension {
        "tir" => {
            let text = read_text(path).map_err(fail)?;
            tandem_ir::text::parse_module(&text)
                .map_err(|error| fail(format!("{}:{}: {}", error.line, error.column, error.message)))?
        }
        "" => return Err(fail("has no extension; .tir is supported".to_owned())),
        other => return Err(fail(format!(".{other} files are not supported yet; .tir is"))),
    };
    if let Err(errors) = tandem_ir::verify_module(&module) {
        let shown: Vec<String> = errors.iter().take(5).map(ToString::to_string).collect();
        return Err(fail(format!("not a valid program:\n  {}", shown.join("\n  "))));
    }
    Ok(module)
}

fn read_text(path: &Path) -> Result<String, String> {
    let size = fs::metadata(path).map_err(|error| error.to_string())?.len();
    if size > MAX_FILE {
        return Err(format!("has {size} bytes; at most {MAX_FILE} are read"));
    }
    let bytes = fs::read(path).map_err(|error| error.to_string())?;
    String::from_utf8(bytes)
        .map_err(|error| format!("is not text: byte {} is not UTF-8", error.utf8_error().valid_up_to()))
}
