import java.util.*;

class Capacity {
    static int first(boolean other) {
        Map<Integer, String> map = new HashMap<>(64);
        map.put(16, "a");
        map.put(1, "b");
        return map.keySet().iterator().next();
    }
}
