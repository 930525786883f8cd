// claim:  Iters.first
// truth:  equivalent
// why:    an iterator is asked the same things
import java.util.*;

class Iters {
    static String first(Iterator<String> all) {
        return all.hasNext() ? all.next() : null;
    }
}
