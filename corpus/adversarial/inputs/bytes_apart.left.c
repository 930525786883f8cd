// claim:  copy --no-alias
// truth:  equivalent
// why:    the ranges do not overlap, so the order does not matter
void copy(unsigned char *to, const unsigned char *from) {
    for (int i = 0; i < 4; i++)
        to[i] = from[i];
}
