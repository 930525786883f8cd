// claim:  Lists.same
// truth:  equivalent
// why:    boxes of small numbers are the same objects
import java.util.*;

class Lists {
    static boolean same(int a, int b) {
        List<Integer> values = new ArrayList<>();
        values.add(a & 127);
        values.add(b & 127);
        return values.get(0) == values.get(1);
    }
}
