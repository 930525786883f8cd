// claim:  f
// truth:  different
// why:    the address of a private variable is given to callers, who may write there

static int first[2] = {1, 2};

int *all(void) {
    return first;
}

int f(void) {
    return first[1];
}
