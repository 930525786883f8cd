// claim:  f
// truth:  different
// why:    the helper calls whom it is given, and that function is not the same

static int plus(int x) {
    return x + 1;
}

static int twice(int (*what)(int), int x) {
    for (int i = 0; i < 2; i++)
        x = what(x);
    return x;
}

int f(int x) {
    return twice(plus, x);
}
