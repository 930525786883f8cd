import java.util.*;

class Merged {
    static int first(boolean other) {
        Map<Integer, Integer> map = new HashMap<>();
        map.put(0, 1);
        map.put(16, 1);
        return map.keySet().iterator().next();
    }
}
