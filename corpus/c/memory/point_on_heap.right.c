struct point { int x; int y; };

int distance_squared(int ax, int ay, int bx, int by) {
    struct point a = {ax, ay}, b = {bx, by};
    int dx = b.x - a.x;
    int dy = b.y - a.y;
    return dx * dx + dy * dy;
}
