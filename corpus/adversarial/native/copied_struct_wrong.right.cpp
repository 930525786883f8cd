struct point { int x, y, z; };
point moved(const point &p, int by) {
    point r;
    r.x = p.x;
    r.z = 0;
    r.y = p.y + by;
    return r;
}
