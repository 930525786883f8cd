// claim:  f
// truth:  different
// why:    the helper writes to a local variable of its caller, which one side reads before the call

static void fill(int *to, int n) {
    for (int i = 0; i < 4; i++)
        to[i] = n + i * i;
}

int f(int n) {
    int a[4] = {0};
    fill(a, n);
    return a[3];
}
