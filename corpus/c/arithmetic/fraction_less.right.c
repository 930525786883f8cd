struct fraction { int top, bottom; };

int less(const struct fraction *a, const struct fraction *b) {
    return a->top * b->bottom < b->top * a->bottom;
}
