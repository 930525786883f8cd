// claim:  Map.distance
// truth:  different
// today:  unknown
// why:    the objects that the constants hold differ
enum Town {
    NORTH(new Point(0, 5)), SOUTH(new Point(0, -5));

    final Point place;

    Town(Point place) {
        this.place = place;
    }
}

class Point {
    final int x;
    final int y;

    Point(int x, int y) {
        this.x = x;
        this.y = y;
    }
}

class Map {
    static int distance(Town town, int y) {
        return Math.abs(town.place.y - y);
    }
}
