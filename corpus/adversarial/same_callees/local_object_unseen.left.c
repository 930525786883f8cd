// claim:  f
// truth:  different
// today:  unknown
// why:    (in a helper that cannot be looked into) the helper writes to a local variable of its caller, which one side reads before the call

static volatile int ticks;

static void fill(int *to, int n) {
    ticks++;
    for (int i = 0; i < 4; i++)
        to[i] = n + i * i;
}

int f(int n) {
    int a[4] = {0};
    fill(a, n);
    return a[3];
}
