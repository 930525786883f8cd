// claim:  Lists.sizes
// truth:  different
// why:    two parameters may be the same list
import java.util.*;

class Lists {
    static int sizes(List<Integer> from, List<Integer> to) {
        to.add(1);
        return from.size();
    }
}
