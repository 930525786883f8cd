struct rec { int a; short b; short c; };
void clear(struct rec *r) {
    r->a = 0;
    r->b = 0;
    r->c = 0;
}
