// claim: part --secret key --constant-time --secret-result
// truth: different
// why:   how long a division takes depends on its operands
unsigned part(unsigned key, unsigned x) {
    return x / (key | 1);
}
