import java.util.*;

class Boxes {
    static boolean same(Integer a, Integer b) {
        if (a == null || b == null) return false;
        return a == b;
    }
}
