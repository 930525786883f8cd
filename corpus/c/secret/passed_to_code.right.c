void audit(unsigned what);
unsigned use(unsigned key, unsigned x) {
    audit(x + key);
    return x;
}
