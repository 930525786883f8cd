// claim: low
// truth: equivalent
// rests: same-signs
// why:   the result is 200 in C and -56 in Rust, by the same bits
unsigned char low(int x) { return (unsigned char)x; }
