// claim:  last
// truth:  different
// why:    the right side deletes the array twice where n is negative
int last(int n) {
    int *p = new int[4];
    p[3] = n;
    int r = p[3];
    delete[] p;
    return r;
}
