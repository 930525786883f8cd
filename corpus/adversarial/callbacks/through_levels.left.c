// claim:  mix
// truth:  different
// today:  unknown
// why:    the function pointer goes through two functions of the file before unknown code gets it

extern int run(int (*f)(int, int), int a, int b);

static int combine(int a, int b) { return a * 31 + b; }

static int outer(int (*f)(int, int), int a, int b) {
    if (a < b)
        return run(f, a, b);
    return run(f, b, a);
}

static int middle(int (*f)(int, int), int a, int b) { return outer(f, a, b) + 1; }

int mix(int a, int b) {
    return middle(combine, a, b);
}
