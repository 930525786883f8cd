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
    int y = helper(x);
    scale = 2;
    return y;
}
