//! A cursor over bytes that never reads past the end.

use crate::classfile::pool::Pool;
use crate::error::Error;
use crate::types::Name;

/// A cursor over bytes that never reads past the end.
#[derive(Clone, Debug)]
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    position: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, position: 0 }
    }

    /// How many bytes were read.
    pub(super) fn position(&self) -> usize {
        self.position
    }

    pub(super) fn is_empty(&self) -> bool {
        self.position == self.bytes.len()
    }

    /// How many bytes are left.
    pub(super) fn remaining(&self) -> usize {
        self.bytes.len() - self.position
    }

    pub(super) fn take(&mut self, length: usize) -> Result<&'a [u8], Error> {
        if length > self.remaining() {
            return Err(Error::malformed("it ends too early"));
        }
        let taken = &self.bytes[self.position..self.position + length];
        self.position += length;
        Ok(taken)
    }

    pub(super) fn u1(&mut self) -> Result<u8, Error> {
        Ok(self.take(1)?[0])
    }

    pub(super) fn u2(&mut self) -> Result<u16, Error> {
        let bytes = self.take(2)?;
        Ok(u16::from_be_bytes([bytes[0], bytes[1]]))
    }

    pub(super) fn u4(&mut self) -> Result<u32, Error> {
        let bytes = self.take(4)?;
        Ok(u32::from_be_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
    }

    pub(super) fn u8(&mut self) -> Result<u64, Error> {
        Ok(u64::from(self.u4()?) << 32 | u64::from(self.u4()?))
    }

    /// The name and the contents of an attribute.
    pub(super) fn attribute(&mut self, pool: &Pool) -> Result<(Name, Reader<'a>), Error> {
        let name = pool.utf8(self.u2()?)?;
        let length = self.u4()? as usize;
        Ok((name, Reader::new(self.take(length)?)))
    }
}
