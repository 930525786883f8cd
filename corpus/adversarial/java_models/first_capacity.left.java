// claim:  first
// truth:  different
// today:  unknown
// why:    the first capacity decides the order of iteration
import java.util.*;

class Capacity {
    static int first(boolean other) {
        Map<Integer, String> map = new HashMap<>(16);
        map.put(16, "a");
        map.put(1, "b");
        return map.keySet().iterator().next();
    }
}
