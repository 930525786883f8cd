// claim:  Orders.before
// truth:  different
// today:  unknown
// why:    the caller's order may be any
import java.util.*;

class Orders {
    interface Order extends Comparator<Integer> {
    }

    static final class Up implements Order {
        public int compare(Integer a, Integer b) {
            return Integer.compare(a, b);
        }
    }

    static boolean before(Order order, int a, int b) {
        return Comparator.comparing((Integer x) -> x, order).compare(a, b) < 0;
    }
}
