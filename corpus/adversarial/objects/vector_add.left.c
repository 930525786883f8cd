// claim:  add
// truth:  equivalent
// why:    sums are stored one by one or at the end; out may be a or b, and does not begin in the middle of one
struct v { int x, y; };
void add(struct v *out, const struct v *a, const struct v *b) {
    out->x = a->x + b->x;
    out->y = a->y + b->y;
}
