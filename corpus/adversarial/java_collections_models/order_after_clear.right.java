import java.util.*;

class Keys {
    static int first() {
        Map<Integer, Integer> map = new HashMap<>();
        map.put(16, 1);
        map.put(1, 2);
        return map.keySet().iterator().next();
    }
}
