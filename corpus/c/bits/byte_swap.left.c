// claim: swap_bytes
// truth: equivalent
// why:   shifts and masks against the compiler's own operation
unsigned swap_bytes(unsigned x) {
    return x << 24 | (x & 0xff00u) << 8 | (x >> 8 & 0xff00u) | x >> 24;
}
