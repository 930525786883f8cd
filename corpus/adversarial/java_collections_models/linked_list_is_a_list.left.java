// claim:  Lists.third
// truth:  equivalent
// today:  unknown
// why:    a linked list has the same elements
import java.util.*;

class Lists {
    static int third(int a, int b, int index) {
        List<Integer> values = new ArrayList<>();
        values.add(a);
        values.add(b);
        return values.get(index);
    }
}
