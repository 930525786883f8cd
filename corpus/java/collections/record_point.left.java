// claim:  quadrant
// truth:  equivalent
// why:    a class with two numbers becomes a record
class Plane {
    private static final class Point {
        final int x;
        final int y;
        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }
    private static Point turned(Point p) {
        return new Point(-p.y, p.x);
    }
    static int quadrant(int x, int y) {
        Point p = turned(new Point(x, y));
        if (p.x > 0) return p.y > 0 ? 1 : 4;
        return p.y > 0 ? 2 : 3;
    }
}
