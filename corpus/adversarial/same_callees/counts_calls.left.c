// claim:  f
// truth:  different
// why:    the helper counts its calls, and one side calls it twice

static int calls;

static int next(int x) {
    calls++;
    for (int i = 0; i < 3; i++)
        x = x * 5 + calls;
    return x;
}

int f(int x) {
    next(x);
    return next(x);
}
