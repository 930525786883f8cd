int next(volatile int *out) {
    static int number = 2;
    *out = number;
    return number++;
}
