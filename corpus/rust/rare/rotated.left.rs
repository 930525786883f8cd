// claim:  tag
// truth:  different
// why:    one word rotates to the constant
pub fn tag(word: u32) -> u32 {
    if word.rotate_left(13) == 0xcafe_f00d { 1 } else { word & 15 }
}
