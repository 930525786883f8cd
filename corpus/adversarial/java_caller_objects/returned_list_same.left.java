// claim:  Lists.pairs
// truth:  equivalent
// why:    the lists that are returned hold the same and were made otherwise
import java.util.*;

class Lists {
    static List<Integer> pairs(int a, int b) {
        List<Integer> all = new ArrayList<>();
        all.add(a);
        all.add(b);
        return all;
    }
}
