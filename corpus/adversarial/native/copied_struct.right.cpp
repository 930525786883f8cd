struct point { int x, y, z; };
point moved(const point &p, int by) {
    point r;
    r.x = p.x;
    r.z = p.z;
    r.y = p.y + by;
    return r;
}
