unsigned hash(const unsigned char *s) {
    unsigned h = 2166136261u;
    for (; *s; s++) {
        h ^= *s;
        h *= 16777619u;
    }
    return h;
}
