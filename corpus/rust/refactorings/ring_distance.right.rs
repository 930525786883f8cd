pub fn distance(read: u32, write: u32, size: u32) -> u32 {
    if size == 0 {
        return 0;
    }
    let (read, write) = (read % size, write % size);
    if write >= read { write - read } else { (write.wrapping_sub(read)) & (size - 1) }
}
