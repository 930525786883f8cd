int limit = 3;
int bump(int *p) {
    int l = limit;
    *p += 1;
    return l;
}
