// claim:  Lists.pairs
// truth:  different
// why:    the lists that are returned hold other numbers
import java.util.*;

class Lists {
    static List<Integer> pairs(int a, int b) {
        List<Integer> all = new ArrayList<>();
        all.add(a);
        all.add(b);
        return all;
    }
}
