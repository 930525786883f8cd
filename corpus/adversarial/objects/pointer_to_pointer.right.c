int set(int **pp, int *q) {
    *pp = q;
    *q = 1;
    return 2;
}
