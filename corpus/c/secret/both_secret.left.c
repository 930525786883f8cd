// claim: first --secret key --secret salt
// truth: equivalent
// why:   two secrets, and neither is used
unsigned first(unsigned key, unsigned x, unsigned salt) {
    return (x | key | salt) & (x | ~(key | salt)) & x;
}
