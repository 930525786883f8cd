// claim:  first
// truth:  different
// today:  unknown
// why:    keys of one bin are iterated in the order in which they came
import java.util.*;

class Bins {
    static int first(boolean other) {
        Set<Integer> keys = new HashSet<>();
        keys.add(16);
        keys.add(0);
        return keys.iterator().next();
    }
}
