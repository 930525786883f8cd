// claim: clamp_byte
// truth: equivalent
// why:   a port from C to Rust with the library's clamp
unsigned char clamp_byte(int x) {
    if (x < 0)
        return 0;
    if (x > 255)
        return 255;
    return (unsigned char)x;
}
