// claim:  moved
// truth:  equivalent
// why:    a structure of 12 bytes is copied as a whole and member by member
struct point { int x, y, z; };
point moved(const point &p, int by) {
    point r = p;
    r.y += by;
    return r;
}
