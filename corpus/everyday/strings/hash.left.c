// claim: hash
// truth: equivalent
// why:   times thirty-three by shift and by multiplication
unsigned hash(const char *s) {
    unsigned h = 5381;
    int c;
    while ((c = (unsigned char)*s++))
        h = (h << 5) + h + (unsigned)c;
    return h;
}
