// claim:  f
// truth:  different
// today:  unknown
// why:    the new caller calls a helper whatever its argument is, and it divides by zero for one that the old one never gave it
__attribute__((const)) static int g(int n) {
    unsigned h = (unsigned)n;
    for (unsigned i = 0; i < 5; i++) {
        h = h * 0x9E3779B1u + i;
        h ^= h >> 13;
        h = h << 7 | h >> 25;
    }
    return 100 / (h != 1406349581u);
}
int f(int n, int k) {
    int s = 0;
    for (int i = 0; i < k; i++) {
        if (n > 0)
            s ^= g(n);
    }
    return s;
}
