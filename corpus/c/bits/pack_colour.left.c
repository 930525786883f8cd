// claim: pack565
// truth: equivalent
// why:   shifts and masks against divisions and multiplications
unsigned short pack565(unsigned char r, unsigned char g, unsigned char b) {
    return (unsigned short)((r >> 3) << 11 | (g >> 2) << 5 | b >> 3);
}
