// claim:  set
// truth:  different
// why:    packed structures may begin anywhere
struct __attribute__((packed)) p { short x, y; };
int set(struct p *a, struct p *b) {
    a->x = 1;
    b->y = 2;
    return a->x;
}
