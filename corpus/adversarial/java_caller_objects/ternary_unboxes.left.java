// claim:  Boxes.pick
// truth:  different
// why:    a ternary of Integer and int unboxes null
import java.util.*;

class Boxes {
    static Integer pick(boolean first, Integer a) {
        return first ? a : 0;
    }
}
