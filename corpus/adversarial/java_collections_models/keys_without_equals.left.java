// claim:  Point.find
// truth:  different
// today:  unknown
// why:    keys without equals are found only by themselves
import java.util.*;

class Point {
    final int x;

    Point(int x) {
        this.x = x;
    }

    static int find(int a, int b) {
        Map<Point, Integer> map = new HashMap<>();
        map.put(new Point(a), 7);
        Integer found = map.get(new Point(b));
        return found == null ? 0 : found;
    }
}
