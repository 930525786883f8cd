import java.util.*;

class Points {
    record P(int x, int y) {}
    static boolean same(int a, int b, int c, int d) {
        return a == c && b == d;
    }
}
