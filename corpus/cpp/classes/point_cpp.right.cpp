struct Point {
    double x, y;
};

double distance(const Point &a, const Point &b) {
    double dx = a.x - b.x, dy = a.y - b.y;
    return dx * dx + dy * dy;
}
