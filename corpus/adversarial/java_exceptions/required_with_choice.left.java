// claim:  Orders.check
// truth:  different
// today:  unknown
// why:    the message of requireNonNull is chosen on the way to the call; the constant before the call is only one of the two
import java.util.Objects;

class Orders {
    static int check(Object order, boolean isNew) {
        Objects.requireNonNull(order, isNew ? "new order" : "order");
        return 1;
    }
}
