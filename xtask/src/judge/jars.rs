//! Java sources as jars, made by one javac that stays: `tandem verify` needs no JVM for them.
//!
//! A certificate speaks of class files, and javac gives the same ones every time, so it says the same of a source and of
//! a jar made from it.

use std::cell::RefCell;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use tandem_compile::javac::Javac;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::case::Case;

thread_local! {
    static JAVAC: RefCell<Javac> = RefCell::default();
}

/// The files of a case, with jars beside its certificate in the place of Java sources where they could be made.
pub fn compiled(case: &Case, certificate: &Path) -> (PathBuf, PathBuf) {
    let compile = |source: &Path, side: &str| {
        if source.extension().is_none_or(|extension| extension != "java") {
            return source.to_owned();
        }
        let jar = certificate.with_extension(format!("{side}.jar"));
        let classes = JAVAC.with_borrow_mut(|javac| javac.compile(source));
        match classes.and_then(|classes| write(&jar, &classes).map_err(|error| error.to_string())) {
            Ok(()) => jar,
            Err(_) => source.to_owned(),
        }
    };
    (compile(&case.left, "left"), compile(&case.right, "right"))
}

fn write(jar: &Path, classes: &[Vec<u8>]) -> zip::result::ZipResult<()> {
    let mut writer = ZipWriter::new(File::create(jar)?);
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    for (index, class) in classes.iter().enumerate() {
        writer.start_file(format!("{index}.class"), options)?;
        writer.write_all(class)?;
    }
    writer.finish().map(|_| ())
}
