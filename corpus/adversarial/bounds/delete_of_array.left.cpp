// claim:  fourth
// truth:  different
// why:    the right side deletes an array as if it were one object
int fourth(int n) {
    int *p = new int[4];
    p[3] = n;
    int r = p[3];
    delete[] p;
    return r;
}
