int checked(int x) {
    if (x >= 0)
        return x;
    throw 2;
}
