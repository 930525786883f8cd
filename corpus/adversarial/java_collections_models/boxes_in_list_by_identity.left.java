// claim:  Lists.same
// truth:  different
// why:    boxes of large numbers are different objects
import java.util.*;

class Lists {
    static boolean same(int a, int b) {
        List<Integer> values = new ArrayList<>();
        values.add(a);
        values.add(b);
        return values.get(0) == values.get(1);
    }
}
