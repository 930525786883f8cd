// claim:  Boxes.same
// truth:  different
// why:    boxes are compared as values of a type variable
import java.util.*;

class Boxes {
    static <T> boolean isSame(T one, T other) {
        return one == other;
    }

    static boolean same(int n) {
        Integer box = n;
        return isSame(box, box);
    }
}
