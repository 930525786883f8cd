import java.util.*;

class Orders {
    static boolean before(int a, int b) {
        Comparator<Integer> order = (x, y) -> x - y;
        return order.compare(a, b) < 0;
    }
}
