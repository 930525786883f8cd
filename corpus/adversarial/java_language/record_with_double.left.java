// claim:  Points.same
// truth:  different
// why:    components that are floats are compared as Double.compare does
import java.util.*;

class Points {
    record P(double x) {}
    static boolean same(double a, double b) {
        return new P(a).equals(new P(b));
    }
}
