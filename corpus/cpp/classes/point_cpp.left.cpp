// claim: distance
// truth: equivalent
// why:   operators of a class against plain arithmetic, in C++
struct Point {
    double x, y;
    Point operator-(const Point &other) const { return {x - other.x, y - other.y}; }
    double dot(const Point &other) const { return x * other.x + y * other.y; }
};

double distance(const Point &a, const Point &b) {
    Point d = a - b;
    return d.dot(d);
}
