// claim: part --secret key --constant-time --secret-result
// truth: equivalent
// why:   what is divided is public
unsigned part(unsigned key, unsigned x) {
    return (x / 10) ^ key;
}
