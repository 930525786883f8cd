__attribute__((weak)) int scale(int x) {
    return 2 * x;
}

int f(int x) {
    return 2 * x + 1;
}
