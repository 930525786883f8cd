import java.util.*;

class Point {
    final int x;

    Point(int x) {
        this.x = x;
    }

    static int find(int a, int b) {
        return a == b ? 7 : 0;
    }
}
