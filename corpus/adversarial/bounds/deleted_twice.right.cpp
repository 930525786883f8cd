int last(int n) {
    int *p = new int[4];
    p[3] = n;
    int r = p[3];
    if (n < 0) {
        delete[] p;
    }
    delete[] p;
    return r;
}
