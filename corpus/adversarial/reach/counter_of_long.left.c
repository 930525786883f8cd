// claim:  bump
// truth:  equivalent
// why:    in C a pointer to long does not lead to an int, and clang may reorder the two
int calls;

int bump(long *total, long by) {
    calls = 1;
    *total += by;
    return calls;
}
