// claim: move
// truth: equivalent
// why:   a structure changed field by field, or copied, changed and written back
struct point { int x, y; };

void move(struct point *p, int dx, int dy) {
    p->x += dx;
    p->y += dy;
}
