//! Reading and writing binary data: cursors, variable-length integers, hexadecimal, base 64, checksums.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadError {
    Short { wanted: usize, left: usize },
    Overlong,
    BadDigit(u8),
}

/// A place in a slice that is read from front to back.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    data: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(data: &'a [u8]) -> Self {
        Cursor { data, at: 0 }
    }

    pub fn left(&self) -> usize {
        self.data.len() - self.at
    }

    pub fn take(&mut self, count: usize) -> Result<&'a [u8], ReadError> {
        if count > self.left() {
            return Err(ReadError::Short { wanted: count, left: self.left() });
        }
        let slice = &self.data[self.at..self.at + count];
        self.at += count;
        Ok(slice)
    }

    pub fn byte(&mut self) -> Result<u8, ReadError> {
        Ok(self.take(1)?[0])
    }

    pub fn u16(&mut self) -> Result<u16, ReadError> {
        let bytes = self.take(2)?;
        Ok(u16::from_be_bytes([bytes[0], bytes[1]]))
    }

    pub fn u32(&mut self) -> Result<u32, ReadError> {
        let mut bytes = [0; 4];
        bytes.copy_from_slice(self.take(4)?);
        Ok(u32::from_be_bytes(bytes))
    }

    pub fn varint(&mut self) -> Result<u64, ReadError> {
        let mut value = 0u64;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            if shift == 63 && byte > 1 {
                return Err(ReadError::Overlong);
            }
            value |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Ok(value);
            }
        }
        Err(ReadError::Overlong)
    }

    pub fn text(&mut self) -> Result<String, ReadError> {
        let length = self.varint()? as usize;
        let bytes = self.take(length)?;
        Ok(String::from_utf8_lossy(bytes).into_owned())
    }
}

#[derive(Clone, Debug, Default)]
pub struct Writer {
    data: Vec<u8>,
}

impl Writer {
    pub fn new() -> Self {
        Writer::default()
    }

    pub fn byte(&mut self, byte: u8) -> &mut Self {
        self.data.push(byte);
        self
    }

    pub fn u16(&mut self, value: u16) -> &mut Self {
        self.data.extend_from_slice(&value.to_be_bytes());
        self
    }

    pub fn u32(&mut self, value: u32) -> &mut Self {
        self.data.extend_from_slice(&value.to_be_bytes());
        self
    }

    pub fn varint(&mut self, mut value: u64) -> &mut Self {
        while value >= 0x80 {
            self.data.push((value as u8) | 0x80);
            value >>= 7;
        }
        self.data.push(value as u8);
        self
    }

    pub fn text(&mut self, text: &str) -> &mut Self {
        self.varint(text.len() as u64);
        self.data.extend_from_slice(text.as_bytes());
        self
    }

    pub fn finish(self) -> Vec<u8> {
        self.data
    }
}

pub fn varint_length(value: u64) -> usize {
    let bits = 64 - (value | 1).leading_zeros() as usize;
    bits.div_ceil(7)
}

pub fn zigzag(value: i64) -> u64 {
    ((value << 1) ^ (value >> 63)) as u64
}

pub fn unzigzag(value: u64) -> i64 {
    (value >> 1) as i64 ^ -((value & 1) as i64)
}

pub fn to_hex(data: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let mut text = String::with_capacity(data.len() * 2);
    for byte in data {
        text.push(DIGITS[usize::from(byte >> 4)] as char);
        text.push(DIGITS[usize::from(byte & 15)] as char);
    }
    text
}

fn nibble(digit: u8) -> Result<u8, ReadError> {
    match digit {
        b'0'..=b'9' => Ok(digit - b'0'),
        b'a'..=b'f' => Ok(digit - b'a' + 10),
        b'A'..=b'F' => Ok(digit - b'A' + 10),
        _ => Err(ReadError::BadDigit(digit)),
    }
}

pub fn from_hex(text: &str) -> Result<Vec<u8>, ReadError> {
    let digits = text.as_bytes();
    if digits.len() % 2 != 0 {
        return Err(ReadError::Short { wanted: digits.len() + 1, left: digits.len() });
    }
    digits.chunks(2).map(|pair| Ok(nibble(pair[0])? << 4 | nibble(pair[1])?)).collect()
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

pub fn to_base64(data: &[u8]) -> String {
    let mut text = String::new();
    for chunk in data.chunks(3) {
        let group = chunk.iter().fold(0u32, |group, byte| group << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        for place in 0..4 {
            if place <= chunk.len() {
                let index = (group >> (18 - 6 * place)) & 63;
                text.push(char::from(ALPHABET[index as usize]));
            } else {
                text.push('=');
            }
        }
    }
    text
}

pub fn adler32(data: &[u8]) -> u32 {
    let (mut a, mut b) = (1u32, 0u32);
    for block in data.chunks(5552) {
        for byte in block {
            a += u32::from(*byte);
            b += a;
        }
        a %= 65521;
        b %= 65521;
    }
    b << 16 | a
}

pub fn fletcher16(data: &[u8]) -> u16 {
    let mut low = 0u16;
    let mut high = 0u16;
    for byte in data {
        low = (low + u16::from(*byte)) % 255;
        high = (high + low) % 255;
    }
    high << 8 | low
}

pub fn run_lengths(data: &[u8]) -> Vec<(u8, usize)> {
    let mut runs: Vec<(u8, usize)> = Vec::new();
    for &byte in data {
        match runs.last_mut() {
            Some((last, count)) if *last == byte => *count += 1,
            _ => runs.push((byte, 1)),
        }
    }
    runs
}
