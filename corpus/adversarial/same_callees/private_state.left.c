// claim:  f
// truth:  different
// why:    the helper is the same on both sides, but it reads a private variable that only one side sets before it

static int scale = 1;

static int helper(int x) {
    int sum = 0;
    for (int i = 0; i < 8; i++)
        sum += (x ^ i) * scale;
    return sum;
}

int f(int x) {
    scale = 2;
    return helper(x);
}
