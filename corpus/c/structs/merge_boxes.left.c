// claim: rect_merge
// truth: equivalent
// today: unknown
// why: min/max helpers extracted, empty-rect guard clauses inverted
struct rect { int x0, y0, x1, y1; };

void rect_merge(struct rect *restrict acc, const struct rect *restrict r) {
    if (r->x0 >= r->x1 || r->y0 >= r->y1)
        return;
    if (acc->x0 >= acc->x1 || acc->y0 >= acc->y1) {
        acc->x0 = r->x0;
        acc->y0 = r->y0;
        acc->x1 = r->x1;
        acc->y1 = r->y1;
        return;
    }
    if (r->x0 < acc->x0) acc->x0 = r->x0;
    if (r->y0 < acc->y0) acc->y0 = r->y0;
    if (r->x1 > acc->x1) acc->x1 = r->x1;
    if (r->y1 > acc->y1) acc->y1 = r->y1;
}
