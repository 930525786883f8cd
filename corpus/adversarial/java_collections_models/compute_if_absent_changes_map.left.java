// claim:  Maps.get
// truth:  different
// today:  unknown
// why:    a function that changes the map makes it throw
import java.util.*;

class Maps {
    static int get(String key) {
        Map<String, Integer> map = new HashMap<>();
        return map.computeIfAbsent(key, k -> {
            map.put("other", 1);
            return 2;
        });
    }
}
