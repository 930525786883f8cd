// claim:  f
// truth:  different
// why:    the helper that both sides call is the same text, but what it calls is not

static int step(int x) {
    return x + 1;
}

static int helper(int x) {
    int sum = 0;
    for (int i = 0; i < 6; i++)
        sum += step(x + i);
    return sum;
}

int f(int x) {
    return helper(x) + 1;
}
