// claim:  Keys.first
// truth:  different
// today:  unknown
// why:    a table that was large keeps its room when it is cleared, and gives keys in another order
import java.util.*;

class Keys {
    static int first() {
        Map<Integer, Integer> map = new HashMap<>();
        for (int i = 0; i < 100; i++) {
            map.put(i, i);
        }
        map.clear();
        map.put(16, 1);
        map.put(1, 2);
        return map.keySet().iterator().next();
    }
}
