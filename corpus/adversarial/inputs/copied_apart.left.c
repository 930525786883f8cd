// claim:  copy --no-alias
// truth:  equivalent
// time:   90s
// why:    the ranges do not overlap, so nothing is undefined
void copy(unsigned char *to, const unsigned char *from) {
    for (int i = 0; i < 8; i++)
        to[i] = from[i];
}
