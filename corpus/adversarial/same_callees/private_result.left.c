// claim:  f
// truth:  different
// why:    the helper writes a private variable, and one side reads it before the call

static int last;

static void note(int x) {
    int sum = 0;
    for (int i = 0; i < 5; i++)
        sum = sum * 31 + (x >> i);
    last = sum;
}

int f(int x) {
    note(x);
    return last;
}
