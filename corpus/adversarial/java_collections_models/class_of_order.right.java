import java.util.*;

class Orders {
    static boolean same() {
        Object one = Comparator.naturalOrder();
        Object other = Comparator.reverseOrder();
        return one != null && other != null;
    }
}
