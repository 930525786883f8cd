//! Reads the class files of a jar, in memory and with limits.
//!
//! A jar comes from anyone. Nothing is ever written to disk, so names that point outside mean nothing; how much is
//! unpacked is limited by the bytes that really come out, not by what the archive says about itself.

use std::io::{Cursor, Read};

use crate::error::Error;

/// Limits for reading a jar.
#[derive(Clone, Copy, Debug)]
pub struct JarLimits {
    /// Most entries, of any kind.
    pub entries: usize,
    /// Most bytes of one class file.
    pub class_bytes: u64,
    /// Most bytes of all class files together.
    pub total_bytes: u64,
}

impl Default for JarLimits {
    fn default() -> Self {
        JarLimits { entries: 100_000, class_bytes: 16 << 20, total_bytes: 512 << 20 }
    }
}

/// The class files of a jar with their names, in the archive's order.
///
/// Versions of classes for newer Java releases (`META-INF/versions`) and module descriptions are left out.
pub fn read_jar(bytes: &[u8], limits: JarLimits) -> Result<Vec<(String, Vec<u8>)>, Error> {
    let mut archive =
        zip::ZipArchive::new(Cursor::new(bytes)).map_err(|error| Error::malformed(format!("not a jar: {error}")))?;
    if archive.len() > limits.entries {
        return Err(Error::TooLarge(format!("a jar of {} entries", archive.len())));
    }
    let mut classes = Vec::new();
    let mut total = 0;
    for index in 0..archive.len() {
        let entry = archive.by_index(index).map_err(|error| Error::malformed(format!("jar entry {index}: {error}")))?;
        let name = entry.name().to_string();
        let is_wanted = name.ends_with(".class")
            && !name.starts_with("META-INF/")
            && name != "module-info.class"
            && !name.ends_with("/package-info.class");
        if !is_wanted {
            continue;
        }
        let mut contents = Vec::new();
        let allowed = limits.class_bytes.min(limits.total_bytes - total);
        let read = entry.take(allowed + 1).read_to_end(&mut contents);
        read.map_err(|error| Error::malformed(format!("jar entry {name}: {error}")))?;
        if contents.len() as u64 > allowed {
            return Err(Error::TooLarge(format!("jar entry {name} unpacks to more than {allowed} bytes")));
        }
        total += contents.len() as u64;
        classes.push((name, contents));
    }
    Ok(classes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    fn jar(entries: &[(&str, &[u8])]) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut writer = zip::ZipWriter::new(Cursor::new(&mut bytes));
        let options = zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Deflated);
        for (name, contents) in entries {
            writer.start_file(*name, options).unwrap();
            writer.write_all(contents).unwrap();
        }
        writer.finish().unwrap();
        bytes
    }

    #[test]
    fn class_files_are_found_and_others_ignored() {
        let bytes = jar(&[
            ("a/B.class", b"one"),
            ("META-INF/versions/11/a/B.class", b"newer"),
            ("module-info.class", b"module"),
            ("readme.txt", b"text"),
            ("../../etc/evil.class", b"two"),
        ]);
        let classes = read_jar(&bytes, JarLimits::default()).unwrap();
        let names: Vec<&str> = classes.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["a/B.class", "../../etc/evil.class"]);
        assert_eq!(classes[0].1, b"one");
    }

    #[test]
    fn a_bomb_stops_at_the_limit() {
        let zeros = vec![0; 64 << 20];
        let bytes = jar(&[("a.class", &zeros)]);
        assert!(bytes.len() < 1 << 20);
        assert!(matches!(read_jar(&bytes, JarLimits::default()), Err(Error::TooLarge(_))));
        let small = vec![0; 1 << 20];
        let entries: Vec<(String, &[u8])> = (0..20).map(|i| (format!("{i}.class"), &small[..])).collect();
        let entries: Vec<(&str, &[u8])> = entries.iter().map(|(name, data)| (name.as_str(), *data)).collect();
        let limits = JarLimits { total_bytes: 10 << 20, ..JarLimits::default() };
        assert!(matches!(read_jar(&jar(&entries), limits), Err(Error::TooLarge(_))));
    }

    #[test]
    fn damaged_jars_are_errors() {
        let bytes = jar(&[("a.class", b"one two three"), ("b.class", b"four")]);
        for length in 0..bytes.len() {
            let _ = read_jar(&bytes[..length], JarLimits::default());
        }
        for position in 0..bytes.len() {
            for flip in [0x01, 0x80, 0xff] {
                let mut damaged = bytes.clone();
                damaged[position] ^= flip;
                let _ = read_jar(&damaged, JarLimits::default());
            }
        }
    }
}
