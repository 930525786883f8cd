import java.util.*;

class Orders {
    static int same() {
        Comparator<Integer> one = Comparator.naturalOrder();
        Comparator<Integer> other = Comparator.naturalOrder();
        return one == null || other == null ? 1 : 0;
    }
}
