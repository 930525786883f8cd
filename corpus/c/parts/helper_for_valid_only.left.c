// claim:  f
// truth:  different
// why:    the helpers agree on what the old caller gives, and the new caller gives more
static int clamp(int x) {
    if (x < 0)
        return 0;
    if (x > 9)
        return 9;
    return x;
}
int f(int x, int n) {
    int s = 0;
    for (int i = 0; i < n; i++)
        s ^= clamp(x + (i & 3));
    return s;
}
