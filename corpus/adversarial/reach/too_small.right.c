char flag;

int clear(int *p) {
    int before = flag;
    *p = 0;
    return before;
}
