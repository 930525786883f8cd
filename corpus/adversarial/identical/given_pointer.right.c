int step(int x) {
    return x + 2;
}

int apply(int (*function)(int), volatile int *out, int x) {
    *out = function(x);
    return *out;
}
