// claim:  Iters.first
// truth:  different
// why:    next of an iterator at its end throws
import java.util.*;

class Iters {
    static String first(List<String> all) {
        Iterator<String> it = all.iterator();
        return it.hasNext() ? it.next() : null;
    }
}
