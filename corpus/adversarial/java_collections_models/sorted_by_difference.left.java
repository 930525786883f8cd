// claim:  Orders.least
// truth:  different
// today:  unknown
// why:    sorting by differences, which overflow
import java.util.*;

class Orders {
    static int least(int a, int b) {
        List<Integer> values = new ArrayList<>();
        values.add(a);
        values.add(b);
        values.sort(Comparator.naturalOrder());
        return values.get(0);
    }
}
