// claim:  Points.middle
// truth:  equivalent
// why:    one new object on both sides, with the same fields in the end
class Points {
    static final class Point {
        final double x;
        final double y;

        Point(double x, double y) {
            this.x = x;
            this.y = y;
        }
    }

    static Point middle(Point a, Point b) {
        return new Point((a.x + b.x) / 2.0, (a.y + b.y) / 2.0);
    }
}
