// claim:  f
// truth:  different
// today:  unknown
// why:    (in a helper that cannot be looked into) the helper is the same on both sides, but it reads a private variable that only one side sets before it

static volatile int ticks;

static int scale = 1;

static int helper(int x) {
    ticks++;
    int sum = 0;
    for (int i = 0; i < 8; i++)
        sum += (x ^ i) * scale;
    return sum;
}

int f(int x) {
    scale = 2;
    return helper(x);
}
