struct p { int x, y; };
int move(struct p *a, struct p *b) {
    a[1].x = 1;
    b->x = 2;
    return 1;
}
