// claim:  first
// truth:  different
// today:  unknown
// why:    merge puts an entry before the others of its bin, put after them
import java.util.*;

class Merged {
    static int first(boolean other) {
        Map<Integer, Integer> map = new HashMap<>();
        map.put(0, 1);
        map.merge(16, 1, Integer::sum);
        return map.keySet().iterator().next();
    }
}
