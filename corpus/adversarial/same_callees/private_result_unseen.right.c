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
    int before = last;
    note(x);
    return before;
}
