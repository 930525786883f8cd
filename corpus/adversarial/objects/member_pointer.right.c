struct p { int x, y; };
int set(struct p *a, int *q) {
    a->y = 1;
    *q = 2;
    return 1;
}
