// claim:  ordered
// truth:  different
// today:  unknown
// why:    which of two variables comes first is the choice of the compiler
pub fn ordered(x: u32) -> bool {
    x == x
}
