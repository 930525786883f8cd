// claim:  area
// truth:  equivalent
// why:    a member has another name and the same place
struct box { int w; int h; };
int area(const struct box *b) { return b->w * b->h; }
