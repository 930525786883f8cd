__attribute__((weak)) void report(int *count) {
    (void)count;
}

int f(int x) {
    int count = x;
    report(&count);
    return x;
}
