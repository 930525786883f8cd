use std::fmt;
pub struct Upper(pub Vec<u8>);
impl fmt::Write for Upper {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        for b in s.bytes() {
            self.0.push(b);
        }
        Ok(())
    }
}
pub fn greet(f: &mut fmt::Formatter<'_>, n: u32, tell: fn(u32)) -> fmt::Result {
    tell(n);
    f.write_str(if n > 3 { "many " } else { "few " })?;
    f.write_str("words")
}
