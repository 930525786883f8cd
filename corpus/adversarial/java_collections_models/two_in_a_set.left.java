// claim:  Sets.differ
// truth:  equivalent
// today:  unknown
// why:    a set holds equal elements once
import java.util.*;

class Sets {
    static boolean differ(int a, int b) {
        Set<Integer> set = new HashSet<>();
        set.add(a);
        return set.add(b);
    }
}
