// claim: first --secret key
// truth: equivalent
// why:   the result depends on the salt, which is not secret
unsigned first(unsigned key, unsigned salt) {
    return (key & salt) | (~key & salt);
}
