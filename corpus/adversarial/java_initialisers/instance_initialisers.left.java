// claim:  Point.of
// truth:  different
// why:    what a new object holds comes from initialisers of its fields
class Point {
    int x = 3;
    int y;

    {
        y = x + 1;
    }

    static int of(int z) {
        Point point = new Point();
        return point.x + point.y + z;
    }
}
