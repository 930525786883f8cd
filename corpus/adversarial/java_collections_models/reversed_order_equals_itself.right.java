import java.util.*;

class Orders {
    static boolean same() {
        Comparator<Integer> one = Comparator.reverseOrder();
        Comparator<Integer> other = Comparator.reverseOrder();
        return one == null || other == null;
    }
}
