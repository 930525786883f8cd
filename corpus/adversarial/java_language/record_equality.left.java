// claim:  Points.same
// truth:  equivalent
// why:    records are equal by their components
import java.util.*;

class Points {
    record P(int x, int y) {}
    static boolean same(int a, int b, int c, int d) {
        return new P(a, b).equals(new P(c, d));
    }
}
