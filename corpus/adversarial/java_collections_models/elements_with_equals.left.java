// claim:  Point.find
// truth:  equivalent
// today:  unknown
// why:    a list asks the one that is looked for
import java.util.*;

class Point {
    final int x;

    Point(int x) {
        this.x = x;
    }

    public boolean equals(Object other) {
        return other instanceof Point && ((Point) other).x == x;
    }

    public int hashCode() {
        return x;
    }

    static int find(int a, int b) {
        List<Point> list = new ArrayList<>();
        list.add(new Point(a));
        return list.contains(new Point(b)) ? 1 : 0;
    }
}
