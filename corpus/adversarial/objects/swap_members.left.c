// claim:  swap
// truth:  equivalent
// why:    two structures exchanged by member and as a whole
struct p { int x, y, z; };
void swap(struct p *a, struct p *b) {
    int x = a->x, y = a->y, z = a->z;
    a->x = b->x;
    a->y = b->y;
    a->z = b->z;
    b->x = x;
    b->y = y;
    b->z = z;
}
