class Point {
    int x = 3;
    int y;

    {
        y = x + 2;
    }

    static int of(int z) {
        Point point = new Point();
        return point.x + point.y + z;
    }
}
