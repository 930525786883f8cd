// claim:  first --ints math
// truth:  different
// today:  unknown
// why:    the right side is one larger; what is promised of a vector's capacity must not contradict itself
pub fn first(mut v: Vec<u64>, n: u64) -> u64 {
    v.push(n);
    v[0]
}
