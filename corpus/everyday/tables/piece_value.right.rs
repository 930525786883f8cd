const VALUES: [(u8, u32); 5] = [(b'P', 1), (b'N', 3), (b'B', 3), (b'R', 5), (b'Q', 9)];

pub fn value_of(piece: u8) -> u32 {
    for (name, value) in VALUES {
        if name == piece {
            return value;
        }
    }
    0
}
