// claim:  Keys.first
// truth:  different
// today:  unknown
// why:    the capacity of a table decides the order of its keys
import java.util.*;

class Keys {
    static int first(int a, int b) {
        Set<Integer> set = new HashSet<>();
        set.add(a);
        set.add(b);
        return set.iterator().next();
    }
}
