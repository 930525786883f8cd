int checked(int x) {
    if (x < 0)
        throw 1L;
    return x;
}
