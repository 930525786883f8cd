// claim:  *
// truth:  different
// today:  unknown
// why:    only the left version of checksum is written with something that is refused; it adds, the right one xors
unsigned checksum(unsigned a, unsigned b) {
    volatile unsigned sum = a;
    sum = sum + b;
    return sum;
}

unsigned half(unsigned x) { return x / 2; }
