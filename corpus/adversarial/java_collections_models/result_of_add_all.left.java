// claim:  Lists.added
// truth:  different
// why:    adding nothing says false
import java.util.*;

class Lists {
    static boolean added(List<Integer> to, List<Integer> from) {
        return to.addAll(from);
    }
}
