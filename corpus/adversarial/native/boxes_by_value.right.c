struct rect { long x0, y0, x1, y1; };
static long span(long a0, long a1, long b0, long b1) {
    long lo = a0 > b0 ? a0 : b0, hi = a1 < b1 ? a1 : b1;
    return hi > lo ? hi - lo : 0;
}
long overlap(struct rect a, struct rect b) { return span(a.x0, a.x1, b.x0, b.x1) ? span(a.y0, a.x1, b.y0, b.x1) : 0; }
