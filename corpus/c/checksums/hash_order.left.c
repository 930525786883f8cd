// claim: hash
// truth: different
// why:   FNV-1 multiplies before the exclusive or, FNV-1a after it
unsigned hash(const unsigned char *s) {
    unsigned h = 2166136261u;
    for (; *s; s++) {
        h *= 16777619u;
        h ^= *s;
    }
    return h;
}
