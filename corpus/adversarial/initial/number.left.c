// claim:  f
// truth:  different
// today:  unknown
// why:    the global starts at another value, which the first call sees

int k = 5;

int f(void) {
    return k;
}
