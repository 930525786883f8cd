// claim:  f
// truth:  different
// today:  unknown
// why:    another file may give the weak function another body

__attribute__((weak)) int scale(int x) {
    return 2 * x;
}

int f(int x) {
    return scale(x) + 1;
}
