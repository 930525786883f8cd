// claim:  f
// truth:  different
// today:  unknown
// why:    (in a helper that cannot be looked into) the helper never returns for a negative number, and only one side calls it then

static volatile int ticks;

static int count(int x) {
    ticks++;
    int steps = 0;
    while (x != 0) {
        x = x > 0 ? x - 1 : x;
        steps++;
    }
    return steps;
}

int f(int x) {
    return x < 0 ? 7 : count(x);
}
