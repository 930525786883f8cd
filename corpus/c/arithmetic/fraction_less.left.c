// claim: less
// truth: different
// why:   the products need a wider type
struct fraction { int top, bottom; };

int less(const struct fraction *a, const struct fraction *b) {
    return (long)a->top * b->bottom < (long)b->top * a->bottom;
}
