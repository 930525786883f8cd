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
        double x = (a.x + b.x) * 0.5;
        double y = (b.y + a.y) * 0.5;
        return new Point(x, y);
    }
}
