int checked(int x) {
    if (x < 0)
        throw 1;
    return x;
}

unsigned twice(unsigned x) {
    return 2 * x;
}
