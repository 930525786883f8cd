// claim:  f
// truth:  different
// today:  unknown
// why:    (in a helper that cannot be looked into) the helper counts its calls, and one side calls it twice

static volatile int ticks;

static int calls;

static int next(int x) {
    ticks++;
    calls++;
    for (int i = 0; i < 3; i++)
        x = x * 5 + calls;
    return x;
}

int f(int x) {
    next(x);
    return next(x);
}
