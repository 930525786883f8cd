static int clamp(int x) {
    int low = x < 0 ? 0 : x;
    return low > 9 ? 9 : low;
}
int f(int x, int n) {
    int s = 0;
    for (int i = 0; i <= n; i++)
        s ^= clamp(x + (i & 3));
    return s;
}
