// claim:  Boxes.same
// truth:  different
// why:    two boxes of a large number need not be one
import java.util.*;

class Boxes {
    static boolean same(Integer a, Integer b) {
        if (a == null || b == null) return false;
        return a.equals(b);
    }
}
