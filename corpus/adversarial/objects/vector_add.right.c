struct v { int x, y; };
void add(struct v *out, const struct v *a, const struct v *b) {
    int x = a->x + b->x, y = a->y + b->y;
    out->x = x;
    out->y = y;
}
