// claim:  apply
// truth:  different
// today:  unknown
// why:    apply is the same code; the function behind the pointer may be step, which changed
int step(int x) {
    return x + 1;
}

int apply(int (*function)(int), volatile int *out, int x) {
    *out = function(x);
    return *out;
}
