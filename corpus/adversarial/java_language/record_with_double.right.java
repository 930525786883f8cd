import java.util.*;

class Points {
    record P(double x) {}
    static boolean same(double a, double b) {
        return a == b;
    }
}
