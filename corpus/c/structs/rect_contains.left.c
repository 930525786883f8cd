// claim: contains
// truth: equivalent
// why:   a structure by address against the same comparisons in one expression
struct rect { int left, top, right, bottom; };

int contains(const struct rect *r, int x, int y) {
    if (x < r->left)
        return 0;
    if (x >= r->right)
        return 0;
    if (y < r->top)
        return 0;
    if (y >= r->bottom)
        return 0;
    return 1;
}
