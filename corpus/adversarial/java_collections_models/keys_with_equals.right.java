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
        return a == b ? 7 : 0;
    }
}
