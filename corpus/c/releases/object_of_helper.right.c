int measure(int *, int);
int read_more(int *, long *);

static int with_rest(int *side) {
    long rest = 0;
    if (read_more(side, &rest))
        return -1;
    return *side + (int)rest;
}

int area(int count) {
    int side = count;
    int result = measure(&side, count);
    return result < 0 ? result : with_rest(&side);
}
