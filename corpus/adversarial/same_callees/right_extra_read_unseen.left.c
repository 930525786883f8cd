// claim:  f
// truth:  different
// today:  unknown
// why:    (in a helper that cannot be looked into) the helper that both sides call may write all that it can reach; one side reads behind the pointer before, the other after

static volatile int ticks;

static void scale(int *p, int n) {
    ticks++;
    for (int i = 0; i < n; i++)
        p[i] *= 3;
}

int f(int *p) {
    scale(p, 2);
    return p[1];
}
