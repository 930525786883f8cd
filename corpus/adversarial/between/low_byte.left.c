// claim: low
// truth: equivalent
// rests: same-signs
// why:   Java has no byte without a sign: 200 is -56 to whoever does not mask it
unsigned char low(int x) { return (unsigned char)x; }
