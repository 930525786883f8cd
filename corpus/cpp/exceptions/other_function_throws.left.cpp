// claim:  twice
// truth:  equivalent
// why:    another function of the file throws, which is no matter of this one
int checked(int x) {
    if (x < 0)
        throw 1;
    return x;
}

unsigned twice(unsigned x) {
    return x + x;
}
