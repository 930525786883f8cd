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
    return next(x);
}
