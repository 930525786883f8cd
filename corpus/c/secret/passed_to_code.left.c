// claim: use --secret key
// truth: different
// why:   the secret is handed to code that is not given
void audit(unsigned what);
unsigned use(unsigned key, unsigned x) {
    audit(x + key);
    return x;
}
