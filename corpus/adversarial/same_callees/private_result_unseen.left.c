// claim:  f
// truth:  different
// today:  unknown
// why:    (in a helper that cannot be looked into) the helper writes a private variable, and one side reads it before the call

static volatile int ticks;

static int last;

static void note(int x) {
    ticks++;
    int sum = 0;
    for (int i = 0; i < 5; i++)
        sum = sum * 31 + (x >> i);
    last = sum;
}

int f(int x) {
    note(x);
    return last;
}
