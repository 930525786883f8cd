// claim:  gain
// assume: left.n <= 1000
// truth:  different
// why:    the rest loop stops one short when three are left
void gain(unsigned *v, int n) {
    for (int i = 0; i < n; i++)
        v[i] ^= 0x80u;
}
