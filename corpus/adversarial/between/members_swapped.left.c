// claim: distance
// truth: equivalent
// today: unknown
// why:   the members have other places in Rust, so no caller has memory that is right for both
struct point { int x, y; };
int distance(const struct point *p) { return p->x - p->y; }
