// claim:  greet
// truth:  different
// today:  unknown
// why:    a caller may write to a type of this crate, and hands over a function as well
use std::fmt;
pub struct Upper(pub Vec<u8>);
impl fmt::Write for Upper {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        for b in s.bytes() {
            self.0.push(b.to_ascii_uppercase());
        }
        Ok(())
    }
}
pub fn greet(f: &mut fmt::Formatter<'_>, n: u32, tell: fn(u32)) -> fmt::Result {
    tell(n);
    if n > 3 {
        f.write_str("many ")?;
    } else {
        f.write_str("few ")?;
    }
    f.write_str("words")
}
