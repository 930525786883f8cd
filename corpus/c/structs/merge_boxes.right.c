struct rect { int x0, y0, x1, y1; };

static int imin(int a, int b) { return a < b ? a : b; }
static int imax(int a, int b) { return a > b ? a : b; }
static int nonempty(const struct rect *r) {
    return r->x0 < r->x1 && r->y0 < r->y1;
}

void rect_merge(struct rect *restrict acc, const struct rect *restrict r) {
    if (nonempty(r)) {
        if (nonempty(acc)) {
            acc->x0 = imin(acc->x0, r->x0);
            acc->y0 = imin(acc->y0, r->y0);
            acc->x1 = imax(acc->x1, r->x1);
            acc->y1 = imax(acc->y1, r->y1);
        } else {
            *acc = *r;
        }
    }
}
