struct rect { int left, top, right, bottom; };

int contains(const struct rect *r, int x, int y) {
    return r->left <= x && x < r->right && r->top <= y && y < r->bottom;
}
