class Cursor {
    static class Point {
        final int x;
        final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    Point place;

    int move(int dx, int dy) {
        Point turned = new Point(dy, dx);
        place = new Point(turned.y, turned.x);
        return place.x;
    }
}
