extern int run(int (*step)(int), int n);

int count(int n);

static int step(int n) {
    int below = count(n - 1);
    return below + below;
}

int count(int n) {
    if (n > 0)
        return run(step, n);
    return 0;
}
