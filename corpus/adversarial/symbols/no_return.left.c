// claim:  positive
// truth:  equivalent
// today:  unknown
// why:    only one side declares that the function does not return, which then holds for both

__attribute__((noreturn)) void stop(int code);

int positive(int x) {
    if (x <= 0)
        stop(x);
    return x;
}
