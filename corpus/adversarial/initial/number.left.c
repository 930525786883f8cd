// claim:  f
// truth:  different
// why:    the global starts at another value, which the first call sees

int k = 5;

int f(void) {
    return k;
}
