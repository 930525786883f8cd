// claim:  Cursor.move
// truth:  equivalent
// why:    a new object is kept in a field, and one side makes one more
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
        place = new Point(dx, dy);
        return place.x;
    }
}
