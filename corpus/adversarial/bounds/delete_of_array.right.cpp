int fourth(int n) {
    int *p = new int[4];
    p[3] = n;
    int r = p[3];
    delete p;
    return r;
}
