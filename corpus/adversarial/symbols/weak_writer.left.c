// claim:  f
// truth:  different
// today:  unknown
// why:    a weak function that does nothing is given the address of a local variable

__attribute__((weak)) void report(int *count) {
    (void)count;
}

int f(int x) {
    int count = x;
    report(&count);
    return count;
}
