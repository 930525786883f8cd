static int step(int x) {
    return x + 2;
}

static int helper(int x) {
    int sum = 0;
    for (int i = 0; i < 6; i++)
        sum += step(x + i);
    return sum;
}

int f(int x) {
    return 1 + helper(x);
}
