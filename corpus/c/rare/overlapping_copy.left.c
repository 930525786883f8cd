// claim: move
// truth: different
// why:   copying upwards is wrong where the target starts inside the source
void move(unsigned char *to, const unsigned char *from, int count) {
    if (to <= from)
        for (int i = 0; i < count; i++) to[i] = from[i];
    else
        for (int i = count - 1; i >= 0; i--) to[i] = from[i];
}
