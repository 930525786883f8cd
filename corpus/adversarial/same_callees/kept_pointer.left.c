// claim:  f
// truth:  different
// why:    the first helper keeps a pointer to the caller's variable, and the second one reads through it

static int *kept;

static void keep(int *to, int n) {
    for (int i = 0; i < n; i++)
        to[0] += i;
    kept = to;
}

static int look(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += *kept + i;
    return sum;
}

int f(void) {
    int value = 1;
    keep(&value, 3);
    value = 5;
    return look(4);
}
