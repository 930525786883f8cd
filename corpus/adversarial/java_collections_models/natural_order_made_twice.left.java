// claim:  Orders.same
// truth:  different
// today:  unknown
// why:    the natural order is one object in JDK 17
import java.util.*;

class Orders {
    static int same() {
        Comparator<Integer> one = Comparator.naturalOrder();
        Comparator<Integer> other = Comparator.naturalOrder();
        return one == other ? 1 : 0;
    }
}
