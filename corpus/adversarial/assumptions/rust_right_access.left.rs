// claim: pick
// truth: equivalent
// rests: right-access
// why:   unsafe code elsewhere may have made a reference to nothing, which only RIGHT follows
pub fn pick(flag: bool, value: &i32) -> i32 {
    if flag { *value } else { 0 }
}
