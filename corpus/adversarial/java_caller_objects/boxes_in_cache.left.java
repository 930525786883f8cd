// claim:  Boxes.same
// truth:  equivalent
// why:    boxes that valueOf makes of a byte are in the cache
import java.util.*;

class Boxes {
    static boolean same(byte a, byte b) {
        Integer x = (int) a;
        Integer y = (int) b;
        return x == y;
    }
}
