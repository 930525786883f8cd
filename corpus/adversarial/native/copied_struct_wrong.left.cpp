// claim:  moved
// truth:  different
// why:    a structure of 12 bytes is copied as a whole and member by member, one of which is forgotten
struct point { int x, y, z; };
point moved(const point &p, int by) {
    point r = p;
    r.y += by;
    return r;
}
