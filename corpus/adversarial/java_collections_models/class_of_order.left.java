// claim:  Orders.same
// truth:  different
// today:  unknown
// why:    the natural order and its reverse have different classes
import java.util.*;

class Orders {
    static boolean same() {
        Object one = Comparator.naturalOrder();
        Object other = Comparator.reverseOrder();
        return one.getClass() == other.getClass();
    }
}
