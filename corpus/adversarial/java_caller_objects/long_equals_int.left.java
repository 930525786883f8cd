// claim:  Boxes.same
// truth:  different
// why:    a Long equals no Integer
import java.util.*;

class Boxes {
    static boolean same(Long a, int b) {
        return a != null && a == b;
    }
}
