// claim:  f
// truth:  different
// today:  unknown
// why:    (in a helper that cannot be looked into) the first helper keeps a pointer to the caller's variable, and the second one reads through it

static volatile int ticks;

static int *kept;

static void keep(int *to, int n) {
    ticks++;
    for (int i = 0; i < n; i++)
        to[0] += i;
    kept = to;
}

static int look(int n) {
    ticks++;
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += *kept + i;
    return sum;
}

int f(void) {
    int value = 1;
    keep(&value, 3);
    value = 5;
    return look(4);
}
