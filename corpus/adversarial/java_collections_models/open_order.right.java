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
        Objects.requireNonNull(order);
        return a < b;
    }
}
