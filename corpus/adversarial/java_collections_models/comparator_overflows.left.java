// claim:  Orders.before
// truth:  different
// why:    a difference overflows
import java.util.*;

class Orders {
    static boolean before(int a, int b) {
        Comparator<Integer> order = Comparator.comparingInt(x -> x);
        return order.compare(a, b) < 0;
    }
}
