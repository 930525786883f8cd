// claim:  distance
// truth:  different
// why:    a mask instead of the remainder is only right for sizes that are powers of two

/// How far the reader is behind the writer in a ring of `size` slots.
pub fn distance(read: u32, write: u32, size: u32) -> u32 {
    if size == 0 {
        return 0;
    }
    let (read, write, size) = (u64::from(read % size), u64::from(write % size), u64::from(size));
    ((write + size - read) % size) as u32
}
