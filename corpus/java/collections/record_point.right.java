class Plane {
    private record Point(int x, int y) {
        Point turned() {
            return new Point(-y, x);
        }
    }
    static int quadrant(int x, int y) {
        Point p = new Point(x, y).turned();
        return p.x() > 0 ? (p.y() > 0 ? 1 : 4) : (p.y() > 0 ? 2 : 3);
    }
}
