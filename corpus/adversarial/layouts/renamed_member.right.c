struct box { int width; int h; };
int area(const struct box *b) { return b->h * b->width; }
