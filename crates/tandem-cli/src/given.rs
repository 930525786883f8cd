//! Programs that are not files of their own: the standard input (`-`), and what a shell puts in the place of `<(…)`.
//!
//! Such a text has no name that tells its language, so `--lang` does. It is put into a file of a temporary folder that is gone
//! when the work is done; reports call it what the user called it.

use std::io::Read;
use std::path::{Path, PathBuf};

use tandem::{Error, Pair, Report, Side};

/// Texts longer than this are refused.
const LONGEST: u64 = 64 << 20;

/// Two programs as files.
pub struct Given {
    /// What is read.
    pub paths: Pair<PathBuf>,
    /// What the user called it.
    names: Pair<String>,
    folder: Option<PathBuf>,
}

impl Given {
    /// The files as they are, or with what is in them put into files that have a language.
    pub fn new(paths: Pair<&Path>, lang: Option<&str>) -> Result<Given, Error> {
        let names = paths.map(|path| path.display().to_string());
        let is_nameless = |path: &Path| path == Path::new("-") || is_pipe(path);
        if paths.left == Path::new("-") && paths.right == Path::new("-") {
            return Err(Error::Usage("only one of the programs can be read from the standard input".to_owned()));
        }
        let mut given = Given { paths: paths.map(Path::to_owned), names, folder: None };
        for side in Side::BOTH {
            if !is_nameless(paths[side]) {
                continue;
            }
            let Some(lang) = lang else {
                let name = &given.names[side];
                return Err(Error::Usage(format!(
                    "{name} has no name that tells its language; --lang c says which it is"
                )));
            };
            let folder = given.folder()?.join(side.to_string());
            let file = folder.join(format!("{side}.{lang}"));
            let text = text(paths[side])?;
            let written = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, text));
            written.map_err(|error| Error::input(&file, error))?;
            given.paths[side] = file;
        }
        Ok(given)
    }

    /// Calls the files in a report what the user called them.
    pub fn rename(&self, report: &mut Report) {
        if self.folder.is_none() {
            return;
        }
        report.left = report.left.take().map(|_| self.names.left.clone());
        report.right = report.right.take().map(|_| self.names.right.clone());
        if let Some(story) = report.counterexample.as_mut().and_then(|found| found.story.as_mut()) {
            story.sides.left.file.clone_from(&self.names.left);
            story.sides.right.file.clone_from(&self.names.right);
        }
    }

    fn folder(&mut self) -> Result<PathBuf, Error> {
        if let Some(folder) = &self.folder {
            return Ok(folder.clone());
        }
        let number =
            std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |time| time.subsec_nanos());
        let folder = std::env::temp_dir().join(format!("tandem-given-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|error| Error::input(&folder, error))?;
        self.folder = Some(folder.clone());
        Ok(folder)
    }
}

impl Drop for Given {
    fn drop(&mut self) {
        if let Some(folder) = &self.folder {
            // Nothing can be done about a folder that stays.
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

fn is_pipe(path: &Path) -> bool {
    use std::os::unix::fs::FileTypeExt;
    path.metadata().is_ok_and(|about| about.file_type().is_fifo())
}

fn text(path: &Path) -> Result<Vec<u8>, Error> {
    let mut text = Vec::new();
    let read = if path == Path::new("-") {
        std::io::stdin().lock().take(LONGEST + 1).read_to_end(&mut text)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(LONGEST + 1).read_to_end(&mut text))
    };
    read.map_err(|error| Error::input(path, error))?;
    match text.len() as u64 > LONGEST {
        true => Err(Error::input(path, "is too long")),
        false => Ok(text),
    }
}
