// claim:  Orders.same
// truth:  different
// today:  unknown
// why:    the reversed natural order is one object in JDK 17, and equals itself
import java.util.*;

class Orders {
    static boolean same() {
        Comparator<Integer> one = Comparator.reverseOrder();
        Comparator<Integer> other = Comparator.reverseOrder();
        return one.equals(other);
    }
}
