int calls;

int bump(long *total, long by) {
    calls = 1;
    *total += by;
    return 1;
}
