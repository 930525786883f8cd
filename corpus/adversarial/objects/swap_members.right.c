struct p { int x, y, z; };
void swap(struct p *a, struct p *b) {
    struct p t = *a;
    *a = *b;
    *b = t;
}
