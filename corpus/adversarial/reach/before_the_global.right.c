int count;

int set_next(int *p) {
    int before = count;
    p[1] = 7;
    return before;
}
