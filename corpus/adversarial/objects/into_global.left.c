// claim:  bump
// truth:  different
// why:    a pointer from outside may lead into the global that is read twice
int limit = 3;
int bump(int *p) {
    *p += 1;
    return limit;
}
