//! Annotations that a running program can see, in words: libraries for storage, tests and the like do what these say.

use super::pool::Pool;
use super::reader::Reader;
use crate::error::Error;

/// Values nested deeper than this are no annotations of a compiler's.
const DEEPEST: usize = 16;

/// Markers that say something to compilers and readers only.
const FOR_READERS: &[&str] = &["Ljava/lang/Deprecated;", "Ljava/lang/FunctionalInterface;", "Ljava/lang/SafeVarargs;"];

/// Adds what an attribute of a class or member says, if it is about annotations.
pub(super) fn read(
    attribute: &str,
    data: &mut Reader<'_>,
    pool: &Pool,
    of: &str,
    found: &mut Vec<String>,
) -> Result<(), Error> {
    match attribute {
        "RuntimeVisibleAnnotations" => {
            for text in list(data, pool)? {
                found.push(format!("{of}{text}"));
            }
        }
        "RuntimeVisibleParameterAnnotations" => {
            for position in 0..data.u1()? {
                for text in list(data, pool)? {
                    found.push(format!("{of}{position} {text}"));
                }
            }
        }
        "AnnotationDefault" => found.push(format!("{of}default {}", value(data, pool, 0)?)),
        _ => {}
    }
    Ok(())
}

fn list(data: &mut Reader<'_>, pool: &Pool) -> Result<Vec<String>, Error> {
    let mut found = vec![];
    for _ in 0..data.u2()? {
        let text = annotation(data, pool, 0)?;
        if !FOR_READERS.iter().any(|marker| text.starts_with(&format!("@{marker}"))) {
            found.push(text);
        }
    }
    Ok(found)
}

fn annotation(data: &mut Reader<'_>, pool: &Pool, depth: usize) -> Result<String, Error> {
    let ty = pool.utf8(data.u2()?)?;
    let mut parts = vec![];
    for _ in 0..data.u2()? {
        let name = pool.utf8(data.u2()?)?;
        parts.push(format!("{name} = {}", value(data, pool, depth + 1)?));
    }
    Ok(format!("@{ty}({})", parts.join(", ")))
}

fn value(data: &mut Reader<'_>, pool: &Pool, depth: usize) -> Result<String, Error> {
    if depth > DEEPEST {
        return Err(Error::malformed("annotations nested too deeply"));
    }
    Ok(match data.u1()? {
        b's' => format!("{:?}", pool.utf8(data.u2()?)?),
        b'c' => pool.utf8(data.u2()?)?.to_string(),
        b'e' => {
            let (ty, name) = (pool.utf8(data.u2()?)?, pool.utf8(data.u2()?)?);
            format!("{ty}{name}")
        }
        b'@' => annotation(data, pool, depth + 1)?,
        b'[' => {
            let mut parts = vec![];
            for _ in 0..data.u2()? {
                parts.push(value(data, pool, depth + 1)?);
            }
            format!("[{}]", parts.join(", "))
        }
        tag @ (b'B' | b'C' | b'D' | b'F' | b'I' | b'J' | b'S' | b'Z') => {
            format!("{} {:?}", char::from(tag), pool.constant(data.u2()?)?)
        }
        _ => return Err(Error::malformed("an annotation with a value of no kind")),
    })
}
